import { parseHashRoute } from '../../shared/api/hash-route.ts'
import { FileError } from '../loading/fetch-file.ts'
import { recoverFromStaleDeploy } from '../loading/stale-deploy.ts'
import { interceptNavigation } from '../navigation/intercept-navigation.ts'
import { findNavigationApi } from '../navigation/navigation-api.ts'
import { beginArrival, readEntryScroll } from '../scrolling/entry-scroll.ts'
import { findHashTarget } from '../scrolling/hash-target.ts'
import type { ApiPageContext } from './api-page-context.ts'
import { markCurrent, scrollToCurrent } from './catalog/mark-index.ts'
import { type ApiTarget, resolveApiTarget } from './catalog/resolve-api-target.ts'
import { showOverview } from './deep-link.ts'
import { loadContent } from './load-content.ts'
import { showFailure, showMissing } from './show-notice.ts'
import { showTarget } from './show-target.ts'

/** Resolves a hash to its target on a page. */
export const resolveHash = (page: ApiPageContext, hash: string): ApiTarget =>
  resolveApiTarget(parseHashRoute(hash), page.catalog)

/** Shows the target that the hash of the tab names. `top` is the scroll position of an entry seen before. */
export async function openRoute(page: ApiPageContext, top: number | undefined): Promise<void> {
  const { shell, shown } = page
  const target = resolveHash(page, location.hash)
  beginArrival()
  const signal = shown.begin()
  shell.hooks?.startProgress()
  try {
    const content = await loadContent(page, target)
    if (!signal.aborted) showTarget(page, { target, content, top })
  } catch (error) {
    if (!signal.aborted) showError(page, error, () => openRoute(page, top))
  } finally {
    shell.hooks?.endProgress()
  }
}

/** Follows the tab's hash with the Navigation API. Without it, reacts after the browser has changed the hash. */
export function followRoutes(page: ApiPageContext, signal: AbortSignal): void {
  const navigation = findNavigationApi()
  if (navigation === undefined) followHash(page, signal)
  else navigation.addEventListener('navigate', (event) => followNavigation(page, event), { signal })
}

function followNavigation(page: ApiPageContext, event: NavigateEvent): void {
  const to = new URL(event.destination.url)
  if (!isRouteChange(event, to)) return
  const target = resolveHash(page, to.hash)
  if (isLeftToBrowser(page, to.hash, target)) return
  const { shell } = page
  const top = event.navigationType === 'traverse' ? (readEntryScroll(event.destination.key) ?? 0) : undefined
  interceptNavigation(event, {
    progress: { start: () => shell.hooks?.startProgress(), done: () => shell.hooks?.endProgress() },
    load: () => loadContent(page, target),
    async beforeCommit(load) {
      await load().catch((error: unknown) => keepContent(page, error, to))
    },
    async afterCommit(load) {
      beginArrival()
      try {
        const content = await load()
        if (!event.signal.aborted) showTarget(page, { target, content, top })
      } catch (error) {
        if (!event.signal.aborted) showError(page, error, () => openRoute(page, top))
      }
      return true
    },
  })
}

/** Whether only the hash changes, or the reader opens the same route again. */
function isRouteChange(event: NavigateEvent, to: URL): boolean {
  if (!event.canIntercept || event.downloadRequest !== null || event.navigationType === 'reload') return false
  if (to.pathname !== location.pathname || to.search !== location.search || !event.destination.sameDocument)
    return false
  return event.hashChange || (event.userInitiated && to.hash === location.hash && to.hash.startsWith('#/'))
}

/**
 * Whether the browser itself can scroll to the target: a heading of the overview, or an anchor in the shown content.
 * Sections that have moved are left to `followMovedSection`.
 */
function isLeftToBrowser(page: ApiPageContext, hash: string, target: ApiTarget): boolean {
  const element = findHashTarget(hash)
  if (element?.dataset.moved !== undefined) return true
  if (hash.startsWith('#/')) return false
  if (element !== undefined && page.outlet.contains(element)) return true
  if (target.kind !== 'overview' || target.heading === undefined || !page.outlet.hidden) return false
  page.shown.setTarget(target)
  showMissing(page, target)
  markCurrent(page, target)
  scrollToCurrent(page)
  return true
}

/** Keeps the URL and the content if the site does not respond. A missing file is reported by `showError`. */
function keepContent(page: ApiPageContext, error: unknown, { href }: URL): void {
  if (error instanceof FileError) return
  reportUnreachable(page, () => location.assign(href))
  throw error
}

/** Reports a failed load. The content on the screen stays; a first load shows the overview. */
function showError(page: ApiPageContext, error: unknown, retry: () => void): void {
  console.warn('The content of this hash route could not be loaded.', error)
  if (error instanceof FileError && recoverFromStaleDeploy()) return
  showOverview()
  if (page.shown.target === undefined || error instanceof FileError) showFailure(page, retry)
  else reportUnreachable(page, retry)
}

function reportUnreachable(page: ApiPageContext, retry: () => void): void {
  const { hooks } = page.shell
  if (hooks === undefined) showFailure(page, retry)
  else hooks.reportUnreachable(retry)
}

function followHash(page: ApiPageContext, signal: AbortSignal): void {
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
    const top = isClick ? undefined : readEntryScroll()
    isClick = false
    if (!isLeftToBrowser(page, location.hash, resolveHash(page, location.hash))) openRoute(page, top)
  }
  addEventListener('hashchange', follow, { signal })
}
