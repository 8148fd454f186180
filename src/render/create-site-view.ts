import { isDeepStrictEqual } from 'node:util'
import type { DocsConfig } from '../shared/config/config.ts'
import { strictPolicy } from '../shared/config/content-policy.ts'
import { createIconUrl } from '../shared/config/theme/create-icon-url.ts'
import { createThemeStyle } from '../shared/config/theme/create-theme-style.ts'
import { isExternalUrl } from '../shared/external-url.ts'
import type { FooterView } from '../shared/site/footer-view.ts'
import { getLocalePath } from '../shared/site/locales.ts'
import type { NavbarItem, SiteView } from '../shared/site/site-view.ts'
import { listVersions } from '../shared/site/versions.ts'
import { escapeHtml } from '../shared/text/escape-html.ts'
import { addBase } from '../shared/urls.ts'

/** Creates the shell's part of the configuration, with absolute URLs. */
export function createSiteView(config: DocsConfig): SiteView {
  const resolveUrl = createUrlResolver(config)
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
          : { ...logo, src: resolveUrl(logo.src), srcDark: resolveUrl(logo.srcDark ?? logo.src) },
      favicon: config.brand.favicon === undefined ? undefined : resolveUrl(config.brand.favicon),
      homeUrl: config.base,
      ...(config.brand.icons === undefined ? {} : { icons: resolveUrl(config.brand.icons) }),
    },
    areas: config.areas.map(({ id, label, url, sidebar, icon }) => ({
      id,
      label,
      url: resolveUrl(url),
      sidebar,
      ...createIcon(icon, config),
    })),
    navbar: {
      hideOnScroll: config.navbar.hideOnScroll,
      items: config.navbar.items.map((item) => createNavbarItem(item, resolveUrl)),
    },
    announcement: createAnnouncement(config.announcement, resolveUrl),
    colorMode: config.colorMode,
    locales: createLocaleViews(config),
    versions: createVersionViews(config, resolveUrl),
    feeds: config.blog === undefined ? [] : createFeedLinks(config.blog, resolveUrl),
    searchUrl: config.search.url === undefined ? undefined : resolveUrl(config.search.url),
    missingResultsUrl:
      config.search.missingResultsUrl === undefined ? undefined : resolveUrl(config.search.missingResultsUrl),
    search: createSearchView(config.search),
    assistants: config.assistants,
    newsletterAction: config.newsletter === false ? undefined : resolveUrl(config.newsletter.action),
    feedbackAction: config.feedback === false ? undefined : resolveUrl(config.feedback.action),
    ...createOptionalData(config),
    isSidebarHideable: config.sidebar.isHideable,
    isSidebarAutoCollapsed: config.sidebar.isAutoCollapsed,
    analytics: config.analytics,
  }
}

type OptionalData = Pick<
  SiteView,
  'isStoredOffline' | 'hasLlmsFiles' | 'contentPolicy' | 'themeStyle' | 'head' | 'scripts' | 'popular'
>

/** Creates the data that most sites don't have, so that it isn't in the keys of their pages. */
function createOptionalData(config: DocsConfig): OptionalData {
  const { offline, llms, contentPolicy, theme, base, head, scripts, search } = config
  const themeStyle = createThemeStyle(theme, base)
  return {
    ...(isDeepStrictEqual(contentPolicy, strictPolicy) ? {} : { contentPolicy }),
    ...(themeStyle === undefined ? {} : { themeStyle }),
    ...(head.length === 0 ? {} : { head }),
    ...(scripts.length === 0 ? {} : { scripts }),
    ...(offline === false ? {} : { isStoredOffline: true }),
    ...(llms ? { hasLlmsFiles: true } : {}),
    ...(search.popular.length === 0 ? {} : { popular: createPopularPages(config) }),
  }
}

