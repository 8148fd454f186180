import { cutQuery } from '../../shared/search/query-limits.ts'
import {
  isUnsuccessful,
  type SearchOutcome,
  searchLogMark,
  searchLogPath,
} from '../../shared/search/search-outcome.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { addBase } from '../../shared/urls.ts'
import { clientId, createPageViewUrl } from '../analytics/send-page-views.ts'
import { onSearchOutcome } from './search-outcome-events.ts'

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
  if (end.text.trim() === '' || !isUnsuccessful(end)) return []
  const beacons: SearchBeacon[] = []
  if (analytics !== undefined && analytics.trackingId !== '') {
    const url = new URL(createPageViewUrl(analytics, { url: page, title: '', referrer: '', client }))
    url.searchParams.delete('dt')
    url.searchParams.set('en', getEventName(end))
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

/** Name of the event in the analytics of the site. */
const getEventName = ({ count, wasOpened }: SearchOutcome): string =>
  count === 0 ? 'search_no_results' : wasOpened ? 'search_late_click' : 'search_abandoned'

function stripQuery(page: string): string {
  const { origin, pathname } = new URL(page)
  return origin + pathname
}

/** Reports every search of this tab that ends. Returns a function that stops it. */
export function reportFailedSearches(site: SiteView): () => void {
  const listEnds = createRepetitionFinder()
  return onSearchOutcome((end) => {
    const input = { site, page: location.href, client: clientId, hasLog: hasSearchLog() }
    for (const { url, body } of listEnds(end).flatMap((each) => createSearchBeacons(each, input))) {
      // Many searches end when the page is left, and beacons survive that.
      navigator.sendBeacon(
        url,
        body === undefined ? undefined : new Blob([body], { type: 'application/json' }),
      )
    }
  })
}

/**
 * Returns a function that lists what the end of a search says: the search itself, and the previous one if its result was
 * opened and didn't help, because the reader searches again with one of its words.
 */
export function createRepetitionFinder(): (end: SearchOutcome) => SearchOutcome[] {
  let opened: SearchOutcome | undefined
  return (end) => {
    const before = opened
    opened = end.wasOpened && !isUnsuccessful(end) ? end : undefined
    return before !== undefined && isRetry(before.text, end.text)
      ? [{ ...before, isRepeated: true }, end]
      : [end]
  }
}

/** Whether the texts differ and have a word in common that may be a subject. */
function isRetry(before: string, after: string): boolean {
  const [words = [], others = []] = [before, after].map((text) => text.toLowerCase().split(/\s+/))
  return before !== after && words.some((word) => word.length > 3 && others.includes(word))
}

/** Whether the server of this document stores failed searches. */
function hasSearchLog(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.serverTiming.some(({ name }) => name === searchLogMark)
  )
}
