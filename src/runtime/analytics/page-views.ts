import type { SiteView } from '../../shared/site/site-view.ts'

/** The analytics part of the configuration. Without it nothing is ever sent. */
export type AnalyticsSettings = SiteView['analytics']

/** What one page view tells the service. */
export interface PageViewReport {
  url: string
  title: string
  referrer: string
  /** Ties the page views of one tab together. It is kept in memory only. */
  client: string
}

/** Where the page view is sent to: the endpoint with the fields of the measurement protocol. */
export function pageViewUrl(settings: NonNullable<AnalyticsSettings>, report: PageViewReport): string {
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

/** A page, or what a hash route shows on it: `#/nodes/createNode`, without the field. */
const routeOf = ({ pathname, hash }: URL): string =>
  pathname + (/^#\/[^/]+(?:\/[^/]+)?/.exec(hash)?.[0] ?? '')

/** Counts page views: `send` is called once per route, whatever happens to the query and to other hashes. */
export function createPageViewTracker(
  settings: AnalyticsSettings,
  send: (url: string) => void,
): (report: PageViewReport) => void {
  let last: string | undefined
  return (report) => {
    const route = routeOf(new URL(report.url))
    if (settings === undefined || settings.trackingId === '' || route === last) return
    last = route
    send(pageViewUrl(settings, report))
  }
}

/** Ties what one tab tells together; kept in memory only. */
export const client = `${Math.random().toString().slice(2, 12)}.${Date.now()}`

/** Tells the configured service of page views. */
export function createBeacons(
  settings: AnalyticsSettings,
): (view: Pick<PageViewReport, 'url' | 'title' | 'referrer'>) => void {
  const track = createPageViewTracker(settings, (url) => void navigator.sendBeacon(url))
  return (view) => track({ ...view, client })
}
