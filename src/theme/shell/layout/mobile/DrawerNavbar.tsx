import type { ReactNode } from 'react'
import { useMessages } from '../../useMessages.ts'
import { LocaleLinks } from '../navbar/LocaleLinks.tsx'
import { NavbarLink, NavbarLinks } from '../navbar/NavbarLink.tsx'
import type { NavbarListItemProps } from '../navbar/NavbarListItem.tsx'
import { isCurrentItem, splitNavbar } from '../navbar/navbar-items.ts'
import { VersionLinks } from '../navbar/VersionLinks.tsx'

interface DrawerNavbarProps extends Omit<NavbarListItemProps, 'item'> {
  /** URL of a link that is already shown above the menu. */
  omittedUrl: string | undefined
}

/** The items of the navbar as a vertical list, with open dropdowns. */
export function DrawerNavbar({ site, view, omittedUrl }: DrawerNavbarProps): ReactNode {
  const { left, right } = splitNavbar(site)
  const items = [...left, ...right].filter((item) => !('url' in item) || item.url !== omittedUrl)
  return (
    <ul className="drawer-list">
      {items.map((item) => (
        <li key={'label' in item ? item.label : item.kind}>
          <DrawerItem item={item} site={site} view={view} />
        </li>
      ))}
    </ul>
  )
}

function DrawerItem({ item, site, view }: NavbarListItemProps): ReactNode {
  const messages = useMessages()
  switch (item.kind) {
    case 'link':
      return (
        <NavbarLink
          {...item}
          isCurrent={isCurrentItem(item, view.url)}
          className={item.isButton ? 'drawer-link button button-primary' : 'drawer-link'}
        />
      )
    case 'dropdown':
      return (
        <>
          <p className="drawer-label">{item.label}</p>
          <NavbarLinks links={item.items} view={view} className="drawer-link" />
        </>
      )
    case 'locales':
      return (
        <>
          <p className="drawer-label">{messages.language}</p>
          <LocaleLinks locales={site.locales} view={view} className="drawer-link" />
        </>
      )
    case 'versions':
      if (!import.meta.env.DOCENT_HAS_VERSIONS) return null
      return (
        <>
          <p className="drawer-label">{messages.version}</p>
          <VersionLinks versions={site.versions} view={view} className="drawer-link" />
        </>
      )
  }
}
