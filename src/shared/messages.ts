/** Texts of the shell. A language replaces them in `content/i18n/<locale>/messages.yml`; `{…}` has to stay. */
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
  docsSidebar: 'Docs sidebar',
  hideSidebar: 'Hide sidebar',
  showSidebar: 'Show sidebar',
  pagesIn: 'Pages in {label}',
  copy: 'Copy',
  copied: 'Copied',
  copyCode: 'Copy the code',
  copyFailed: 'The code could not be copied',
  wrap: 'Wrap',
  wrapLines: 'Wrap long lines',
  code: 'Code',
  table: 'Table',
  diagram: 'Diagram',
  formula: 'Formula',
  image: 'Image',
}

/** Texts by their key. */
export type Messages = typeof defaultMessages

export { fillMessage } from './fill-message.ts'
