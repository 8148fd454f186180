import type { SiteView } from '../../shared/site/site-view.ts'

interface PageView {
  url: string
  title: string
  referrer: string
}

/** Page views from before the module that sends them was loaded. */
let waiting: PageView[] | undefined = []
let send: ((view: PageView) => void) | undefined
let previous: string | undefined

/** Loads the module that sends page views to the configured service. */
export function startAnalytics(settings: NonNullable<SiteView['analytics']>): void {
  const views = waiting ?? []
  import('./page-views.ts').then(({ createBeacons }) => {
    send = createBeacons(settings)
    views.forEach(send)
    waiting = undefined
  })
}

/** Reports a page view to the configured service, if there is one. */
export function trackPageView(url: string): void {
  if (!import.meta.env.DOCENT_HAS_ANALYTICS) return
  const view = { url, title: document.title, referrer: previous ?? document.referrer }
  previous = url
  if (send === undefined) waiting?.push(view)
  else send(view)
}
