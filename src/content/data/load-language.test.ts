import { describe, expect, test } from 'vitest'
import { sampleConfig } from '../../../tests/unit/sample-values.ts'
import { createTemporaryFolder } from '../../../tests/unit/temporary-folder.ts'
import { ProblemCollector } from '../../shared/docs-error.ts'
import { allMessages } from '../../shared/messages/all-messages.ts'
import type { LocaleMessages } from '../../shared/messages/page-messages.ts'
import { formatMissingMessages } from './format-missing-messages.ts'
import { loadLanguage } from './load-language.ts'
import { checkMessage, loadLocaleMessages } from './load-messages.ts'

const english: Record<string, string> = allMessages

/** How much longer than the English text a text may be: buttons and menus have little room. */
const maxLength = ({ length }: string): number => length * 2 + 12

describe.each(['de', 'es', 'fr', 'hi'])('the texts in %s', (id) => {
  const texts: Record<string, string> = loadLanguage({ id })

  test('are complete, and have the placeholders of the English ones', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    expect(Object.entries(texts).flatMap(([key, text]) => checkMessage(key, text))).toEqual([])
  })

  test('fit where the English ones do', () => {
    const long = Object.entries(texts).filter(([key, text]) => text.length > maxLength(english[key] ?? ''))
    expect(long).toEqual([])
  })
})

const locales = [
  { id: 'en', label: 'English' },
  { id: 'es-MX', label: 'Spanish' },
  { id: 'ar', label: 'العربية' },
]
const load = (files: Record<string, string>): LocaleMessages =>
  loadLocaleMessages(createTemporaryFolder(files), sampleConfig({ locales }), new ProblemCollector())

test('a locale has the texts of its language, replaced by the texts of the site', () => {
  const messages = load({ 'content/i18n/es-MX/messages.yml': 'next: Forward\n' })
  expect(messages.get('es-MX')).toMatchObject({ next: 'Forward', previous: 'Anterior' })
  expect([messages.get('en'), messages.get('ar')]).toEqual([{}, {}])
})

test('texts that are still in English are listed by locale', () => {
  const [first = '', ...rest] = Object.keys(english).filter((key) => !key.includes('.'))
  const messages = load({
    'content/i18n/ar/messages.yml': rest
      .map((key) => `${key}: '${english[key]?.replaceAll("'", "''")} '\n`)
      .join(''),
  })
  expect(formatMissingMessages(sampleConfig({ locales }), messages)).toBe(
    [
      'content/i18n/ar/messages.yml',
      `  In العربية, 1 text of the interface is still in English: \`${first}\`.`,
      '  Translate them in this file.',
    ].join('\n'),
  )
  expect(formatMissingMessages(sampleConfig({ locales }), load({}))).toContain(', and ')
})
