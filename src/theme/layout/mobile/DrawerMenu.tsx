import type { ReactNode } from 'react'
import type { PageView } from '../../../shared/page.ts'
import type { SiteView } from '../../../shared/site-view.ts'
import { LocaleLinks } from '../navbar/LocaleLinks.tsx'
import { NavbarLink } from '../navbar/NavbarLink.tsx'
import { isCurrentItem, isUnder, type NavbarEntry, splitNavbar } from '../navbar/navbar-items.ts'

interface DrawerMenuProps {
  site: SiteView
  view: PageView
}

/** The items of the navbar, one under the other; dropdowns stand open. */
export function DrawerMenu({ site, view }: DrawerMenuProps): ReactNode {
  const { left, right } = splitNavbar(site.navbar.items)
  return (
    <ul className="drawer-list">
      {[...left, ...right].map((entry) => (
        <li key={entry.kind === 'locales' ? 'locales' : entry.label}>
          <DrawerEntry entry={entry} site={site} view={view} />
        </li>
      ))}
    </ul>
  )
}

function DrawerEntry({ entry, site, view }: DrawerMenuProps & { entry: NavbarEntry }): ReactNode {
  switch (entry.kind) {
    case 'link':
      return <NavbarLink {...entry} isCurrent={isCurrentItem(entry, view.url)} className="drawer-link" />
    case 'dropdown':
      return (
        <>
          <p className="drawer-label">{entry.label}</p>
          <ul>
            {entry.items.map((item) => (
              <li key={item.url}>
                <NavbarLink {...item} isCurrent={isUnder(view.url, item.url)} className="drawer-link" />
              </li>
            ))}
          </ul>
        </>
      )
    case 'locales':
      return (
        <>
          <p className="drawer-label">Language</p>
          <LocaleLinks locales={site.locales} view={view} className="drawer-link" />
        </>
      )
  }
}
