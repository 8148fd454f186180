import { flushSync } from 'react-dom'
import type { Fragment } from '../../shared/site/page.ts'
import { trackPageView } from '../analytics/analytics.ts'
import { announce } from '../dom/announce.ts'
import type { NewAddress } from '../loading/find-moved-page.ts'
import { type LoadedPage, loadPage } from '../loading/load-page.ts'
import { followEntryScroll, scrollOfEntry, scrollToPlace } from '../scrolling/entry-scroll.ts'
import { interceptHashScroll, prefetchSmoothScroll } from '../scrolling/hash-scroll.ts'
import { findTarget } from '../scrolling/hash-target.ts'
import { followMovedSection } from '../scrolling/moved-sections.ts'
import { restoreScroll } from '../scrolling/scroll-memory.ts'
import { dismissConnectionNotice, reportUnreachable } from '../states/connection.ts'
import { focusPage, whenPageIsThere } from '../states/page-arrival.ts'
import { getPage, setPage } from '../stores/page-store.ts'
import { getSite } from '../stores/site-store.ts'
import { loadAsWhole, restoreScrollAgain } from './full-load.ts'
import { showHead } from './head.ts'
import { findNavigationApi } from './navigation-api.ts'
import { decideNavigation, type NavigationDecision } from './navigation-decision.ts'
import { progress } from './progress.ts'

/** The signal of the page change that began last. */
let latest: AbortSignal | undefined

/**
 * Shows the pages of the site without loading them as a whole, in browsers that have the Navigation API; the others
 * go on with ordinary page loads.
 *
 * ```
 * click ─► navigate event ─► load fragment and sidebar ─► URL commits ─► switch view, scroll, focus, announce
 *                                    ├─ failed, or another build ──────► URL commits ─► reload
 *                                    ├─ an old path ───────────────────► the same again with the new one
 *                                    └─ no answer from the site ───────► URL and view stay, notice with Retry
 * ```
 */
export function startNavigation(): void {
  const navigation = findNavigationApi()
  if (navigation === undefined) return
  restoreScrollAgain()
  followEntryScroll()
  prefetchSmoothScroll()
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
    wholePages: getSite().wholePages,
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
  let loading: Promise<LoadedPage> | undefined
  const load = (): Promise<LoadedPage> => {
    loading ??= loadPage(path, event.signal)
    return loading
  }
  latest = event.signal
  const top = scrollOfEntry(event.destination.key)
  progress.start()
  event.signal.addEventListener('abort', () => finish(event))
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    ...(canDelayCommit(event) && {
      async precommitHandler(controller) {
        const loaded = await load()
        if (loaded.kind === 'unreachable') throw stayHere(event)
        // A way back is committed first: from there, the entry itself is replaced.
        if (loaded.kind === 'moved' && event.navigationType !== 'traverse') goOn(event, loaded.to)
        if (loaded.kind === 'page') redirectToCanonical(path, event, controller)
      },
    }),
    async handler() {
      const loaded = await load()
      switch (loaded.kind) {
        case 'page':
          showPage(loaded.page, event, top)
          finish(event)
          return
        case 'moved':
          goOn(event, loaded.to)
          return
        case 'whole':
          loadAsWhole(event)
          return
        case 'unreachable':
          goBackHere(event)
      }
    },
  })
}

/** Takes the place of this navigation. A URL that is committed is replaced, so that Back does not lead to it. */
function goOn({ destination, navigationType }: NavigateEvent, to: NewAddress): void {
  const url = to(new URL(destination.url))
  const isCommitted = location.href === destination.url
  if (isCommitted || navigationType === 'replace') location.replace(url)
  else location.assign(url)
}

/** Tells the reader that the target cannot be reached. What it returns ends the navigation before its URL is committed. */
function stayHere(event: NavigateEvent): Error {
  const { url, key } = event.destination
  const isTraversal = event.navigationType === 'traverse'
  reportUnreachable(() => {
    // A failure is told by the next notice.
    if (isTraversal) Promise.allSettled(Object.values(navigation.traverseTo(key)))
    else location.assign(url)
  })
  return new Error(`${url} cannot be reached.`)
}

/** The same where the URL could not wait: a new entry is left again, anything else is the browser's to explain. */
function goBackHere(event: NavigateEvent): void {
  if (event.navigationType === 'push') {
    stayHere(event)
    history.back()
    finish(event)
  } else loadAsWhole(event)
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

function showPage(page: Fragment, event: NavigateEvent, top: number | undefined): void {
  const isNew = event.navigationType !== 'traverse'
  // Before the switch, while the layout is known: after it, the browser would have to lay the new page out for this.
  if (isNew) scrollToPlace(0)
  flushSync(() => setPage(page))
  showHead(page.view)
  dismissConnectionNotice()
  whenPageIsThere((isLate, isFree) => {
    // An API page goes to its place by itself, once its operation is there.
    const placesItself = !isNew && document.querySelector('[data-reference]') !== null
    if (!placesItself) scrollToPlace(top)
    if (!isFree) return
    const target = findTarget(location.hash)
    const hasNoPlace = !placesItself && top === undefined
    if (hasNoPlace && isLate) target?.scrollIntoView()
    else if (hasNoPlace && (!isNew || target !== undefined)) event.scroll()
    focusPage(target)
    announce(page.view.title)
    followMovedSection()
  })
  restoreScroll()
  trackPageView(location.href)
}

function finish(event: NavigateEvent): void {
  if (event.signal === latest) progress.done()
}
