import { cutQuery } from '../../shared/search/query-limits.ts'
import { type SearchEnd, searchLogMark, searchLogPath } from '../../shared/search/search-log.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { withBase } from '../../shared/urls.ts'
import { client, pageViewUrl } from '../analytics/page-views.ts'
import { onSearchEnd } from './search-end.ts'

/** A message for somebody else, to be sent as a beacon. */
export interface SearchBeacon {
  url: string
  /** JSON; undefined where the address says all. */
  body: string | undefined
}

interface SearchReportsInput {
  site: SiteView
  /** Address of the page that the reader is on. */
  page: string
  /** Ties events of one tab together. */
  client: string
  /** Our server said with the page that it keeps what is not found. */
  hasLog: boolean
}

/** Whom to tell of a search that did not help. Of one that did, nobody is told. */
export function searchReports(
  end: SearchEnd,
  { site, page, client, hasLog }: SearchReportsInput,
): SearchBeacon[] {
  const { analytics } = site
  if (end.text.trim() === '' || (end.count > 0 && end.wasOpened)) return []
  const beacons: SearchBeacon[] = []
  if (analytics !== undefined && analytics.trackingId !== '') {
    const url = new URL(pageViewUrl(analytics, { url: page, title: '', referrer: '', client }))
    url.searchParams.delete('dt')
    url.searchParams.set('en', end.count === 0 ? 'search_no_results' : 'search_abandoned')
    url.searchParams.set('epn.results', String(end.count))
    if (site.search.hasQueryInAnalytics) url.searchParams.set('ep.search_term', cutQuery(end.text.trim()))
    // The address of the results page has the query in it.
    else url.searchParams.set('dl', withoutQuery(page))
    beacons.push({ url: url.href, body: undefined })
  }
  if (hasLog) {
    const body = JSON.stringify({ ...end, text: [...end.text].slice(0, 128).join('') })
    beacons.push({ url: new URL(withBase(site.base, searchLogPath), page).href, body })
  }
  return beacons
}

function withoutQuery(page: string): string {
  const { origin, pathname } = new URL(page)
  return origin + pathname
}

/** Tells of every search of this tab that ends. Returns what ends that. */
export function startSearchReports(site: SiteView): () => void {
  return onSearchEnd((end) => {
    const page = location.href
    for (const { url, body } of searchReports(end, { site, page, client, hasLog: hasSearchLog() })) {
      // Beacons survive the end of the page, with which many searches end.
      navigator.sendBeacon(
        url,
        body === undefined ? undefined : new Blob([body], { type: 'application/json' }),
      )
    }
  })
}

/** Whether the server that sent the document keeps searches that fail. */
function hasSearchLog(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.serverTiming.some(({ name }) => name === searchLogMark)
  )
}
