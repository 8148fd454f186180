import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { FeedLink, PageView } from '../../shared/site/page.ts'
import { addBase } from '../../shared/urls.ts'
import type { TitledPages } from './distinguish-titles.ts'

/** True for a page of release notes, which has feeds beside it. */
export const hasOwnFeeds = ({ contentLists }: CompiledPage): boolean =>
  contentLists.some(({ component }) => component === 'ReleaseNotes')

/** Adds links to the feeds of release notes to all pages. */
export function addFeedLinks(
  { views, apiPages, lists }: TitledPages,
  config: Pick<DocsConfig, 'base'>,
): TitledPages {
  const findFeeds = createFindFeeds(views, config)
  const addFeeds = (view: PageView): PageView => ({ ...view, feeds: findFeeds(view) })
  return {
    views: new Map([...views].map(([page, view]) => [page, addFeeds(view)])),
    apiPages: apiPages.map((pages) => pages.map((page) => ({ ...page, view: addFeeds(page.view) }))),
    lists: lists.map((list) => ({ ...list, view: addFeeds(list.view) })),
  }
}

/** Finds the feeds of a page: its own, otherwise its area's, otherwise the feeds of all areas. */
function createFindFeeds(
  views: ReadonlyMap<CompiledPage, PageView>,
  { base }: Pick<DocsConfig, 'base'>,
): (view: PageView) => FeedLink[] {
  const sources = [...views].flatMap(([page, view]) =>
    page.contentLists
      .filter(({ component }) => component === 'ReleaseNotes')
      .slice(0, 1)
      .map(({ area }) => ({ page, view, area })),
  )
  const createLink = (page: CompiledPage, type: FeedLink['type'], file: string): FeedLink => ({
    title: page.title,
    type,
    url: addBase(base, page.path + file),
  })
  return (view) => {
    const ownSource = sources.find((source) => source.view.url === view.url)
    if (ownSource !== undefined) {
      return [
        createLink(ownSource.page, 'application/atom+xml', 'atom.xml'),
        createLink(ownSource.page, 'application/rss+xml', 'rss.xml'),
        createLink(ownSource.page, 'application/feed+json', 'feed.json'),
      ]
    }
    const candidates = sources.filter(({ page }) => page.locale === view.locale)
    const source =
      candidates.find(({ area }) => area !== undefined && area === view.area) ??
      candidates.find(({ area }) => area === undefined)
    return source === undefined ? [] : [createLink(source.page, 'application/atom+xml', 'atom.xml')]
  }
}
