import type { Fragment } from '../../shared/site/page.ts'
import { isWholePage } from '../navigation/navigation-decision.ts'
import { isReachable } from '../states/connection.ts'
import { getPage } from '../stores/page-store.ts'
import { getSite } from '../stores/site-store.ts'
import type { NewAddress } from './find-moved-page.ts'
import { fragments } from './fragments.ts'
import { loadTrail } from './sidebar-levels.ts'

/**
 * A page to be shown in place, one that the browser should load as a whole, one that has moved to another address, or
 * none, for the site does not answer.
 */
export type LoadedPage =
  | { kind: 'page'; page: Fragment }
  | { kind: 'whole' }
  | { kind: 'moved'; to: NewAddress }
  | { kind: 'unreachable' }

/**
 * Everything that the page at a canonical path needs to be shown: its fragment and its sidebar. What failed is a
 * warning. Rejects only when aborted.
 */
export async function loadPage(path: string, signal: AbortSignal): Promise<LoadedPage> {
  // One that the visit began with is kept.
  if (isWholePage(path, getSite().wholePages) && !fragments.has(path)) return { kind: 'whole' }
  try {
    const page = await fragments.load(path, { signal })
    if (isOfAnotherShell(page, getPage())) return { kind: 'whole' }
    await loadTrail(page.view.sidebar)
    signal.throwIfAborted()
    return { kind: 'page', page }
  } catch (error) {
    signal.throwIfAborted()
    // `fetch` says so when there was no answer; one broken connection may be an accident, two are none.
    if (error instanceof TypeError && !(await isReachable(path, signal))) return { kind: 'unreachable' }
    const to = error instanceof TypeError ? undefined : await findNewAddress(path, signal)
    if (to !== undefined) return { kind: 'moved', to }
    console.warn(`The page ${path} could not be loaded in place.`, error)
    return { kind: 'whole' }
  }
}

/** Where an old path leads now. The table is loaded, with what reads it, when a page is not there. */
function findNewAddress(path: string, signal: AbortSignal): Promise<NewAddress | undefined> {
  // Without it, the browser loads the old address, and the host knows what to do.
  return import('./find-moved-page.ts')
    .then(({ findMovedPage }) => findMovedPage(path))
    .catch(() => undefined)
    .finally(() => signal.throwIfAborted())
}

/** Whether a page needs other assets (a deploy has happened) or another language around it than this tab has. */
export function isOfAnotherShell(next: Fragment, current: Fragment): boolean {
  return next.build !== current.build || next.view.locale !== current.view.locale
}
