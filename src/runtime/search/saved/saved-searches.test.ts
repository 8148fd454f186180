import { describe, expect, test } from 'vitest'
import {
  addFavorite,
  addRecent,
  getSavedSearchKey,
  listShownRecents,
  readSavedSearches,
  removeFavorite,
  removeRecent,
  type SavedPage,
  type SavedSearchLists,
} from './saved-searches.ts'

const page = (name: string | number): SavedPage => ({
  type: 'page',
  url: `/docs/${name}/`,
  title: `Page ${name}`,
  trail: ['Compute'],
  kind: 'guide',
  method: undefined,
})
const none: SavedSearchLists = { recents: [], favorites: [] }
const numbers = Array.from({ length: 12 }, (_, index) => index + 1)
const keys = (list: readonly Parameters<typeof getSavedSearchKey>[0][]): string =>
  list.map(getSavedSearchKey).join(' ')

describe('[R-090] recent searches', () => {
  test('are the last seven different ones, newest first', () => {
    const saved = [...numbers, 8].reduce((all, number) => addRecent(all, page(number)), none)
    expect(keys(listShownRecents(saved))).toBe(
      '/docs/8/ /docs/12/ /docs/11/ /docs/10/ /docs/9/ /docs/7/ /docs/6/',
    )
  })

  test('are four if there are favorites', () => {
    const saved = numbers.reduce((all, number) => addRecent(all, page(number)), none)
    expect(keys(listShownRecents(addFavorite(saved, page('kept'))))).toBe(
      '/docs/12/ /docs/11/ /docs/10/ /docs/9/',
    )
  })

  test('can be queries', () => {
    const saved = addRecent(addRecent(none, { type: 'query', text: 'disk' }), page(1))
    expect(keys(listShownRecents(saved))).toBe('/docs/1/ ?disk')
    expect(removeRecent(saved, { type: 'query', text: 'disk' }).recents).toEqual([page(1)])
  })

  test('do not repeat favorites', () => {
    const kept = addFavorite(addRecent(none, page(1)), page(1))
    expect(kept).toEqual({ recents: [], favorites: [page(1)] })
    expect(addRecent(kept, page(1))).toEqual(kept)
  })
})

test('[R-090] favorites are ten, and can be removed', () => {
  const saved = numbers.reduce((all, number) => addFavorite(all, page(number)), none)
  expect(saved.favorites).toHaveLength(10)
  expect(saved.favorites[0]).toEqual(page(12))
  expect(removeFavorite(saved, page(12)).favorites).toHaveLength(9)
})

describe('stored searches', () => {
  test('are restored unchanged', () => {
    const saved = addRecent(addFavorite(none, page(1)), { type: 'query', text: 'disk' })
    expect(readSavedSearches(JSON.stringify(saved.recents), JSON.stringify(saved.favorites))).toEqual(saved)
  })

  test.each([
    undefined,
    '',
    '{',
    'null',
    '{"type":"page"}',
    '[null,1,"x",{"type":"page"},{"type":"query"}]',
    JSON.stringify([{ ...page(1), url: 'javascript:alert(1)' }]),
    JSON.stringify([{ ...page(1), url: '//elsewhere.example/' }]),
    JSON.stringify([{ ...page(1), kind: 'secret' }]),
  ])('are skipped if invalid: %s', (text) => {
    expect(readSavedSearches(text, text)).toEqual(none)
  })
})
