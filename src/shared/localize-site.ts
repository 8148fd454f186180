import type { FooterView } from './site/footer-view.ts'
import { changeUrlLocale } from './site/locales.ts'
import type { NavbarItem, SiteView } from './site/site-view.ts'

/**
 * Converts the URLs of the shell for a reader of one language and, by `entries` (URL → URL in it), of one version.
 * Links to other sites and to files are unchanged.
 */
export function localizeSite(
  site: SiteView,
  locale: string,
  entries: Readonly<Record<string, string>> | undefined,
): SiteView {
  const localize = createLocalizer(site, locale, entries)
  if (localize === undefined) return site
  return {
    ...site,
    brand: { ...site.brand, homeUrl: localize(site.brand.homeUrl) },
    areas: site.areas.map((area) => ({ ...area, url: localize(area.url) })),
    navbar: { ...site.navbar, items: site.navbar.items.map((item) => localizeNavbarItem(item, localize)) },
    searchUrl: site.searchUrl && localize(site.searchUrl),
    versions: site.versions.map((version) => ({ ...version, url: localize(version.url) })),
  }
}

/** The footer with the addresses for a reader of one language. */
export function localizeFooter(footer: FooterView, site: SiteView, locale: string): FooterView {
  const localize = createLocalizer(site, locale, undefined)
  if (localize === undefined) return footer
  const groups = footer.groups.map(({ title, items }) => ({
    title,
    items: items.map((item) => ({ ...item, url: localize(item.url) })),
  }))
  return { ...footer, groups }
}

/** Creates a function that converts addresses to the reader's locale. Undefined for the default locale. */
function createLocalizer(
  { locales }: SiteView,
  locale: string,
  entries: Readonly<Record<string, string>> | undefined,
): ((url: string) => string) | undefined {
  const [first] = locales
  const readerLocale = locales.find(({ id }) => id === locale) ?? first
  if (first === undefined || readerLocale === undefined || (readerLocale === first && entries === undefined))
    return undefined
  return (url) => {
    const local =
      url.startsWith(first.path) && url.endsWith('/') ? changeUrlLocale(url, first, readerLocale) : url
    return entries?.[local] ?? local
  }
}

function localizeNavbarItem(item: NavbarItem, localize: (url: string) => string): NavbarItem {
  if (item.kind === 'link') {
    const activeBase = item.activeBase && localize(item.activeBase)
    return { ...item, url: localize(item.url), activeBase }
  }
  if (item.kind !== 'dropdown') return item
  return { ...item, items: item.items.map((entry) => ({ ...entry, url: localize(entry.url) })) }
}
