import { expect, test } from 'vitest'
import {
  type OfflineSettings,
  type StoredPage,
  storedPagesMarks,
} from '../../../shared/output/offline-paths.ts'
import { fillOfflinePage, findLocale } from './fill-offline-page.ts'

const { start, links, end } = storedPagesMarks
const page = `<h1>Offline</h1>${start}<h2>Stored</h2><ul>${links}</ul>${end}<p>Hint</p>`

test('the offline page lists the stored pages as text', () => {
  const pages = [{ url: '/a/?"', title: '<b>$& & co</b>' }] as StoredPage[]
  expect(fillOfflinePage(page, pages)).toBe(
    '<h1>Offline</h1><h2>Stored</h2><ul><li><a href="/a/?&quot;">&lt;b&gt;$&amp; &amp; co&lt;/b&gt;</a></li></ul><p>Hint</p>',
  )
})

test('without stored pages it has no list', () => {
  expect(fillOfflinePage(page, [])).toBe('<h1>Offline</h1><p>Hint</p>')
})

test.each([
  ['/help/docs/', 'en'],
  ['/help/ar/docs/', 'ar'],
  ['/help/archive/', 'en'],
])('the language of %s is %s', (path, locale) => {
  const locales = [
    { id: 'en', path: '/help/' },
    { id: 'ar', path: '/help/ar/' },
  ]
  expect(findLocale(path, { locales } as OfflineSettings)).toBe(locale)
})
