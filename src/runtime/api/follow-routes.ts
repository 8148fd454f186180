import { parseHashRoute } from '../../shared/api/hash-route.ts'
import { FileError } from '../loading/fetch-file.ts'
import { recoverFromStaleDeploy } from '../loading/stale-deploy.ts'
import { findNavigationApi } from '../navigation/navigation-api.ts'
import { beginArrival, scrollOfEntry } from '../scrolling/entry-scroll.ts'
import { findTarget } from '../scrolling/hash-target.ts'
import type { ReferencePage } from './api-page-context.ts'
import { markCurrent, showCurrent } from './catalog/mark-index.ts'
import { resolveTarget, type Target } from './catalog/resolve-target.ts'
import { releaseOverview } from './deep-link.ts'
import { type Content, loadContent } from './load-content.ts'
import { showFailure, showMissing } from './show-notice.ts'
import { showTarget } from './show-target.ts'

/** What a hash leads to on a page. */
export const targetOf = (page: ReferencePage, hash: string): Target =>
  resolveTarget(parseHashRoute(hash), page.catalog)

/** Shows what the address of the tab asks for. `top` is how far to scroll, on a way back. */
export async function openRoute(page: ReferencePage, top: number | undefined): Promise<void> {
  const target = targetOf(page, location.hash)
  beginArrival()
  page.turn += 1
  const { turn } = page
  page.hooks?.startProgress()
  try {
    const content = await loadContent(page, target)
    if (turn === page.turn) showTarget(page, { target, content, top })
  } catch (error) {
    if (turn === page.turn) fail(page, error, () => openRoute(page, top))
  } finally {
    page.hooks?.endProgress()
  }
}

/** Follows the hash of the address: with the Navigation API, or after the browser has changed it. */
export function followRoutes(page: ReferencePage, signal: AbortSignal): void {
  const navigation = findNavigationApi()
  if (navigation === undefined) followHash(page, signal)
  else navigation.addEventListener('navigate', (event) => takeNavigation(page, event), { signal })
}

function takeNavigation(page: ReferencePage, event: NavigateEvent): void {
  const to = new URL(event.destination.url)
  if (!isRouteChange(event, to)) return
  const target = targetOf(page, to.hash)
  if (isLeftToBrowser(page, to.hash, target)) return
  const top = event.navigationType === 'traverse' ? (scrollOfEntry(event.destination.key) ?? 0) : undefined
  let loading: Promise<Content | undefined> | undefined
  const load = (): Promise<Content | undefined> => {
    loading ??= loadContent(page, target)
    return loading
  }
  page.hooks?.startProgress()
  event.signal.addEventListener('abort', () => page.hooks?.endProgress())
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    ...(event.cancelable &&
      'NavigationPrecommitController' in window && {
        async precommitHandler() {
          await load().catch((error: unknown) => stayHere(page, error, event))
        },
      }),
    async handler() {
      beginArrival()
      try {
        const content = await load()
        if (!event.signal.aborted) showTarget(page, { target, content, top })
      } catch (error) {
        if (!event.signal.aborted) fail(page, error, () => openRoute(page, top))
      }
      page.hooks?.endProgress()
    },
  })
}

/** Whether only the hash is another, or the reader asks for the same route again. */
function isRouteChange(event: NavigateEvent, to: URL): boolean {
  if (!event.canIntercept || event.downloadRequest !== null || event.navigationType === 'reload') return false
  if (to.pathname !== location.pathname || to.search !== location.search || !event.destination.sameDocument)
    return false
  return event.hashChange || (event.userInitiated && to.hash === location.hash && to.hash.startsWith('#/'))
}

/**
 * The browser knows how to go to what is on the screen: a heading of the overview, an anchor of what is shown. What has
 * moved is left to `followMovedSection`.
 */
function isLeftToBrowser(page: ReferencePage, hash: string, target: Target): boolean {
  const element = findTarget(hash)
  if (element?.dataset.moved !== undefined) return true
  if (hash.startsWith('#/')) return false
  if (element !== undefined && page.view.contains(element)) return true
  if (target.kind !== 'overview' || target.heading === undefined || !page.view.hidden) return false
  page.shown = target
  showMissing(page, target)
  markCurrent(page, target)
  showCurrent(page)
  return true
}

/** Where there was no answer, the address is not changed; a file that is gone is the business of who shows it. */
function stayHere(page: ReferencePage, error: unknown, event: NavigateEvent): void {
  if (error instanceof FileError) return
  const { url } = event.destination
  report(page, () => location.assign(url))
  throw error
}

/** What is on the screen stays; a first load shows the overview. */
function fail(page: ReferencePage, error: unknown, retry: () => void): void {
  console.warn('What the address asks for could not be loaded.', error)
  if (error instanceof FileError && recoverFromStaleDeploy()) return
  releaseOverview()
  if (page.shown === undefined || error instanceof FileError) showFailure(page, retry)
  else report(page, retry)
}

function report(page: ReferencePage, retry: () => void): void {
  if (page.hooks === undefined) showFailure(page, retry)
  else page.hooks.reportUnreachable(retry)
}

function followHash(page: ReferencePage, signal: AbortSignal): void {
  let isClick = false
  // A hash that changes without a click changes by Back or Forward.
  document.addEventListener(
    'click',
    ({ target }) => {
      isClick = target instanceof Element && target.closest('a[href*="#"]') !== null
    },
    { capture: true, signal },
  )
  const follow = (): void => {
    const top = isClick ? undefined : scrollOfEntry()
    isClick = false
    if (!isLeftToBrowser(page, location.hash, targetOf(page, location.hash))) openRoute(page, top)
  }
  addEventListener('hashchange', follow, { signal })
}
