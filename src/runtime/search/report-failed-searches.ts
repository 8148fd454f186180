import { cutQuery } from '../../shared/search/query-limits.ts'
import { type SearchOutcome, searchLogMark, searchLogPath } from '../../shared/search/search-outcome.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { addBase } from '../../shared/urls.ts'
import { clientId, createPageViewUrl } from '../analytics/send-page-views.ts'
import { onSearchOutcome } from './report-search-outcome.ts'

/** A message to send as a beacon. */
export interface SearchBeacon {
  url: string
  /** JSON, or undefined if the URL contains everything. */
  body: string | undefined
}

interface SearchReportsInput {
  site: SiteView
  /** URL of the reader's page. */
  page: string
  /** Identifies the events of one tab. */
  client: string
  /** Whether our server said with the page that it stores failed searches. */
  hasLog: boolean
}

/** Creates the reports of an unsuccessful search. A successful one isn't reported. */
export function createSearchBeacons(
  end: SearchOutcome,
  { site, page, client, hasLog }: SearchReportsInput,
): SearchBeacon[] {
  const { analytics } = site
  if (end.text.trim() === '' || (end.count > 0 && end.wasOpened)) return []
  const beacons: SearchBeacon[] = []
  if (analytics !== undefined && analytics.trackingId !== '') {
    const url = new URL(createPageViewUrl(analytics, { url: page, title: '', referrer: '', client }))
    url.searchParams.delete('dt')
    url.searchParams.set('en', end.count === 0 ? 'search_no_results' : 'search_abandoned')
    url.searchParams.set('epn.results', String(end.count))
    if (site.search.hasQueryInAnalytics) url.searchParams.set('ep.search_term', cutQuery(end.text.trim()))
    // The URL of the search page contains the query.
    else url.searchParams.set('dl', stripQuery(page))
    beacons.push({ url: url.href, body: undefined })
  }
  if (hasLog) {
    const body = JSON.stringify({ ...end, text: [...end.text].slice(0, 128).join('') })
    beacons.push({ url: new URL(addBase(site.base, searchLogPath), page).href, body })
  }
  return beacons
}

function stripQuery(page: string): string {
  const { origin, pathname } = new URL(page)
  return origin + pathname
}

/** Reports every search of this tab that ends. Returns a function that stops it. */
export function reportFailedSearches(site: SiteView): () => void {
  return onSearchOutcome((end) => {
    const page = location.href
    for (const { url, body } of createSearchBeacons(end, {
      site,
      page,
      client: clientId,
      hasLog: hasSearchLog(),
    })) {
      // Many searches end when the page is left, and beacons survive that.
      navigator.sendBeacon(
        url,
        body === undefined ? undefined : new Blob([body], { type: 'application/json' }),
      )
    }
  })
}

/** Whether the server of this document stores failed searches. */
function hasSearchLog(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.serverTiming.some(({ name }) => name === searchLogMark)
  )
}
