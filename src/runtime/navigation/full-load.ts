import { findTarget } from '../scrolling/hash-target.ts'

/**
 * Loads the page whose URL has just been committed as a whole. After a reload the browser scrolls as far as the page
 * before was scrolled, which on a new page is anywhere; manual restoration keeps it from that.
 */
export function loadAsWhole({ navigationType }: NavigateEvent): void {
  if (navigationType !== 'traverse') history.scrollRestoration = 'manual'
  location.reload()
}

/** On the page that was loaded so: goes to the hash target, for the browser takes manual to mean that too. */
export function scrollAfterFullLoad(): void {
  if (history.scrollRestoration === 'manual') findTarget(location.hash)?.scrollIntoView()
}

/** From here on the browser keeps scroll positions again. Not before the page is loaded, or it restores after all. */
export function restoreScrollAgain(): void {
  history.scrollRestoration = 'auto'
}
