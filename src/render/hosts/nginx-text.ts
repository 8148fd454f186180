import { removeControlCharacters } from './host-rules.ts'

/** Quotes a literal. */
export const quoteText = (text: string): string =>
  `"${removeControlCharacters(text).replace(/[\\"]/g, '\\$&')}"`

/** nginx can't escape `$` where variables are allowed. In URLs, which policies consist of, `%24` is equivalent. */
export const quoteValue = (text: string): string => quoteText(text.replaceAll('$', '%24'))
