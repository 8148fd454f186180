import type { ReactNode } from 'react'
import { ErrorBoundary } from '../../../../runtime/dom/ErrorBoundary.ts'
import type { ShellView } from '../../../../shared/site/page.ts'
import type { SiteView } from '../../../../shared/site/site-view.ts'
import { useMessages } from '../../useMessages.ts'
import { MobileMenu } from '../mobile/MobileMenu.tsx'
import { Brand } from './Brand.tsx'
import { ColorModeToggle } from './ColorModeToggle.tsx'
import { NavbarListItem } from './NavbarListItem.tsx'
import { type NavbarMenuItem, type NavigationProps, splitNavbar } from './navbar-items.ts'
import { SearchOpener } from './SearchOpener.tsx'
import { useHideOnScroll } from './useHideOnScroll.ts'

const useIsHidden = import.meta.env.DOCENT_HIDES_NAVBAR ? useHideOnScroll : () => false

/** The bar at the top: brand, items, search, color mode, and on small screens the menu button. */
export function Navbar({ site, view, sidebarItems }: NavigationProps): ReactNode {
  const messages = useMessages()
  const { left, right, hasSearch } = splitNavbar(site)
  const isHidden = useIsHidden()
  return (
    <header className={`navbar${isHidden ? ' navbar-hidden' : ''}`}>
      <Brand brand={site.brand} />
      <nav className="navbar-items" id="site-menu" aria-label={messages.mainNavigation}>
        <NavbarList items={left} site={site} view={view} />
        {hasSearch && site.searchUrl !== undefined && <SearchOpener site={site} url={site.searchUrl} />}
        <NavbarList items={right} site={site} view={view} />
      </nav>
      {site.colorMode.isSwitchEnabled && <ColorModeToggle />}
      <MobileMenu site={site} view={view} sidebarItems={sidebarItems} />
    </header>
  )
}

function NavbarList({
  items,
  site,
  view,
}: {
  items: NavbarMenuItem[]
  site: SiteView
  view: ShellView
}): ReactNode {
  return (
    <ul className="navbar-list">
      {items.map((item) => {
        const label = 'label' in item ? item.label : item.kind
        return (
          <li key={label}>
            <ErrorBoundary
              fallback={(error) => <span className="navbar-error">{`${label}: ${error.message}`}</span>}
            >
              <NavbarListItem item={item} site={site} view={view} />
            </ErrorBoundary>
          </li>
        )
      })}
    </ul>
  )
}
