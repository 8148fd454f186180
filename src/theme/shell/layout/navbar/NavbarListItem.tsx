import type { ReactNode } from 'react'
import type { ShellView } from '../../../../shared/site/page.ts'
import type { SiteView } from '../../../../shared/site/site-view.ts'
import { Icon } from '../../icons/Icon.tsx'
import { LocaleLinks } from './LocaleLinks.tsx'
import { NavbarLink, NavbarLinks } from './NavbarLink.tsx'
import { NavbarMenu } from './NavbarMenu.tsx'
import { isCurrentItem, isUnder, type NavbarMenuItem } from './navbar-items.ts'
import { VersionMenu } from './VersionLinks.tsx'

export interface NavbarListItemProps {
  item: NavbarMenuItem
  site: SiteView
  view: ShellView
}

/** One item of the navbar. */
export function NavbarListItem({ item, site, view }: NavbarListItemProps): ReactNode {
  switch (item.kind) {
    case 'link':
      return (
        <NavbarLink
          {...item}
          isCurrent={isCurrentItem(item, view.url)}
          className={item.isButton ? 'button button-primary navbar-button' : 'navbar-item'}
        />
      )
    case 'dropdown':
      return (
        <NavbarMenu
          label={item.label}
          icon={undefined}
          isCurrent={item.items.some(({ url }) => isUnder(view.url, url))}
        >
          <NavbarLinks links={item.items} view={view} className="menu-item" />
        </NavbarMenu>
      )
    case 'locales':
      return (
        <NavbarMenu
          label={site.locales.find(({ id }) => id === view.locale)?.label ?? view.locale}
          icon={<Icon name="globe" />}
        >
          <LocaleLinks locales={site.locales} view={view} className="menu-item" />
        </NavbarMenu>
      )
    case 'versions':
      return import.meta.env.DOCENT_HAS_VERSIONS && <VersionMenu versions={site.versions} view={view} />
  }
}
