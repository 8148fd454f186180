import type { PageSnapshot } from '../../shared/site/page.ts'
import type { RedirectResolver } from '../redirects/find-redirect-target.ts'
import { getPage } from '../stores/page-store.ts'
import { isReachable } from './connection-notice.ts'
import { loadActivePath } from './load-sidebar-level.ts'
import { pageCache } from './page-cache.ts'

/**
 * Result of loading a page: a page to show in place, one that the browser should load as a whole, one that was
 * redirected, or none because the site isn't responding.
 */
export type LoadedPage =
  | { kind: 'page'; page: PageSnapshot }
  | { kind: 'whole' }
  | { kind: 'moved'; to: RedirectResolver }
  | { kind: 'unreachable' }

/**
 * Loads everything needed to show the page at a canonical path: its document and its sidebar. Failures are logged as
 * warnings. Rejects only when aborted.
 */
export async function loadPage(path: string, signal: AbortSignal): Promise<LoadedPage> {
  try {
    const page = await pageCache.load(path, { signal })
    if (needsOtherShell(page, getPage())) return { kind: 'whole' }
    await loadActivePath(page.view.sidebar)
    signal.throwIfAborted()
    return { kind: 'page', page }
  } catch (error) {
    signal.throwIfAborted()
    // `fetch` throws this when there was no response. One broken connection may be a coincidence, but not two.
    if (error instanceof TypeError && !(await isReachable(path, signal))) return { kind: 'unreachable' }
    const to = error instanceof TypeError ? undefined : await findRedirect(path, signal)
    if (to !== undefined) return { kind: 'moved', to }
    console.warn(`The page ${path} could not be loaded in place.`, error)
    return { kind: 'whole' }
  }
}

/**
 * Finds the new URL of an old path. The redirects, and the module that reads them, are loaded when a page is missing.
 */
function findRedirect(path: string, signal: AbortSignal): Promise<RedirectResolver | undefined> {
  // Otherwise the browser loads the old URL, and the host redirects it.
  return import('../redirects/find-redirect-target.ts')
    .then(({ findRedirectTarget }) => findRedirectTarget(path))
    .catch(() => undefined)
    .finally(() => signal.throwIfAborted())
}

/** Whether a page needs other assets than this tab has (after a deploy), or another locale. */
export function needsOtherShell(next: PageSnapshot, current: PageSnapshot): boolean {
  return next.build !== current.build || next.view.locale !== current.view.locale
}
