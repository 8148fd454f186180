import type { ReactNode } from 'react'
import type { ShellView } from '../../../../shared/site/page.ts'
import type { SiteView } from '../../../../shared/site/site-view.ts'
import { Icon } from '../../icons/Icon.tsx'
import { LocaleLinks } from './LocaleLinks.tsx'
import { NavbarLink } from './NavbarLink.tsx'
import { NavbarMenu } from './NavbarMenu.tsx'
import { isCurrentItem, isUnder, type NavbarEntry } from './navbar-items.ts'
import { VersionMenu } from './VersionLinks.tsx'

interface NavbarListItemProps {
  entry: NavbarEntry
  site: SiteView
  view: ShellView
}

/** One item of the navbar. */
export function NavbarListItem({ entry, site, view }: NavbarListItemProps): ReactNode {
  switch (entry.kind) {
    case 'link':
      return (
        <NavbarLink
          {...entry}
          isCurrent={isCurrentItem(entry, view.url)}
          className={entry.isButton ? 'button button-primary navbar-button' : 'navbar-item'}
        />
      )
    case 'dropdown':
      return (
        <NavbarMenu
          label={entry.label}
          icon={undefined}
          isCurrent={entry.items.some(({ url }) => isUnder(view.url, url))}
        >
          <ul>
            {entry.items.map((item) => (
              <li key={item.url}>
                <NavbarLink {...item} isCurrent={isUnder(view.url, item.url)} className="menu-item" />
              </li>
            ))}
          </ul>
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
