// Keys of the browser's storage. Each is a constant, so that a script contains only those that it uses.

/** Color mode: light, dark, or system. */
export const themeKey = 'theme'

/** "true" if the reader has closed the announcement bar whose ID is stored under `announcementId`. */
export const announcementDismissedKey = 'docent.announcement.dismissed'
export const announcementIdKey = 'docent.announcement.id'

/** The color mode again, for the company's pages that use MUI, with MUI's names of both schemes. */
export const muiModeKey = 'mui-mode'
export const muiColorSchemeLightKey = 'mui-color-scheme-light'
export const muiColorSchemeDarkKey = 'mui-color-scheme-dark'

/** Docs version that the reader chose last. */
export const preferredVersionKey = 'docent.preferred-version'

/** "hidden" if the reader has hidden the sidebar. */
export const sidebarKey = 'docent.sidebar'

/** Language of samples that the reader chose last. */
export const sampleLanguageKey = 'docent.sample-language'

/** Session storage: time of the last reload because of a missing file, in ms. */
export const reloadedAtKey = 'docent.reloaded-at'

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
