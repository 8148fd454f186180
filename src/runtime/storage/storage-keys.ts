/** Keys of the browser's storage. */
export const storageKeys = {
  /** Color mode: light, dark, or system. */
  theme: 'theme',
  /** "true" if the reader has closed the announcement bar whose ID is stored under `announcementId`. */
  announcementDismissed: 'docent.announcement.dismissed',
  announcementId: 'docent.announcement.id',
  /** The color mode again, for the company's pages that use MUI, with MUI's names of both schemes. */
  muiMode: 'mui-mode',
  muiColorSchemeLight: 'mui-color-scheme-light',
  muiColorSchemeDark: 'mui-color-scheme-dark',
  /** Docs version that the reader chose last. */
  preferredVersion: 'docent.preferred-version',
  /** "hidden" if the reader has hidden the sidebar. */
  sidebar: 'docent.sidebar',
  /** Language of samples that the reader chose last. */
  sampleLanguage: 'docent.sample-language',
  /** Session storage: time of the last reload because of a missing file, in ms. */
  reloadedAt: 'docent.reloaded-at',
} as const

/** Selected tab of all tab groups with a name. */
export const getTabsKey = (group: string): string => `docent.tabs.${group}`

/** Session storage: scroll position of an element or a history entry. */
export const getScrollKey = (part: string): string => `docent.scroll.${part}`

/** Session storage: open `<details>` of a history entry. */
export const getOpenDetailsKey = (entry: string): string => `docent.open.${entry}`

/** Pages and queries opened recently from the search, and favorites, of the site at a base URL. */
export const getSearchKeys = (base: string): { recents: string; favorites: string } => ({
  recents: `docent.search.recents:${base}`,
  // cspell:ignore favourites -- readers' saved pages are stored under this key
  favorites: `docent.search.favourites:${base}`,
})
