import { findHashTarget } from '../scrolling/find-hash-target.ts'

/**
 * Loads the page at the URL that has just been committed. After a reload, the browser restores the scroll position of
 * the previous page; manual restoration prevents that.
 */
export function loadFullPage({ navigationType }: NavigateEvent): void {
  if (navigationType !== 'traverse') history.scrollRestoration = 'manual'
  location.reload()
}

/** Scrolls to the hash target after such a load, which manual restoration prevents too. */
export function scrollAfterFullLoad(): void {
  if (history.scrollRestoration === 'manual') findHashTarget(location.hash)?.scrollIntoView()
}

/**
 * Lets the browser restore scroll positions again. Called after the page has loaded, so that it doesn't restore this
 * one.
 */
export function enableScrollRestoration(): void {
  history.scrollRestoration = 'auto'
}
