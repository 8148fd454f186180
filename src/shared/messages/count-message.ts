import { fillMessage } from './fill-message.ts'

/** Messages of one language, and the tag of the language: counting needs it. */
export interface LocalizedMessages<Messages> {
  messages: Messages
  language: string
}

/** Names of the plural forms that languages have beside `other`, which is the text itself. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many'] as const

/**
 * Fills in a count, in the plural form that the language has for it: `apiMatches.one` for one operation, and
 * `apiMatches` where there is no text for the form.
 */
export function countMessage<Messages extends object>(
  { messages, language }: LocalizedMessages<Messages>,
  key: keyof Messages & string,
  count: number,
): string {
  const texts = messages as Readonly<Record<string, string | undefined>>
  const form = new Intl.PluralRules(language).select(count)
  const text = texts[`${key}.${form}`] ?? texts[key] ?? ''
  return fillMessage(text, { count: count.toLocaleString(language) })
}
