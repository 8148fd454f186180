import type { NavbarItem, SiteView } from '../../../shared/site/site-view.ts'

/** Items with a label and a place; the search box has a place of its own. */
export type NavbarEntry = Exclude<NavbarItem, { kind: 'search' }>

export interface NavbarSides {
  left: NavbarEntry[]
  right: NavbarEntry[]
  hasSearch: boolean
}

/** The items at both sides of the search box, in the order of the config. */
export function splitNavbar({ navbar, versions }: Pick<SiteView, 'navbar' | 'versions'>): NavbarSides {
  const items = navbar.items.filter(({ kind }) => kind !== 'versions' || versions.length > 1)
  const entries = items.filter((item) => item.kind !== 'search')
  return {
    left: entries.filter(({ position }) => position === 'left'),
    right: entries.filter(({ position }) => position === 'right'),
    hasSearch: entries.length < items.length,
  }
}

/** Whether the page at `url` lies under `base`; `/docs/` is not under `/doc/`. */
export function isUnder(url: string, base: string | undefined): boolean {
  if (base === undefined) return false
  return url.startsWith(base.endsWith('/') ? base : `${base}/`)
}

/** Whether the page at `pageUrl` is below the item. An item that names no `activeBase` is never marked. */
export function isCurrentItem(
  { url, activeBase }: Pick<Extract<NavbarEntry, { kind: 'link' }>, 'url' | 'activeBase'>,
  pageUrl: string,
): boolean {
  return activeBase !== undefined && (isUnder(pageUrl, activeBase) || isUnder(pageUrl, url))
}
