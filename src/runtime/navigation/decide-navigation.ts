import { canonicalizePath } from '../../shared/canonicalize-path.ts'
import { noticeUrl } from '../../shared/forms/notice-template.ts'
import { addBase, removeBase } from '../../shared/urls.ts'
import { scrollsOnSamePage } from '../scrolling/decide-scroll.ts'

/** Data of a navigate event, as plain values. */
export interface NavigationIntent {
  type: 'push' | 'replace' | 'reload' | 'traverse'
  to: URL
  /** Query of the tab before the navigation. */
  search: string
  /** Canonical path of the current page. */
  currentPath: string
  base: string
  canIntercept: boolean
  isHashChange: boolean
  isDownload: boolean
  isFormPost: boolean
  /** Whether it's a `pushState` or `replaceState`, or a traversal to one. */
  isSameDocument: boolean
}

/**
 * Decision about a navigation: leave it to the browser, stay on the current page (and scroll to the top if `scroll`),
 * or show the page at a canonical path.
 */
export type NavigationDecision =
  | { kind: 'browser' }
  | { kind: 'stay'; scroll: boolean }
  | { kind: 'page'; path: string }

const browserDecision: NavigationDecision = { kind: 'browser' }

/** Decides what to do with a navigation. `to` must have the site's origin. */
export function decideNavigation(intent: NavigationIntent): NavigationDecision {
  if (!intent.canIntercept || intent.isHashChange || intent.isDownload || intent.isFormPost)
    return browserDecision
  if (intent.type === 'reload') return browserDecision
  if (intent.isSameDocument && intent.type !== 'traverse') return browserDecision

  const path = toPagePath(intent.base, intent.to.pathname)
  // Back to the response of a form, which is in memory. Its URL alone would load another page.
  if (path === undefined) return intent.isSameDocument ? { kind: 'page', path: noticeUrl } : browserDecision
  if (path !== intent.currentPath) return { kind: 'page', path }
  if (intent.type === 'traverse') return browserDecision
  return { kind: 'stay', scroll: scrollsOnSamePage(intent.to, intent.search) }
}

/** Returns the canonical path of a page of the site, or undefined for files, engine data, and URLs outside the base. */
export function toPagePath(base: string, pathname: string): string | undefined {
  const inside = removeBase(base, pathname.replace(/\/{2,}/g, '/'))
  if (inside === undefined) return undefined
  const path = canonicalizePath(inside)
  return path.endsWith('/') && !path.startsWith('/_/') ? addBase(base, path) : undefined
}
