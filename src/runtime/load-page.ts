import type { Fragment } from '../shared/page.ts'
import { loadFragment } from './fragments.ts'
import { getPage } from './page-store.ts'
import { loadTrail } from './sidebar-levels.ts'

/**
 * Everything that the page at a canonical path needs to be shown: its fragment and its sidebar. Undefined, with a
 * warning where something failed, when the browser should load the page as a whole. Rejects only when aborted.
 */
export async function loadPage(path: string, signal: AbortSignal): Promise<Fragment | undefined> {
  try {
    const page = await loadFragment(path, signal)
    if (isOfAnotherShell(page, getPage())) return undefined
    await loadTrail(page.view.sidebar)
    signal.throwIfAborted()
    return page
  } catch (error) {
    signal.throwIfAborted()
    console.warn(`The page ${path} could not be loaded in place, so the browser loads it.`, error)
    return undefined
  }
}

/** Whether a page needs other assets (a deploy has happened) or another language around it than this tab has. */
export function isOfAnotherShell(next: Fragment, current: Fragment): boolean {
  return next.build !== current.build || next.view.locale !== current.view.locale
}
