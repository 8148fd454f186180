import { tryItCheckMessages } from '../../../shared/messages/api/try-it-check-messages.ts'
import { tryItMessages } from '../../../shared/messages/api/try-it-messages.ts'
import { countMessage } from '../../../shared/messages/count-message.ts'
import { readReplacedTexts } from './read-replaced-texts.ts'

const defaultTexts = { ...tryItMessages, ...tryItCheckMessages }

export type TryItTexts = typeof defaultTexts

let pageTexts: TryItTexts | undefined

/** Returns the form's texts in the page's locale. English without a page. */
export function getTryItTexts(): TryItTexts {
  if (typeof document === 'undefined') return defaultTexts
  pageTexts ??= { ...defaultTexts, ...readReplacedTexts() }
  return pageTexts
}

/** Formats one of these texts with a count. */
export const countTryIt = (key: keyof TryItTexts, count: number): string =>
  countMessage({ messages: getTryItTexts(), language: readLanguage() }, key, count)

/** Returns the page's language. English without a page. */
const readLanguage = (): string =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en'