/** Creates the footer of all pages, with absolute URLs. */
export function createFooterView(config: DocsConfig): FooterView {
  const resolveUrl = createUrlResolver(config)
  return {
    groups: config.footer.groups.map(({ title, items }) => ({
      title,
      items: items.map(({ label, url }) => ({ label, url: resolveUrl(url) })),
    })),
    social: config.footer.social,
    legalName: config.brand.legalName,
    registrationNumber: config.brand.registrationNumber,
    year: new Date().getFullYear(),
  }
}

const createUrlResolver =
  ({ base }: DocsConfig) =>
  (url: string): string =>
    url.startsWith('/') ? addBase(base, url) : url

function createSearchView({
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

function createPopularPages(config: DocsConfig): NonNullable<SiteView['popular']> {
  const resolveUrl = createUrlResolver(config)
  return config.search.popular.map(({ label, url, icon }) => ({
    label,
    url: resolveUrl(url),
    ...createIcon(icon, config),
  }))
}

function createIcon(name: string | undefined, config: DocsConfig): { icon?: string } {
  const icon = createIconUrl(name, config)
  return icon === undefined ? {} : { icon }
}

function createLocaleViews(config: DocsConfig): SiteView['locales'] {
  return config.locales.map(({ id, label, direction, htmlLang, calendar, labels }) => ({
    id,
    label,
    direction,
    htmlLang: htmlLang ?? id,
    calendar,
    path: addBase(config.base, getLocalePath(id, config)),
    ...(labels === undefined ? {} : { labels }),
  }))
}

function createVersionViews(config: DocsConfig, resolveUrl: (url: string) => string): SiteView['versions'] {
  const versions = listVersions(config)
  if (versions.length === 1) return []
  return versions.map(({ name, label, isLast, path }) => ({
    name,
    label,
    isLast,
    url: resolveUrl(path),
  }))
}

function createFeedLinks(
  { title, routeBase }: NonNullable<DocsConfig['blog']>,
  resolveUrl: (url: string) => string,
): SiteView['feeds'] {
  const feed = (name: string, type: string, file: string): SiteView['feeds'][number] => ({
    title: `${title} (${name})`,
    type,
    url: resolveUrl(`${routeBase}${file}`),
  })
  return [
    feed('Atom', 'application/atom+xml', 'atom.xml'),
    feed('RSS', 'application/rss+xml', 'rss.xml'),
    feed('JSON', 'application/feed+json', 'feed.json'),
  ]
}

type NavbarItemConfig = DocsConfig['navbar']['items'][number]

function createNavbarItem(item: NavbarItemConfig, resolveUrl: (url: string) => string): NavbarItem {
  switch (item.kind) {
    case 'link':
      return {
        kind: 'link',
        label: item.label,
        url: resolveUrl(item.url),
        isExternal: isExternalUrl(item.url),
        position: item.position,
        isButton: item.isButton,
        activeBase: item.activeBase === undefined ? undefined : resolveUrl(item.activeBase),
      }
    case 'dropdown':
      return {
        kind: 'dropdown',
        label: item.label,
        position: item.position,
        items: item.items.map(({ label, url }) => ({
          label,
          url: resolveUrl(url),
          isExternal: isExternalUrl(url),
        })),
      }
    case 'search':
    case 'locales':
    case 'versions':
      return { kind: item.kind, position: item.position }
  }
}

function createAnnouncement(
  announcement: DocsConfig['announcement'],
  resolveUrl: (url: string) => string,
): SiteView['announcement'] {
  if (announcement === undefined) return undefined
  const { id, text, isCloseable } = announcement
  return { id, html: renderAnnouncement(text, resolveUrl), isCloseable }
}

const link = /\[([^\]]+)\]\(((?:\/|https?:\/\/|mailto:)[^\s)]*)\)/g

/** Converts text with Markdown links to HTML. Everything else is escaped. */
function renderAnnouncement(text: string, resolveUrl: (url: string) => string): string {
  return escapeHtml(text).replace(
    link,
    (_, label: string, url: string) => `<a href="${resolveUrl(url)}">${label}</a>`,
  )
}
