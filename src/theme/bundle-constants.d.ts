/** Facts about the site that the bundler puts into the code, so that what a site does not need is left out. */
interface ImportMetaEnv {
  /** More than one docs version. */
  readonly DOCENT_HAS_VERSIONS: boolean
  /** More than one docs version or more than one language: addresses of the shell depend on the reader. */
  readonly DOCENT_HAS_SCOPES: boolean
  readonly DOCENT_HAS_ANNOUNCEMENT: boolean
  /** Path the site is served under. */
  readonly BASE_URL: string
  /** The navbar leaves while the reader scrolls down. */
  readonly DOCENT_HIDES_NAVBAR: boolean
  /** Whether readers can choose the color mode of their system. */
  readonly DOCENT_RESPECTS_SYSTEM: boolean
  /** Some service is told of page views. */
  readonly DOCENT_HAS_ANALYTICS: boolean
  /** Separator between the parts of a title. */
  readonly DOCENT_TITLE_DELIMITER: string
  /** Who finds: the modules of other engines are left out. */
  readonly DOCENT_SEARCH_ENGINE: 'embedded' | 'algolia' | 'typesense'
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
