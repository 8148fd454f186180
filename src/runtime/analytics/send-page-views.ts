import type { SiteView } from '../../shared/site/site-view.ts'

/** Analytics settings. Without them, nothing is ever sent. */
export type AnalyticsSettings = SiteView['analytics']

/** Data of a page view. */
export interface PageViewReport {
  url: string
  title: string
  referrer: string
  /** Identifies the page views of one tab. Kept in memory only. */
  client: string
}

/** Returns the URL of a page view: the endpoint with the fields of the measurement protocol. */
export function createPageViewUrl(settings: NonNullable<AnalyticsSettings>, report: PageViewReport): string {
  const url = new URL(settings.endpoint, report.url)
  url.searchParams.set('v', '2')
  url.searchParams.set('tid', settings.trackingId)
  url.searchParams.set('cid', report.client)
  url.searchParams.set('en', 'page_view')
  url.searchParams.set('dl', report.url)
  url.searchParams.set('dt', report.title)
  if (report.referrer !== '') url.searchParams.set('dr', report.referrer)
  if (settings.anonymizeIp) url.searchParams.set('aip', '1')
  return url.href
}

/** Returns a page, or the target of a hash route on it: `#/nodes/createNode`, without the field. */
const getRoute = ({ pathname, hash }: URL): string =>
  pathname + (/^#\/[^/]+(?:\/[^/]+)?/.exec(hash)?.[0] ?? '')

/** Tracks page views. `send` is called once per route, whatever happens to the query and to other hashes. */
export function createPageViewTracker(
  settings: AnalyticsSettings,
  send: (url: string) => void,
): (report: PageViewReport) => void {
  let last: string | undefined
  return (report) => {
    const route = getRoute(new URL(report.url))
    if (settings === undefined || settings.trackingId === '' || route === last) return
    last = route
    send(createPageViewUrl(settings, report))
  }
}

/** Identifies the events of one tab. Kept in memory only. */
export const clientId = `${Math.random().toString().slice(2, 12)}.${Date.now()}`

/** Sends page views to the configured service. */
export function createPageViewSender(
  settings: AnalyticsSettings,
): (view: Omit<PageViewReport, 'client'>) => void {
  const track = createPageViewTracker(settings, (url) => void navigator.sendBeacon(url))
  return (view) => track({ ...view, client: clientId })
}
