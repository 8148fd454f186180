import { expect, test } from 'vitest'
import { checkSearchQueries } from './check-search-queries.ts'
import type { SearchQueryRow } from './search-queries.ts'

const published = { file: undefined, ids: new Set<string>() }
const site = {
  base: '/base/',
  addresses: {
    pages: new Map([
      ['/docs/new/', published],
      ['/docs/other/', published],
    ]),
  },
  redirects: [{ from: '/docs/old/', to: '/base/docs/new/', locale: 'en', hasHtmlName: false }],
}

const query = (...expected: string[]): SearchQueryRow => ({
  line: 7,
  category: 'title',
  query: 'new',
  expected,
  area: undefined,
  source: 'own',
})

test('a golden query that expects pages and sections of the site is right', () => {
  expect(checkSearchQueries([query('/base/docs/new/', '/base/docs/other/#part')], site)).toEqual([])
})

test('a golden query that expects a moved or missing page is reported with the right one', () => {
  const problems = checkSearchQueries(
    [query('/base/docs/old/#part', '/base/docs/new/'), query('/base/docs/oter/', 'docs')],
    site,
  )
  const at = { file: 'content/search-queries.tsv', line: 7 }
  expect(problems).toEqual([
    {
      problem: '`/base/docs/old/#part` is expected, but the site has no such page.',
      at,
      fix: 'Write `/base/docs/new/`, where the page has moved to.',
      repair: { text: '/base/docs/old/#part', replacement: '/base/docs/new/#part' },
    },
    {
      problem: '`/base/docs/oter/` is expected, but the site has no such page.',
      at,
      fix: 'Did you mean `/docs/other/`?',
    },
    {
      problem: '`docs` is expected, but the site has no such page.',
      at,
      fix: 'Name the page with the answer.',
    },
  ])
})
