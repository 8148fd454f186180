import { type PageMessages, pageMessages } from '../shared/messages/page-messages.ts'
import { useMessages } from './messages.ts'

/** All texts in the language of the page, for modules that guides do not load. */
export function usePageMessages(): PageMessages {
  return { ...pageMessages, ...useMessages() }
}
