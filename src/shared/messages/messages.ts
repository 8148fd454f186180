/**
 * Messages of the shell. A language replaces them in `content/i18n/<locale>/messages.yml`. Placeholders (`{…}`) must
 * stay.
 */
export const defaultMessages = {
  skipToContent: 'Skip to main content',
  mainNavigation: 'Main',
  mainMenu: 'Main menu',
  backToMainMenu: 'Back to main menu',
  thisSection: 'This section',
  menu: 'Menu',
  closeMenu: 'Close menu',
  close: 'Close',
  language: 'Language',
  version: 'Version',
  searchDocs: 'Search docs',
  darkMode: 'Dark mode',
  switchMode: 'Switch between light and dark mode',
  opensInNewTab: '(opens in a new tab)',
  announcement: 'Announcement',
  footer: 'Footer',
  loading: 'Loading',
  loadingPage: 'Loading the page',
  pageCrashed: 'This page crashed.',
  tryAgain: 'Try again',
  retry: 'Retry',
  connection: 'Connection',
  offline: "You are offline, so the page couldn't be opened.",
  unreachable: "The site can't be reached, so the page couldn't be opened.",
  online: 'You are online again.',
  docsSidebar: 'Docs sidebar',
  hideSidebar: 'Hide sidebar',
  showSidebar: 'Show sidebar',
  pagesIn: 'Pages in {label}',
  copy: 'Copy',
  copied: 'Copied',
  copyCode: 'Copy the code',
  copyFailed: "The code couldn't be copied",
  wrap: 'Wrap',
  wrapLines: 'Wrap long lines',
  showAll: 'Show all',
  showLess: 'Show less',
  image: 'Image',
}

/** Messages by their key. */
export type Messages = typeof defaultMessages
