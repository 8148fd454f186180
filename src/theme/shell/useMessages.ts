import { createContext, useContext } from 'react'
import { defaultMessages, type Messages } from '../../shared/messages/messages.ts'

/** Messages of the shell in the language of the page, provided by the modules in `entry/`. */
export const MessagesContext = createContext<Messages>(defaultMessages)

/** Returns the messages of the shell in the language of the page. */
export function useMessages(): Messages {
  return useContext(MessagesContext)
}
