import { expect, test } from 'vitest'
import { sampleSitePage } from '../../tests/unit/sample-values.ts'
import type { PageView } from '../shared/site/page.ts'
import { getSearchNeed } from './get-search-need.ts'

const { view } = sampleSitePage('x')
const options = { isUnlisted: false, keepsRecords: false }

test('of a guide is its index segment, and its records if a service is configured', () => {
  expect(getSearchNeed(view, options)).toBe('part')
  expect(getSearchNeed(view, { ...options, keepsRecords: true })).toBe('part and records')
})

test.each<[string, Partial<PageView>, boolean]>([
  ['an unlisted page', {}, true],
  ['the not-found page', { kind: 'notFound' }, false],
  ['a page that replaces its missing translation', { fallback: { lang: 'en', dir: 'ltr' } }, false],
  ['a list of other pages', { kind: 'docTagDocList' }, false],
])('of %s is empty', (_, changes, isUnlisted) => {
  expect(getSearchNeed({ ...view, ...changes }, { isUnlisted, keepsRecords: true })).toBe('none')
})
