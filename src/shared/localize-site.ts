import { createLabelTranslator } from './config/config-labels.ts'
import { addFormLocale } from './forms/form-locale.ts'
import type { FooterView } from './site/footer-view.ts'
import { changeUrlLocale } from './site/locales.ts'
import type { NavbarItem, SiteView } from './site/site-view.ts'

/**
 * Converts labels and URLs of the shell to a reader's language and, with `versionUrls` (from each URL to its URL in the
 * version), to a version. Links to other sites and to files don't change.
 */
export function localizeSite(
  site: SiteView,
  locale: string,
  versionUrls: Readonly<Record<string, string>> | undefined,
): SiteView {
  const localize = createLocalizer(site, locale, versionUrls)
  if (localize === undefined) return site
  const translate = createLabelTranslator(site.locales, locale)
  return {
    ...site,
    brand: { ...site.brand, homeUrl: localize(site.brand.homeUrl) },
    areas: site.areas.map((area) => ({ ...area, label: translate(area.label), url: localize(area.url) })),
    navbar: {
      ...site.navbar,
      items: site.navbar.items.map((item) => localizeNavbarItem(item, localize, translate)),
    },
    searchUrl: site.searchUrl && localize(site.searchUrl),
    ...(site.popular && {
      popular: site.popular.map((page) => ({
        ...page,
        label: translate(page.label),
        url: localize(page.url),
      })),
    }),
    newsletterAction: site.newsletterAction && addFormLocale(site.newsletterAction, locale, site.locales),
    versions: site.versions.map((version) => ({
      ...version,
      label: translate(version.label),
      url: localize(version.url),
    })),
  }
}

/** Converts labels and URLs of the footer to a reader's language. */
export function localizeFooter(footer: FooterView, site: SiteView, locale: string): FooterView {
  const localize = createLocalizer(site, locale, undefined)
  if (localize === undefined) return footer
  const translate = createLabelTranslator(site.locales, locale)
  const groups = footer.groups.map(({ title, items }) => ({
    title: translate(title),
    items: items.map(({ label, url }) => ({ label: translate(label), url: localize(url) })),
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

function localizeNavbarItem(
  item: NavbarItem,
  localize: (url: string) => string,
  translate: (label: string) => string,
): NavbarItem {
  if (item.kind !== 'link' && item.kind !== 'dropdown') return item
  const label = translate(item.label)
  if (item.kind === 'link') {
    const activeBase = item.activeBase && localize(item.activeBase)
    return { ...item, label, url: localize(item.url), activeBase }
  }
  const items = item.items.map((entry) => ({
    ...entry,
    label: translate(entry.label),
    url: localize(entry.url),
  }))
  return { ...item, label, items }
}
