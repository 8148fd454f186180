import { type PageMessages, pageMessages } from '../../shared/messages/page-messages.ts'
import { useMessages } from './useMessages.ts'

/** Returns all texts in the language of the page, for modules that guides don't load. */
export function usePageMessages(): PageMessages {
  return { ...pageMessages, ...useMessages() }
}
