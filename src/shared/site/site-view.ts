import type { SearchView } from '../search/search-view.ts'

/**
 * Data that the shell prints on every page, from `docs.config.ts`. Built into the browser's bundle once. Plain JSON.
 */
export interface SiteView {
  /** Path the site is served under, with a slash at both ends. */
  base: string
  /** Origin of the site, for example `https://docs.example`. */
  origin: string
  title: string
  titleDelimiter: string
  brand: {
    name: string
    logo: Logo | undefined
    favicon: string | undefined
    homeUrl: string
  }
  areas: AreaView[]
  navbar: { hideOnScroll: boolean; items: NavbarItem[] }
  announcement: { id: string; html: string; isCloseable: boolean } | undefined
  colorMode: { defaultMode: ColorMode; isSwitchEnabled: boolean; respectsSystem: boolean }
  locales: LocaleView[]
  /** Docs versions; empty on a site with one. */
  versions: VersionView[]
  /** Feeds of the blog, in the default language. */
  feeds: { title: string; type: string; url: string }[]
  /**
   * Paths below which pages have no fragment, for they are large and reached rarely: the groups of API references.
   * Browsers load such a page as a whole.
   */
  fullLoadPaths: string[]
  /** Page that lists search results; search is linked to it until its dialog is there. None: the site has no search. */
  searchUrl: string | undefined
  /** Where readers tell of a query that should have found something, with `{query}` in its place. */
  missingResultsUrl: string | undefined
  search: SearchView
  /** Where the newsletter form posts to. */
  newsletterAction: string
  /** Where readers tell whether a guide was helpful; undefined where nobody asks them. */
  feedbackAction: string | undefined
  isSidebarHideable: boolean
  isSidebarAutoCollapsed: boolean
  /** Where page views are sent; undefined where nobody counts them. */
  analytics: { trackingId: string; anonymizeIp: boolean; endpoint: string } | undefined
}

export type ColorMode = 'light' | 'dark' | 'system'

interface Logo {
  src: string
  srcDark: string
  alt: string
  width: number
  height: number
}

export interface AreaView {
  id: string
  label: string
  url: string
  sidebar: string
}

export type NavbarItem =
  | {
      kind: 'link'
      label: string
      url: string
      isExternal: boolean
      position: 'left' | 'right'
      isButton: boolean
      activeBase: string | undefined
    }
  | {
      kind: 'dropdown'
      label: string
      position: 'left' | 'right'
      items: { label: string; url: string; isExternal: boolean }[]
    }
  | { kind: 'search'; position: 'left' | 'right' }
  | { kind: 'locales'; position: 'left' | 'right' }
  | { kind: 'versions'; position: 'left' | 'right' }

/** A docs version, for the dropdown. */
export interface VersionView {
  name: string
  label: string
  isLast: boolean
  /** Address of its landing page. */
  url: string
}

/** Locale config of the specification, section 3. */
export interface LocaleView {
  id: string
  label: string
  direction: 'ltr' | 'rtl'
  htmlLang: string
  calendar: string
  path: string
}
