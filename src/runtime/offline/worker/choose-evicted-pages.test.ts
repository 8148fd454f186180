import { expect, test } from 'vitest'
import type { StoredPage } from '../../../shared/output/offline-paths.ts'
import { chooseEvictedPages } from './choose-evicted-pages.ts'

const storedPage = (readAt: number, facts: Partial<StoredPage> = {}): StoredPage => ({
  url: `/${readAt}/`,
  title: '',
  storedAt: 0,
  readAt,
  bytes: 10,
  isSaved: false,
  files: [],
  ...facts,
})

test.each([
  ['below both limits, none', { maxPages: 3, maxBytes: 30 }, []],
  ['beyond the number, the one read longest ago', { maxPages: 2, maxBytes: 30 }, ['/1/']],
  ['beyond the bytes, those read longest ago', { maxPages: 3, maxBytes: 19 }, ['/2/', '/1/']],
  ['without room, all', { maxPages: 0, maxBytes: 30 }, ['/3/', '/2/', '/1/']],
])('%s', (_, limits, urls) => {
  const pages = [storedPage(2), storedPage(3), storedPage(1)]
  expect(chooseEvictedPages(pages, limits).map(({ url }) => url)).toEqual(urls)
})

test('a saved page is never removed and takes no room from visited ones', () => {
  const pages = [storedPage(1, { isSaved: true, bytes: 1000 }), storedPage(2), storedPage(3)]
  expect(chooseEvictedPages(pages, { maxPages: 2, maxBytes: 20 })).toEqual([])
  expect(chooseEvictedPages(pages, { maxPages: 0, maxBytes: 0 })).not.toContain(pages[0])
})
