import { fillMessage } from './fill-message.ts'

/** Messages of one language, and the tag of the language: counting needs it. */
export interface LocalizedMessages<Messages> {
  messages: Messages
  language: string
}

/** Names of the plural forms that languages have beside `other`, which is the text itself. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many'] as const

/** Creating rules takes a hundred times longer than using them. */
const rulesByLanguage = new Map<string, Intl.PluralRules>()

function getPluralRules(language: string): Intl.PluralRules {
  const rules = rulesByLanguage.get(language) ?? new Intl.PluralRules(language)
  rulesByLanguage.set(language, rules)
  return rules
}

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
  const form = getPluralRules(language).select(count)
  const text = texts[`${key}.${form}`] ?? texts[key] ?? ''
  return fillMessage(text, { count: count.toLocaleString(language) })
}
