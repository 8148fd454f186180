import type { DocsConfig } from '../../shared/config/config.ts'
import { formatProblems } from '../../shared/docs-error.ts'
import { allMessages } from '../../shared/messages/all-messages.ts'
import type { LocaleMessages } from '../../shared/messages/page-messages.ts'
import { formatCount } from '../../shared/text/format-count.ts'
import { getLanguage } from './load-language.ts'

/** Number of keys that a warning names. */
const listedKeys = 10

/** Formats a warning for each locale with texts that are still in English. Empty without any. */
export function formatMissingMessages({ locales }: DocsConfig, messages: LocaleMessages): string {
  const warnings = locales
    .filter((locale) => getLanguage(locale) !== 'en')
    .map(({ id, label }) => {
      const translated = messages.get(id) ?? {}
      // Plural forms such as `apiMatches.one` belong to a text, and not every language has the same.
      const texts = Object.keys(allMessages).filter((key) => !key.includes('.'))
      return { id, label, missing: texts.filter((key) => !Object.hasOwn(translated, key)) }
    })
    .filter(({ missing }) => missing.length > 0)
  return formatProblems(
    warnings.map(({ id, label, missing }) => {
      const keys = missing.slice(0, listedKeys).map((key) => `\`${key}\``)
      const rest = missing.length > listedKeys ? `, and ${missing.length - listedKeys} more` : ''
      return {
        problem: `In ${label}, ${formatCount(missing.length, 'text')} of the interface ${missing.length === 1 ? 'is' : 'are'} still in English: ${keys.join(', ')}${rest}.`,
        at: { file: `content/i18n/${id}/messages.yml`, line: undefined },
        fix: 'Translate them in this file.',
      }
    }),
  )
}
