import { expect, test } from 'vitest'
import type { PageSnapshot } from '../../shared/site/page.ts'
import { needsOtherShell } from './load-page.ts'

const page = (build: string, locale: string): PageSnapshot => ({
  build,
  content: '',
  view: { locale } as PageSnapshot['view'],
})

test.each([
  ['the same build and locale', page('b1', 'en'), false],
  ['another build', page('b2', 'en'), true],
  ['another locale', page('b1', 'de'), true],
])('a page of %s needs a full load: %s', (_title, next, expected) => {
  expect(needsOtherShell(next, page('b1', 'en'))).toBe(expected)
})
