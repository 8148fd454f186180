import { localeUrl } from './locales.ts'
import type { NavbarItem, SiteView } from './site-view.ts'

/**
 * The shell with the addresses for a reader of one language and, by `entries` (address → address in it), of one
 * version. What leads out of the site, and to files, stays.
 */
export function readerSite(
  site: SiteView,
  locale: string,
  entries: Readonly<Record<string, string>> | undefined,
): SiteView {
  const [first] = site.locales
  const own = site.locales.find(({ id }) => id === locale) ?? first
  if (first === undefined || own === undefined || (own === first && entries === undefined)) return site
  const localize = (url: string): string => {
    const local = url.startsWith(first.path) && url.endsWith('/') ? localeUrl(url, first, own) : url
    return entries?.[local] ?? local
  }
  return {
    ...site,
    brand: { ...site.brand, homeUrl: localize(site.brand.homeUrl) },
    areas: site.areas.map((area) => ({ ...area, url: localize(area.url) })),
    navbar: { ...site.navbar, items: site.navbar.items.map((item) => navbarItem(item, localize)) },
    footer: {
      ...site.footer,
      groups: site.footer.groups.map((group) => ({
        ...group,
        items: group.items.map((item) => ({ ...item, url: localize(item.url) })),
      })),
    },
    searchUrl: site.searchUrl && localize(site.searchUrl),
    versions: site.versions.map((version) => ({ ...version, url: localize(version.url) })),
  }
}

function navbarItem(item: NavbarItem, localize: (url: string) => string): NavbarItem {
  if (item.kind === 'link') {
    const activeBase = item.activeBase && localize(item.activeBase)
    return { ...item, url: localize(item.url), activeBase }
  }
  if (item.kind !== 'dropdown') return item
  return { ...item, items: item.items.map((entry) => ({ ...entry, url: localize(entry.url) })) }
}
