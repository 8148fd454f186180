import type { FooterView } from './site/footer-view.ts'
import { changeUrlLocale } from './site/locales.ts'
import type { NavbarItem, SiteView } from './site/site-view.ts'

/**
 * Converts the URLs of the shell to a reader's language and, with `versionUrls` (from each URL to its URL in the
 * version), to a version. Links to other sites and to files don't change.
 */
export function localizeSite(
  site: SiteView,
  locale: string,
  versionUrls: Readonly<Record<string, string>> | undefined,
): SiteView {
  const localize = createLocalizer(site, locale, versionUrls)
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

/** Converts the URLs of the footer to a reader's language. */
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
  versionUrls: Readonly<Record<string, string>> | undefined,
): ((url: string) => string) | undefined {
  const [first] = locales
  const readerLocale = locales.find(({ id }) => id === locale) ?? first
  if (
    first === undefined ||
    readerLocale === undefined ||
    (readerLocale === first && versionUrls === undefined)
  )
    return undefined
  return (url) => {
    const local =
      url.startsWith(first.path) && url.endsWith('/') ? changeUrlLocale(url, first, readerLocale) : url
    return versionUrls?.[local] ?? local
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
