import type { SiteView } from '../../shared/site/site-view.ts'

interface PageView {
  url: string
  title: string
  referrer: string
}

/** Views from before the module that sends them was there. */
let waiting: PageView[] | undefined = []
let send: ((view: PageView) => void) | undefined
let previous: string | undefined

/** Loads what tells the configured service of page views. */
export function startAnalytics(settings: NonNullable<SiteView['analytics']>): void {
  const views = waiting ?? []
  import('./page-views.ts').then(({ createBeacons }) => {
    send = createBeacons(settings)
    views.forEach(send)
    waiting = undefined
  })
}

/** Tells the configured service that the page at `url` is shown; a site without one has nothing to tell. */
export function trackPageView(url: string): void {
  if (!import.meta.env.DOCENT_HAS_ANALYTICS) return
  const view = { url, title: document.title, referrer: previous ?? document.referrer }
  previous = url
  if (send === undefined) waiting?.push(view)
  else send(view)
}
