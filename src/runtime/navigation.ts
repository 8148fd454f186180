import { flushSync } from 'react-dom'
import type { Fragment } from '../shared/page.ts'
import { trackPageView } from './analytics.ts'
import { announce } from './announce.ts'
import { loadAsWhole, restoreScrollAgain } from './full-load.ts'
import { interceptHashScroll } from './hash-scroll.ts'
import { findTarget } from './hash-target.ts'
import { showHead } from './head.ts'
import { loadPage } from './load-page.ts'
import { decideNavigation, type NavigationDecision } from './navigation-decision.ts'
import { getPage, setPage } from './page-store.ts'
import { progress } from './progress.ts'
import { restoreScroll } from './scroll-memory.ts'
import { getSite } from './site-store.ts'

/** The signal of the page change that began last. */
let latest: AbortSignal | undefined

/**
 * Shows the pages of the site without loading them as a whole, in browsers that have the Navigation API; the others
 * go on with ordinary page loads.
 *
 * ```
 * click ─► navigate event ─► load fragment and sidebar ─► URL commits ─► switch view, scroll, focus, announce
 *                                    └─ failed, or another build ──────► URL commits ─► reload
 * ```
 */
export function startNavigation(): void {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  if (navigation === undefined) return
  restoreScrollAgain()
  navigation.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url)
    if (to.origin === location.origin && !interceptHashScroll(event)) follow(event, decide(event, to))
  })
}

function decide(event: NavigateEvent, to: URL): NavigationDecision {
  return decideNavigation({
    to,
    type: event.navigationType,
    search: location.search,
    shown: getPage().view.url,
    base: getSite().base,
    canIntercept: event.canIntercept,
    isHashChange: event.hashChange,
    isDownload: event.downloadRequest !== null,
    isFormPost: event.formData !== null,
    isSameDocument: event.destination.sameDocument,
  })
}

function follow(event: NavigateEvent, decision: NavigationDecision): void {
  switch (decision.kind) {
    case 'browser':
      return
    case 'stay':
      stayOnPage(event, decision.scroll)
      return
    case 'page':
      openPage(event, decision.path)
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

function openPage(event: NavigateEvent, path: string): void {
  let loading: Promise<Fragment | undefined> | undefined
  const load = (): Promise<Fragment | undefined> => {
    loading ??= loadPage(path, event.signal)
    return loading
  }
  latest = event.signal
  progress.start()
  event.signal.addEventListener('abort', () => finish(event))
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    ...(canDelayCommit(event) && {
      async precommitHandler(controller) {
        if ((await load()) !== undefined) redirectToCanonical(path, event, controller)
      },
    }),
    async handler() {
      const page = await load()
      if (page === undefined) return loadAsWhole(event)
      showPage(page, event)
      finish(event)
    },
  })
}

/** Whether the URL can wait for the page. A traversal that the browser does not let us stop cannot. */
function canDelayCommit(event: NavigateEvent): boolean {
  return event.cancelable && 'NavigationPrecommitController' in window
}

/** A link to `/x` or `/x.html` leads to `/x/` in the address bar too. */
function redirectToCanonical(
  path: string,
  event: NavigateEvent,
  controller: NavigationPrecommitController,
): void {
  const to = new URL(event.destination.url)
  if (to.pathname !== path && event.navigationType !== 'traverse')
    controller.redirect(path + to.search + to.hash)
}

function showPage(page: Fragment, event: NavigateEvent): void {
  const isNew = event.navigationType !== 'traverse'
  // Before the switch, while the layout is known: after it, the browser would have to lay the new page out for this.
  if (isNew) scrollTo({ top: 0, behavior: 'instant' })
  flushSync(() => setPage(page))
  showHead(page.view)
  const target = findTarget(location.hash)
  if (!isNew || target !== undefined) event.scroll()
  focusPage(target)
  restoreScroll()
  announce(page.view.title)
  trackPageView(location.href)
}

/** Moves the focus to what the reader came for, the hash target or else the title, and nothing on the screen. */
function focusPage(target: HTMLElement | undefined): void {
  const element = target ?? document.querySelector<HTMLElement>('#main h1')
  if (element === null) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function finish(event: NavigateEvent): void {
  if (event.signal === latest) progress.done()
}
