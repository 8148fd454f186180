import { createContext, useContext } from 'react'
import { defaultMessages, type Messages } from '../../shared/messages/messages.ts'

/** Texts of the shell in the language of the page. The entries provide them. */
export const MessagesContext = createContext<Messages>(defaultMessages)

/** Texts of the shell in the language of the page. */
export function useMessages(): Messages {
  return useContext(MessagesContext)
}
