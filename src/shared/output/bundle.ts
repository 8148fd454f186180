/** The bundled theme, runtime, and entries. The same for every page. */
export interface Bundle {
  /** Whether the bundle has components of the site itself. */
  hasExtensions?: true
  /** Names the assets that pages were made for. */
  buildId: string
  /** The inline script of the head. */
  boot: string
  /** The styles of the first paint, printed into every page. */
  coreStyle: string
  /** The same as a file, for pages that share it. Path below the base. */
  coreStylesheet: string
  /** Style sheet of every page, with the rules needed after the first paint. */
  stylesheet: StyleSheet
  /** Style sheets of some kinds of page. */
  extraStylesheets: StyleSheet[]
  /** Paths below the base. */
  startScript: string
  /** The script of documents at old paths. */
  redirectScript: string
  /** The service worker, without its settings: for offline reading, or to remove one from browsers. */
  offlineWorker: string
  /** Scripts that the start script loads when the browser is idle. */
  idleScripts: string[]
  /** Scripts that show the operation of a deep link. The start script of an API page requests them at once. */
  apiScripts: string[]
  /** Files to serve, by path below the base; texts with their compressed forms. */
  assets: { path: string; file: string; digest: string }[]
  /** Module that renders pages; exports of `entry/render.tsx`. */
  renderModule: string
  renderDigest: string
}

export interface StyleSheet {
  /** Path below the base. */
  path: string
  /** Classes that are in no sheet before this one: HTML with one of them needs it. */
  classes: string[]
}
