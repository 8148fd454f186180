import { interceptHashClick, prefetchSmoothScroll } from '../scrolling/intercept-hash-click.ts'
import { recordScrollPositions } from '../scrolling/record-scroll-positions.ts'
import { getPage } from '../stores/page-store.ts'
import { getSite } from '../stores/site-store.ts'
import { decideNavigation, type NavigationDecision } from './decide-navigation.ts'
import { findNavigationApi } from './find-navigation-api.ts'
import { enableScrollRestoration } from './load-full-page.ts'
import { loadThenShowPage } from './load-then-show-page.ts'

/**
 * Shows pages of the site without full page loads, in browsers with the Navigation API. Other browsers use ordinary
 * page loads.
 */
export function startNavigation(): void {
  const navigation = findNavigationApi()
  if (navigation === undefined) return
  enableScrollRestoration()
  recordScrollPositions()
  prefetchSmoothScroll()
  navigation.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url)
    if (to.origin === location.origin && !interceptHashClick(event)) applyDecision(event, decide(event, to))
  })
}

function decide(event: NavigateEvent, to: URL): NavigationDecision {
  return decideNavigation({
    to,
    type: event.navigationType,
    search: location.search,
    currentPath: getPage().view.url,
    base: getSite().base,
    canIntercept: event.canIntercept,
    isHashChange: event.hashChange,
    isDownload: event.downloadRequest !== null,
    isFormPost: event.formData !== null,
    isSameDocument: event.destination.sameDocument,
  })
}

function applyDecision(event: NavigateEvent, decision: NavigationDecision): void {
  switch (decision.kind) {
    case 'browser':
      return
    case 'stay':
      stayOnPage(event, decision.scroll)
      return
    case 'page':
      loadThenShowPage(event, decision.path)
  }
}

function stayOnPage(event: NavigateEvent, scroll: boolean): void {
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    async handler() {
      if (scroll) event.scroll()
    },
  })
}
