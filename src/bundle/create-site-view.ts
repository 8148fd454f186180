import type { DocsConfig } from '../shared/config/config.ts'
import { isExternalUrl } from '../shared/external-url.ts'
import type { FooterView } from '../shared/site/footer-view.ts'
import { localePath } from '../shared/site/locales.ts'
import type { NavbarItem, SiteView } from '../shared/site/site-view.ts'
import { escapeHtml } from '../shared/text/html.ts'
import { withBase } from '../shared/urls.ts'

/** Creates the shell's part of the configuration, with absolute URLs. */
export function createSiteView(config: DocsConfig): SiteView {
  const inSite = insideSite(config)
  const { logo } = config.brand
  return {
    base: config.base,
    origin: config.url,
    title: config.title,
    titleDelimiter: config.titleDelimiter,
    brand: {
      name: config.brand.name,
      logo:
        logo === undefined
          ? undefined
          : { ...logo, src: inSite(logo.src), srcDark: inSite(logo.srcDark ?? logo.src) },
      favicon: config.brand.favicon === undefined ? undefined : inSite(config.brand.favicon),
      homeUrl: config.base,
    },
    areas: config.areas.map(({ id, label, url, sidebar }) => ({ id, label, url: inSite(url), sidebar })),
    navbar: {
      hideOnScroll: config.navbar.hideOnScroll,
      items: config.navbar.items.map((item) => navbarItem(item, inSite)),
    },
    announcement:
      config.announcement === undefined
        ? undefined
        : {
            id: config.announcement.id,
            html: announcementHtml(config.announcement.text, inSite),
            isCloseable: config.announcement.isCloseable,
          },
    colorMode: config.colorMode,
    locales: locales(config),
    versions: versions(config, inSite),
    feeds: config.blog === undefined ? [] : feeds(config.blog, inSite),
    wholePages: config.apis.filter(({ document }) => document !== undefined).map(({ url }) => inSite(url)),
    searchUrl: config.search.url === undefined ? undefined : inSite(config.search.url),
    missingResultsUrl:
      config.search.missingResultsUrl === undefined ? undefined : inSite(config.search.missingResultsUrl),
    search: searchView(config.search),
    newsletterAction: inSite(config.newsletter.action),
    feedbackAction: config.feedback === false ? undefined : inSite(config.feedback.action),
    isSidebarHideable: config.sidebar.isHideable,
    isSidebarAutoCollapsed: config.sidebar.isAutoCollapsed,
    analytics: config.analytics,
  }
}

/** Creates the footer of all pages, with absolute URLs. */
export function createFooterView(config: DocsConfig): FooterView {
  const inSite = insideSite(config)
  return {
    groups: config.footer.groups.map(({ title, items }) => ({
      title,
      items: items.map(({ label, url }) => ({ label, url: inSite(url) })),
    })),
    social: config.footer.social,
    legalName: config.brand.legalName,
    registrationNumber: config.brand.registrationNumber,
    year: new Date().getFullYear(),
  }
}

const insideSite =
  ({ base }: DocsConfig) =>
  (url: string): string =>
    url.startsWith('/') ? withBase(base, url) : url

function searchView({
  engine,
  externalUrlPattern,
  replacePathname,
  hasQueryInAnalytics,
}: DocsConfig['search']): SiteView['search'] {
  return {
    engine,
    ...(externalUrlPattern === undefined ? {} : { externalUrlPattern }),
    ...(replacePathname === undefined ? {} : { replacePathname }),
    hasQueryInAnalytics,
  }
}

function locales(config: DocsConfig): SiteView['locales'] {
  return config.locales.map(({ id, label, direction, htmlLang, calendar }) => ({
    id,
    label,
    direction,
    htmlLang: htmlLang ?? id,
    calendar,
    path: withBase(config.base, localePath(id, config)),
  }))
}

function versions(config: DocsConfig, inSite: (url: string) => string): SiteView['versions'] {
  if (config.versions.length === 1) return []
  return config.versions.map(({ name, label, isLast, path }) => ({ name, label, isLast, url: inSite(path) }))
}

function feeds(
  { title, routeBase }: NonNullable<DocsConfig['blog']>,
  inSite: (url: string) => string,
): SiteView['feeds'] {
  const feed = (name: string, type: string, file: string): SiteView['feeds'][number] => ({
    title: `${title} (${name})`,
    type,
    url: inSite(`${routeBase}${file}`),
  })
  return [
    feed('Atom', 'application/atom+xml', 'atom.xml'),
    feed('RSS', 'application/rss+xml', 'rss.xml'),
    feed('JSON', 'application/feed+json', 'feed.json'),
  ]
}

type ConfiguredItem = DocsConfig['navbar']['items'][number]

function navbarItem(item: ConfiguredItem, inSite: (url: string) => string): NavbarItem {
  switch (item.kind) {
    case 'link':
      return {
        kind: 'link',
        label: item.label,
        url: inSite(item.url),
        isExternal: isExternalUrl(item.url),
        position: item.position,
        isButton: item.isButton,
        activeBase: item.activeBase === undefined ? undefined : inSite(item.activeBase),
      }
    case 'dropdown':
      return {
        kind: 'dropdown',
        label: item.label,
        position: item.position,
        items: item.items.map(({ label, url }) => ({
          label,
          url: inSite(url),
          isExternal: isExternalUrl(url),
        })),
      }
    case 'search':
    case 'locales':
    case 'versions':
      return { kind: item.kind, position: item.position }
  }
}

const link = /\[([^\]]+)\]\(((?:\/|https?:\/\/|mailto:)[^\s)]*)\)/g

/** Converts text with Markdown links to HTML. Everything else is escaped. */
function announcementHtml(text: string, inSite: (url: string) => string): string {
  return escapeHtml(text).replace(
    link,
    (_, label: string, url: string) => `<a href="${inSite(url)}">${label}</a>`,
  )
}
