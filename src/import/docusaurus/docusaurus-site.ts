import type { UnknownObject } from '../../shared/read-unknown.ts'

/** A Docusaurus site as read from its folder. Nothing in it has been converted. */
export interface DocusaurusSite {
  /** Folder with the configuration. */
  root: string
  /** Name of the configuration file, for reports. */
  configFile: string
  config: UnknownObject
  /** Commands that the configuration runs and that fail, so that they print nothing. */
  failedCommands: readonly string[]
  themeConfig: UnknownObject
  /** Path that the site is served at, for example `/` or `/docs/`. */
  base: string
  locales: SiteLocale[]
  docs: DocsInstance[]
  blogs: ContentFolder[]
  pages: ContentFolder[]
  /** Folders of static files, in the order in which later ones win. */
  staticFolders: string[]
  plugins: PluginUse[]
  /** Whether pages are MDX 1, as in Docusaurus 2. */
  isMdx1: boolean
  /** Whether dollar signs are formulas. */
  hasMath: boolean
  /** Whether a plugin turns quotes that start with `[!NOTE]` into admonitions. */
  hasAlerts: boolean
  /** Changes the text of a page before Docusaurus reads it. */
  preprocess: (text: string, file: string) => string
  /** Additional names of admonitions. */
  admonitionNames: string[]
}

export interface SiteLocale {
  id: string
  label: string
  direction: 'ltr' | 'rtl'
  htmlLang: string | undefined
  isDefault: boolean
}

/** A plugin of the site, or a preset's plugin, with its options. */
export interface PluginUse {
  name: string
  options: UnknownObject
  /** Name of the site's plugin that extends it. */
  extension?: string
}

/** A folder of content with its route. */
export interface ContentFolder {
  id: string
  folder: string
  /** Path below the base, with slashes at both ends. */
  routeBase: string
  options: UnknownObject
}

/** An instance of the docs plugin. */
export interface DocsInstance extends ContentFolder {
  versions: DocsVersion[]
  /** Names of versions that are listed and have no folder. */
  missingVersions: string[]
}

export interface DocsVersion {
  /** `current`, or the name in `versions.json`. */
  name: string
  label: string
  banner: 'none' | 'unreleased' | 'unmaintained'
  isLast: boolean
  folder: string
  /** Path below the base, with slashes at both ends. */
  path: string
  /** Sidebars as the site defines them. Undefined for one created from the folders. */
  sidebars: UnknownObject | undefined
}
