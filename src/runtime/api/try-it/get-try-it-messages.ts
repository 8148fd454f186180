import { tryItCheckMessages } from '../../../shared/messages/api/try-it-check-messages.ts'
import { tryItMessages } from '../../../shared/messages/api/try-it-messages.ts'
import { countMessage } from '../../../shared/messages/count-message.ts'
import { getTabLanguage } from '../../stores/message-store.ts'
import { readReplacedMessages } from './read-replaced-messages.ts'

const defaultMessages = { ...tryItMessages, ...tryItCheckMessages }

export type TryItMessages = typeof defaultMessages

let pageMessages: TryItMessages | undefined

/** Returns the form's messages in the page's locale. English without a page. */
export function getTryItMessages(): TryItMessages {
  if (typeof document === 'undefined') return defaultMessages
  pageMessages ??= { ...defaultMessages, ...readReplacedMessages() }
  return pageMessages
}

/** Formats one of these messages with a count. */
export const countTryIt = (key: keyof TryItMessages, count: number): string =>
  countMessage({ messages: getTryItMessages(), language: getTabLanguage() }, key, count)
