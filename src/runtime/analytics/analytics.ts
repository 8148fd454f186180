import type { SiteView } from '../../shared/site-view.ts'

interface PageView {
  url: string
  title: string
  referrer: string
}

/** Views from before the module that sends them was there. Undefined: there is none, for the site has no service. */
let waiting: PageView[] | undefined = []
let send: ((view: PageView) => void) | undefined
let previous: string | undefined

/** Loads what tells the configured service of page views; without a tracking id, nothing is loaded or sent. */
export function startAnalytics(settings: SiteView['analytics']): void {
  const views = waiting ?? []
  waiting = undefined
  if (settings === undefined || settings.trackingId === '') return
  waiting = views
  import('./page-views.ts').then(({ createBeacons }) => {
    send = createBeacons(settings)
    views.forEach(send)
    waiting = undefined
  })
}

/** Tells the configured service that the page at `url` is shown. */
export function trackPageView(url: string): void {
  const view = { url, title: document.title, referrer: previous ?? document.referrer }
  previous = url
  if (send === undefined) waiting?.push(view)
  else send(view)
}
