import type { ReactNode } from 'react'
import type { ShellView } from '../../../../shared/site/page.ts'
import type { SiteView } from '../../../../shared/site/site-view.ts'
import { useMessages } from '../../messages.ts'
import { LocaleLinks } from '../navbar/LocaleLinks.tsx'
import { NavbarLink } from '../navbar/NavbarLink.tsx'
import { isCurrentItem, isUnder, type NavbarEntry, splitNavbar } from '../navbar/navbar-items.ts'
import { VersionLinks } from '../navbar/VersionLinks.tsx'

interface DrawerEntryProps {
  site: SiteView
  view: ShellView
  entry: NavbarEntry
}

interface DrawerMenuProps extends Omit<DrawerEntryProps, 'entry'> {
  /** URL of a link that is already shown above the menu. */
  omittedUrl: string | undefined
}

/** The items of the navbar as a vertical list, with open dropdowns. */
export function DrawerMenu({ site, view, omittedUrl }: DrawerMenuProps): ReactNode {
  const { left, right } = splitNavbar(site)
  const entries = [...left, ...right].filter((entry) => !('url' in entry) || entry.url !== omittedUrl)
  return (
    <ul className="drawer-list">
      {entries.map((entry) => (
        <li key={'label' in entry ? entry.label : entry.kind}>
          <DrawerEntry entry={entry} site={site} view={view} />
        </li>
      ))}
    </ul>
  )
}

function DrawerEntry({ entry, site, view }: DrawerEntryProps): ReactNode {
  const messages = useMessages()
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
