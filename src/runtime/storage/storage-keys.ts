/** Names under which the site keeps something in the browser. */
export const storageKeys = {
  /** Colour mode: light, dark or system. */
  theme: 'theme',
  /** "true" when the reader has closed the announcement bar whose id is under `announcementId`. */
  announcementDismissed: 'docent.announcement.dismissed',
  announcementId: 'docent.announcement.id',
  /** The colour mode again, for pages of the company that are made with MUI, with its names of the two schemes. */
  muiMode: 'mui-mode',
  muiColorSchemeLight: 'mui-color-scheme-light',
  muiColorSchemeDark: 'mui-color-scheme-dark',
  /** Name of the docs version that the reader chose last. */
  preferredVersion: 'docent.preferred-version',
  /** "hidden" when the reader has hidden the sidebar. */
  sidebar: 'docent.sidebar',
  /** Language of samples that the reader chose last. */
  sampleLanguage: 'docent.sample-language',
  /** In the session: when the page was last loaded again because of a missing file, in ms. */
  reloadedAt: 'docent.reloaded-at',
} as const

/** The chosen tab of all tab groups of one name. */
export const tabsKey = (group: string): string => `docent.tabs.${group}`

/** In the session: how far a part of the page was scrolled, or an entry of the history. */
export const scrollKey = (part: string): string => `docent.scroll.${part}`

/** In the session: which `<details>` of an entry of the history are open. */
export const openDetailsKey = (entry: string): string => `docent.open.${entry}`

/** Pages and queries of the search that the reader opened last, and those that the reader keeps, of the site at a base. */
export const searchKeys = (base: string): { recents: string; favourites: string } => ({
  recents: `docent.search.recents:${base}`,
  favourites: `docent.search.favourites:${base}`,
})
