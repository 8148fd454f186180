/** Constants that the bundler replaces, so that it can remove code that a site doesn't need. */
interface ImportMetaEnv {
  /** True if the site has more than one version. */
  readonly DOCENT_HAS_VERSIONS: boolean
  /** True if the site has more than one version or language: links of the shell depend on the reader's scope. */
  readonly DOCENT_HAS_SCOPES: boolean
  readonly DOCENT_HAS_ANNOUNCEMENT: boolean
  /** Path the site is served under. */
  readonly BASE_URL: string
  /** True if the navbar hides while the reader scrolls down. */
  readonly DOCENT_HIDES_NAVBAR: boolean
  /** True if readers can choose the color mode of their system. */
  readonly DOCENT_RESPECTS_SYSTEM: boolean
  /** True if an analytics service receives page views. */
  readonly DOCENT_HAS_ANALYTICS: boolean
  /** True if pages can be read offline. */
  readonly DOCENT_HAS_OFFLINE: boolean
  /** True in `docent dev`: open pages follow builds. */
  readonly DOCENT_IS_DEV: boolean
  /** True if the site has components, or replaces some of the theme. */
  readonly DOCENT_HAS_COMPONENTS: boolean
  /** Separator between the parts of a page title. */
  readonly DOCENT_TITLE_DELIMITER: string
  /** Search engine of the site. Modules of the others are left out. */
  readonly DOCENT_SEARCH_ENGINE: 'embedded' | 'algolia' | 'typesense'
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
