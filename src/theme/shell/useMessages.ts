import { createContext, useContext } from 'react'
import { getMessages } from '../../runtime/stores/message-store.ts'
import type { Messages } from '../../shared/messages/messages.ts'

/** Messages of the shell in the language of the page that the build prints. Browsers use the messages of the tab. */
export const MessagesContext = createContext<Messages | undefined>(undefined)

/** Returns the messages of the shell in the language of the page. */
export function useMessages(): Messages {
  return useContext(MessagesContext) ?? getMessages()
}
