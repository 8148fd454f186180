import { expect, test } from 'vitest'
import { sampleContentList, samplePage, sampleView } from '../../../tests/unit/sample-values.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { PageView } from '../../shared/site/page.ts'
import { addFeedLinks } from './feed-links.ts'

/** Creates a page with its view. With an area or `null`, it lists release notes. */
function createEntry(
  id: string,
  { lists, ...changes }: Partial<PageView> & { lists?: string | null } = {},
): [CompiledPage, PageView] {
  const list = sampleContentList({ component: 'ReleaseNotes', kind: 'release', area: lists ?? undefined })
  const page = samplePage(id, {
    contentLists: lists === undefined ? [] : [list],
    locale: changes.locale ?? 'en',
    title: `Title of ${id}`,
  })
  return [page, sampleView({ url: `/b${page.path}`, ...changes })]
}

const listFeeds = (...entries: [CompiledPage, PageView][]): string[][] =>
  [...addFeedLinks({ views: new Map(entries), apiPages: [], lists: [] }, { base: '/b/' }).views.values()].map(
    ({ feeds }) => feeds.map(({ url }) => url),
  )

test('a page with release notes has three formats, and the others link to the feed of their area or of all', () => {
  const all = createEntry('news', { lists: null })
  const account = createEntry('news-account', { lists: 'account' })
  expect(
    listFeeds(all, account, createEntry('a', { area: 'account' }), createEntry('b', { area: 'ai' })),
  ).toEqual([
    ['/b/docs/news/atom.xml', '/b/docs/news/rss.xml', '/b/docs/news/feed.json'],
    ['/b/docs/news-account/atom.xml', '/b/docs/news-account/rss.xml', '/b/docs/news-account/feed.json'],
    ['/b/docs/news-account/atom.xml'],
    ['/b/docs/news/atom.xml'],
  ])
})

test('a page links to no feed in another language', () => {
  expect(listFeeds(createEntry('news', { lists: null }), createEntry('a', { locale: 'ar' }))[1]).toEqual([])
})

test('API pages and lists link to feeds too', () => {
  const [page, view] = createEntry('news', { lists: null })
  const generated = { view: sampleView({ url: '/b/x/' }) } as never
  const { apiPages, lists } = addFeedLinks(
    { views: new Map([[page, view]]), apiPages: [[generated]], lists: [generated] },
    { base: '/b/' },
  )
  const [feed] = lists[0]?.view.feeds ?? []
  expect(feed).toEqual({ title: 'Title of news', type: 'application/atom+xml', url: '/b/docs/news/atom.xml' })
  expect(apiPages[0]?.[0]?.view.feeds).toEqual([feed])
})
