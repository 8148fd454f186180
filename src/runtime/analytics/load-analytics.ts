import type { SiteView } from '../../shared/site/site-view.ts'
import type { PageViewReport } from './send-page-views.ts'

type PageVisit = Omit<PageViewReport, 'client'>

/** Page views from before the module that sends them was loaded. */
let pendingVisits: PageVisit[] | undefined = []
let send: ((view: PageVisit) => void) | undefined
let previousUrl: string | undefined

/** Loads the module that sends page views to the configured service. */
export function loadAnalytics(settings: NonNullable<SiteView['analytics']>): void {
  const views = pendingVisits ?? []
  import('./send-page-views.ts').then(({ createPageViewSender }) => {
    send = createPageViewSender(settings)
    views.forEach(send)
    pendingVisits = undefined
  })
}

/** Reports a page view to the configured service, if there is one. */
export function trackPageView(url: string): void {
  if (!import.meta.env.DOCENT_HAS_ANALYTICS) return
  const view = { url, title: document.title, referrer: previousUrl ?? document.referrer }
  previousUrl = url
  if (send === undefined) pendingVisits?.push(view)
  else send(view)
}
