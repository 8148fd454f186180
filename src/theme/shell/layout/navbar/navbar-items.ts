import type { ShellView } from '../../../../shared/site/page.ts'
import type { SidebarItem } from '../../../../shared/site/sidebar.ts'
import type { NavbarItem, SiteView } from '../../../../shared/site/site-view.ts'

/** Where the reader can go from a page. */
export interface NavigationProps {
  site: SiteView
  view: ShellView
  /** The page's sidebar tree, with the categories on its active path filled in. Empty without a sidebar. */
  sidebarItems: SidebarItem[]
}

/** Navbar items except the search box, which has a fixed position. */
export type NavbarMenuItem = Exclude<NavbarItem, { kind: 'search' }>

export interface NavbarSides {
  left: NavbarMenuItem[]
  right: NavbarMenuItem[]
  hasSearch: boolean
}

/** Items on both sides of the search box, in the order of the config. */
export function splitNavbar({ navbar, versions }: Pick<SiteView, 'navbar' | 'versions'>): NavbarSides {
  const visibleItems = navbar.items.filter(({ kind }) => kind !== 'versions' || versions.length > 1)
  const items = visibleItems.filter((item) => item.kind !== 'search')
  return {
    left: items.filter(({ position }) => position === 'left'),
    right: items.filter(({ position }) => position === 'right'),
    hasSearch: items.length < visibleItems.length,
  }
}

/** Checks whether the page at `url` is under `base`; `/docs/` isn't under `/doc/`. */
export function isUnder(url: string, base: string | undefined): boolean {
  if (base === undefined) return false
  return url.startsWith(base.endsWith('/') ? base : `${base}/`)
}

/** Checks whether the page at `pageUrl` is below the item. An item without `activeBase` is never marked as current. */
export function isCurrentItem(
  { url, activeBase }: Pick<Extract<NavbarMenuItem, { kind: 'link' }>, 'url' | 'activeBase'>,
  pageUrl: string,
): boolean {
  return activeBase !== undefined && (isUnder(pageUrl, activeBase) || isUnder(pageUrl, url))
}
