import type { ContentPolicy } from '../config/content-policy.ts'
import type { HeadElement, SiteScript } from '../config/theme/head-schema.ts'
import type { SearchView } from '../search/search-view.ts'

/**
 * Data that the shell prints on every page, from `docs.config.ts`. Built into the browser's bundle once. Plain JSON.
 */
export interface SiteView {
  /** Path that the site is served at, with a slash at both ends. */
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
    /** URL of the file of icons. Undefined without one. */
    icons?: string
  }
  areas: AreaView[]
  navbar: { hideOnScroll: boolean; items: NavbarItem[] }
  announcement: { id: string; html: string; isCloseable: boolean } | undefined
  colorMode: { defaultMode: ColorMode; isSwitchEnabled: boolean; respectsSystem: boolean }
  locales: LocaleView[]
  /** Docs versions. Empty on a site with one. */
  versions: VersionView[]
  /** Feeds of the blog, in the default locale. */
  feeds: { title: string; type: string; url: string }[]
  /** Search page, which search links to until the dialog has loaded. Undefined on a site without search. */
  searchUrl: string | undefined
  /** URL where readers can report missing results, with `{query}` in place of the query. */
  missingResultsUrl: string | undefined
  search: SearchView
  /** Pages that the search dialog offers before a query. Undefined without any. */
  popular?: readonly PopularPage[]
  /** Chat services that the menu of each page offers. `{prompt}` in `url` is replaced by a question about the page. */
  assistants: { label: string; url: string }[]
  /** Path that the newsletter form posts to. Undefined without a form. */
  newsletterAction: string | undefined
  /** Path that feedback is posted to. Undefined without feedback. */
  feedbackAction: string | undefined
  /** Whether browsers store pages for reading them offline. Undefined if not. */
  isStoredOffline?: true
  /** Whether `docent dev` builds the site: pages follow its builds. Undefined if not. */
  isDev?: true
  /** Origins that pages may load from. Undefined if it's the site itself only. */
  contentPolicy?: ContentPolicy
  /** Style sheet with the tokens that the site sets. */
  themeStyle?: string
  /** Additional elements of the head of every page. */
  head?: readonly HeadElement[]
  /** Additional scripts of every page. */
  scripts?: readonly SiteScript[]
  /** Whether each page leads language models to `llms.txt`. Undefined if not. */
  hasLlmsFiles?: true
  isSidebarHideable: boolean
  isSidebarAutoCollapsed: boolean
  /** Analytics settings. Undefined without analytics. */
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

/** A page that many readers search for. */
export interface PopularPage {
  label: string
  url: string
  /** URL of its icon. */
  icon?: string
}

/** An area, as its readers know it. */
export interface AreaView {
  id: string
  label: string
  /** With the base. */
  url: string
  /** ID of the sidebar, which names the files of its levels. */
  sidebar: string
  /** URL of its icon. */
  icon?: string
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
  /** URL of its landing page. */
  url: string
}

/** Locale. */
export interface LocaleView {
  id: string
  label: string
  direction: 'ltr' | 'rtl'
  htmlLang: string
  calendar: string
  path: string
  /** Labels of the configuration in this language, by their text. */
  labels?: Readonly<Record<string, string>>
}
