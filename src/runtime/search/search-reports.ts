import { searchLogMark, searchLogPath } from '../../shared/search/search-log.ts'
import type { SiteView } from '../../shared/site-view.ts'
import { withBase } from '../../shared/urls.ts'
import { pageViewUrl } from '../analytics.ts'

/** How a search ended: the reader opened something, or gave up. */
export interface EndedSearch {
  text: string
  /** How many results there were. */
  count: number
  wasOpened: boolean
}

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
  end: EndedSearch,
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
    if (site.search.hasQueryInAnalytics) url.searchParams.set('ep.search_term', cut(end.text))
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

const cut = (text: string): string => [...text.trim()].slice(0, 64).join('')

function withoutQuery(page: string): string {
  const { origin, pathname } = new URL(page)
  return origin + pathname
}

/** Whether the server that sent the document keeps searches that fail. */
export function hasSearchLog(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.serverTiming.some(({ name }) => name === searchLogMark)
  )
}

/** Sends what survives the end of the page. */
export function sendBeacons(beacons: readonly SearchBeacon[]): void {
  for (const { url, body } of beacons)
    navigator.sendBeacon(url, body === undefined ? undefined : new Blob([body], { type: 'application/json' }))
}
