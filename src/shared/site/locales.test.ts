import { expect, test } from 'vitest'
import { localeUrl } from './locales.ts'
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
  expect(localeUrl(url, locale(from), locale(to))).toBe(expected)
})
