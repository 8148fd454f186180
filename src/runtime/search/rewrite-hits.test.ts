import { expect, test } from 'vitest'
import { sampleSite } from '../../../tests/unit/sample-values.ts'
import type {
  SearchEngine,
  SearchHit,
  SearchQuery,
  SearchResponse,
} from '../../shared/search/search-engine.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { rewriteHits } from './rewrite-hits.ts'

const hitAt = (url: string): SearchHit => ({
  id: url,
  url,
  isExternal: false,
  pageUrl: url.replace(/#.*/, ''),
  kind: 'guide',
  area: '',
  trail: [],
  page: [],
  heading: [],
  excerpt: [],
  method: undefined,
})

const answer: SearchResponse = {
  hits: ['/docs/a/#b', '/blog/c/'].map(hitAt),
  total: 2,
  areas: {},
  kinds: {},
  suggestions: [],
}
const engine: SearchEngine = { prepare() {}, search: async () => answer }
const query: SearchQuery = { text: 'a', area: undefined, kind: undefined, offset: 0, limit: 20 }

const siteWith = (search: Partial<SiteView['search']>): SiteView => ({
  ...sampleSite,
  search: { ...sampleSite.search, ...search },
})

test('[R-092] results of the embedded engine are rewritten like results of services', async () => {
  const site = siteWith({ externalUrlPattern: '/blog/', replacePathname: { from: '/docs/', to: '/guide/' } })
  const { hits } = await rewriteHits(engine, site).search(query, new AbortController().signal)
  expect(hits.map(({ url, pageUrl, isExternal }) => [url, pageUrl, isExternal])).toEqual([
    ['/guide/a/#b', '/guide/a/', false],
    ['https://docs.example/blog/c/', 'https://docs.example/blog/c/', true],
  ])
})

test('[R-092] the engine of a site without rules is unchanged', () => {
  expect(rewriteHits(engine, siteWith({}))).toBe(engine)
})
