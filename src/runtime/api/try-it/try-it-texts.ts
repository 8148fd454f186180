import { tryItCheckMessages } from '../../../shared/messages/api/try-it-check-messages.ts'
import { tryItMessages } from '../../../shared/messages/api/try-it-messages.ts'
import { countMessage } from '../../../shared/messages/count-message.ts'
import { readReplacedTexts } from './read-replaced-texts.ts'

const defaultTexts = { ...tryItMessages, ...tryItCheckMessages }

export type TryItTexts = typeof defaultTexts

let pageTexts: TryItTexts | undefined

/** Returns the texts of the form, and of what is wrong in it, in the language of the page. English without a page. */
export function getTryItTexts(): TryItTexts {
  if (typeof document === 'undefined') return defaultTexts
  pageTexts ??= { ...defaultTexts, ...readReplacedTexts() }
  return pageTexts
}

/** Fills a count into one of these texts. */
export const countTryIt = (key: keyof TryItTexts, count: number): string =>
  countMessage({ messages: getTryItTexts(), language: readLanguage() }, key, count)

/** Returns the language of the page; English without a page. */
const readLanguage = (): string =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en'
