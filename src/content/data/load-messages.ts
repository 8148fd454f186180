import type { DocsConfig } from '../../shared/config/config.ts'
import { DocsError, type Problem, type ProblemCollector } from '../../shared/docs-error.ts'
import { allMessages } from '../../shared/messages/all-messages.ts'
import { pluralForms } from '../../shared/messages/count-message.ts'
import type { AllMessages, LocaleMessages } from '../../shared/messages/page-messages.ts'
import { suggestFix } from '../../shared/text/find-nearest.ts'
import { listFiles, type SourceFile } from '../source-files.ts'
import { loadLanguage, messagesSchema } from './load-language.ts'
import { readYaml } from './read-yaml.ts'

/**
 * Reads the messages of each locale: the engine's in its language, replaced by the site's in
 * `content/i18n/<locale>/messages.yml`. A file with a mistake replaces none.
 */
export function loadLocaleMessages(
  root: string,
  { locales }: DocsConfig,
  collector: ProblemCollector,
): LocaleMessages {
  const entries = locales.map((locale) => {
    const { id } = locale
    const file = listFiles(root, `content/i18n/${id}`).find(({ path }) =>
      /^messages\.ya?ml$/.test(path.slice(`content/i18n/${id}/`.length)),
    )
    const language = loadLanguage(locale)
    const standard = { ...defaultMessages, ...language }
    const replaced = file === undefined ? {} : collector.run(() => loadMessages(file, standard), {})
    return [id, { ...language, ...replaced }] as const
  })
  return new Map(entries)
}

/** Returns the messages of a file that differ from what a locale has without it. */
function loadMessages(file: SourceFile, standard: Record<string, string>): Partial<AllMessages> {
  const { data, line } = readYaml(file, messagesSchema)
  const problems = Object.entries(data).flatMap(([key, text]) =>
    checkMessage(key, text).map(
      (problem): Problem => ({ ...problem, at: { file: file.path, line: line([key]) } }),
    ),
  )
  if (problems.length > 0) throw new DocsError(problems)
  return Object.fromEntries(Object.entries(data).filter(([key, text]) => standard[key] !== text))
}

const defaultMessages: Record<string, string> = allMessages
const listPlaceholders = (text: string): string[] => text.match(/\{\w+\}/g) ?? []

/** Reports a message that doesn't exist, or whose placeholders differ. */
export function checkMessage(key: string, text: string): Pick<Problem, 'problem' | 'fix'>[] {
  const standard = findDefault(key)
  if (standard === undefined) {
    const fix = suggestFix(key, Object.keys(defaultMessages), 'Remove it, or correct its name.')
    return [{ problem: `No text has the name \`${key}\`.`, fix }]
  }
  const expected = listPlaceholders(standard)
  const actual = listPlaceholders(text)
  // A plural form for one exact number may spell out the number.
  const optional = /\.(?:zero|one|two)$/.test(key) ? '{count}' : undefined
  const missing = expected.filter((name) => !actual.includes(name) && name !== optional)
  const unknown = actual.filter((name) => !expected.includes(name))
  return [
    ...missing.map((name) => ({
      problem: `\`${key}\` has no \`${name}\`, which is replaced by a value.`,
      fix: `Write it as in the default text: \`${standard}\`.`,
    })),
    ...unknown.map((name) => ({
      problem: `\`${key}\` uses the unknown placeholder \`${name}\`.`,
      fix: expected.length === 0 ? 'Remove it.' : `Use ${expected.map((w) => `\`${w}\``).join(', ')}.`,
    })),
  ]
}

/**
 * Returns the default message of a key. If it has a count, a language may define every plural form, such as
 * `apiMatches.few`.
 */
function findDefault(key: string): string | undefined {
  const form = /^(\w+)\.(\w+)$/.exec(key)
  if (form === null) return Object.hasOwn(defaultMessages, key) ? defaultMessages[key] : undefined
  const [, text = '', name = ''] = form
  const isCount = Object.hasOwn(defaultMessages, `${text}.one`) && pluralForms.some((each) => each === name)
  return isCount ? defaultMessages[text] : undefined
}
