import { expect, test } from 'vitest'
import { sampleView } from '../../../tests/unit/sample-values.ts'
import {
  addLocale,
  changeUrlLocale,
  getLocalePath,
  getSourcePath,
  getTranslationFolder,
  resolveCanonicalUrl,
} from './locales.ts'
import type { LocaleView } from './site-view.ts'

const locale = (path: string): LocaleView => ({
  id: 'x',
  label: 'X',
  direction: 'ltr',
  htmlLang: 'x',
  calendar: 'gregory',
  path,
})

test.each([
  { url: '/docs/a/', from: '/', to: '/ar/', expected: '/ar/docs/a/' },
  { url: '/ar/docs/a/', from: '/ar/', to: '/', expected: '/docs/a/' },
  { url: '/base/de/a/', from: '/base/de/', to: '/base/fr/', expected: '/base/fr/a/' },
  { url: '/elsewhere/', from: '/base/', to: '/base/fr/', expected: '/base/fr/' },
])('[R-016] $url of the locale below $from is $expected below $to', ({ url, from, to, expected }) => {
  expect(changeUrlLocale(url, locale(from), locale(to))).toBe(expected)
})

test('[R-016] a language is below its path or name, and the first one is at the base', () => {
  const locales = [
    { id: 'en', label: 'English', direction: 'ltr' as const, calendar: 'gregory' },
    { id: 'de', label: 'Deutsch', direction: 'ltr' as const, calendar: 'gregory' },
    { id: 'ar-EG', label: 'A', direction: 'rtl' as const, calendar: 'gregory', path: '/ar/' },
  ]
  expect(locales.map(({ id }) => getLocalePath(id, { locales }))).toEqual(['/', '/de/', '/ar/'])
  expect(locales.map(({ id }) => addLocale('/x/', id, { locales }))).toEqual(['/x/', '/de/x/', '/ar/x/'])
})

test('untranslated pages are indexed by search engines only in the first language', () => {
  const locales = [
    { ...locale('/base/'), id: 'en' },
    { ...locale('/base/de/'), id: 'de' },
    { ...locale('/base/ar/'), id: 'ar' },
  ]
  const view = sampleView({ url: '/base/ar/x/', locale: 'ar' })
  expect(resolveCanonicalUrl(view, locales)).toBe('/base/ar/x/')
  const untranslated = { ...view, fallback: { lang: 'en', dir: 'ltr' as const } }
  expect(resolveCanonicalUrl(untranslated, locales)).toBe('/base/x/')
})

test('a translation and its original find each other by their folders', () => {
  expect(getSourcePath('content/i18n/ar/docs/a.mdx')).toBe('content/docs/a.mdx')
  expect(getSourcePath('content/docs/i18n/ar/a.mdx')).toBe('content/docs/i18n/ar/a.mdx')
  expect(getTranslationFolder('content/docs', 'ar')).toBe('content/i18n/ar/docs')
})
