import { canonicalPath } from '../../shared/canonical-path.ts'
import { noticeUrl } from '../../shared/forms/notice-template.ts'
import { withBase, withoutBase } from '../../shared/urls.ts'

/** What the navigate event tells, as plain values. */
export interface NavigationIntent {
  type: 'push' | 'replace' | 'reload' | 'traverse'
  to: URL
  /** Query of the tab before the navigation. */
  search: string
  /** Canonical path of the page on the screen. */
  shown: string
  base: string
  /** Paths below which pages have no fragment. */
  wholePages: readonly string[]
  canIntercept: boolean
  isHashChange: boolean
  isDownload: boolean
  isFormPost: boolean
  /** A `pushState` or `replaceState`, or a way back to one. */
  isSameDocument: boolean
}

/**
 * What to do with a navigation: leave it to the browser, stay on the page that is shown (`scroll` says whether the
 * view goes to the top), or show the page at a canonical path.
 */
export type NavigationDecision =
  | { kind: 'browser' }
  | { kind: 'stay'; scroll: boolean }
  | { kind: 'page'; path: string }

const byBrowser: NavigationDecision = { kind: 'browser' }

/** Chooses what to do with a navigation. The caller has made sure that `to` has the origin of the site. */
export function decideNavigation(intent: NavigationIntent): NavigationDecision {
  if (!intent.canIntercept || intent.isHashChange || intent.isDownload || intent.isFormPost) return byBrowser
  if (intent.type === 'reload') return byBrowser
  if (intent.isSameDocument && intent.type !== 'traverse') return byBrowser

  const path = toPagePath(intent.base, intent.to.pathname)
  // The way back to the answer of a form, which is in memory: its address alone would bring another.
  if (path === undefined) return intent.isSameDocument ? { kind: 'page', path: noticeUrl } : byBrowser
  // On the way back to one that is an entry of this document, the browser would load nothing by itself.
  if (isWholePage(path, intent.wholePages) && !intent.isSameDocument && path !== intent.shown)
    return byBrowser
  if (path !== intent.shown) return { kind: 'page', path }
  if (intent.type === 'traverse') return byBrowser
  return { kind: 'stay', scroll: intent.to.search === intent.search || intent.to.hash !== '' }
}

/** The canonical path of a page of the site; undefined for files, engine data and what lies outside of the base. */
export function toPagePath(base: string, pathname: string): string | undefined {
  const inside = withoutBase(base, pathname.replace(/\/{2,}/g, '/'))
  if (inside === undefined) return undefined
  const path = canonicalPath(inside)
  return path.endsWith('/') && !path.startsWith('/_/') ? withBase(base, path) : undefined
}

/** Whether the page at a canonical path has no fragment (`SiteView.wholePages`). */
export function isWholePage(path: string, wholePages: readonly string[]): boolean {
  return wholePages.some((above) => path.startsWith(above) && path !== above)
}
