import { reportUnreachable } from '../loading/connection-notice.ts'
import { loadPage } from '../loading/load-page.ts'
import type { RedirectResolver } from '../redirects/find-redirect-target.ts'
import { readEntryScroll } from '../scrolling/record-scroll-positions.ts'
import { interceptNavigation } from './intercept-navigation.ts'
import { loadFullPage } from './load-full-page.ts'
import { progress } from './page-progress.ts'
import { switchPage } from './switch-page.ts'

/**
 * Loads a page while the old one stays, and then shows it.
 *
 * ```
 * click ─► navigate event ─► load document and sidebar ─► URL commits ─► switch page, scroll, focus, announce
 *                                    ├─ failed, or another build ──────► URL commits ─► reload
 *                                    ├─ redirected path ───────────────► the same again with the new URL
 *                                    └─ no response from the site ─────► URL and page stay, notice with Retry
 * ```
 */
export function loadThenShowPage(event: NavigateEvent, path: string): void {
  const top = readEntryScroll(event.destination.key)
  interceptNavigation(event, {
    progress,
    load: () => loadPage(path, event.signal),
    async beforeCommit(load, controller) {
      const loaded = await load()
      if (loaded.kind === 'unreachable') throw keepPage(event)
      // A traversal is committed first and then replaced.
      if (loaded.kind === 'moved' && event.navigationType !== 'traverse') redirectNavigation(event, loaded.to)
      if (loaded.kind === 'page') redirectToCanonical(path, event, controller)
    },
    async afterCommit(load) {
      const loaded = await load()
      switch (loaded.kind) {
        case 'page':
          switchPage(loaded.page, event, top)
          return true
        case 'moved':
          redirectNavigation(event, loaded.to)
          return false
        case 'whole':
          loadFullPage(event)
          return false
        case 'unreachable':
          return returnToPage(event)
      }
    },
  })
}

/** Navigates to the new URL instead. A committed URL is replaced, so that Back doesn't lead to it. */
function redirectNavigation({ destination, navigationType }: NavigateEvent, to: RedirectResolver): void {
  const url = to(new URL(destination.url))
  const isCommitted = location.href === destination.url
  if (isCommitted || navigationType === 'replace') location.replace(url)
  else location.assign(url)
}

/** Shows that the target is unreachable. Throwing the returned error keeps the URL. */
function keepPage(event: NavigateEvent): Error {
  const { url, key } = event.destination
  const isTraversal = event.navigationType === 'traverse'
  reportUnreachable(() => {
    // The next notice reports a failure.
    if (isTraversal) Promise.allSettled(Object.values(navigation.traverseTo(key)))
    else location.assign(url)
  })
  return new Error(`${url} cannot be reached.`)
}

/**
 * Does the same if the URL couldn't wait: leaves a new entry again, and lets the browser explain any other failure.
 * Returns whether this document stays.
 */
function returnToPage(event: NavigateEvent): boolean {
  if (event.navigationType !== 'push') {
    loadFullPage(event)
    return false
  }
  keepPage(event)
  history.back()
  return true
}

/** Redirects `/x` and `/x.html` to `/x/` in the address bar too. */
function redirectToCanonical(
  path: string,
  event: NavigateEvent,
  controller: NavigationPrecommitController,
): void {
  const to = new URL(event.destination.url)
  if (to.pathname !== path && event.navigationType !== 'traverse')
    controller.redirect(path + to.search + to.hash)
}
