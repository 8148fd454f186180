/** What the bundler made of the theme, the runtime and the entries. The same for every page. */
export interface Bundle {
  /** Names the assets that pages were made for. */
  buildId: string
  /** The inline script of the head. */
  boot: string
  /** The styles of the first paint, printed into every page. */
  coreStyle: string
  /** Paths below the base. The style sheet has everything else; these classes are in no other place. */
  stylesheet: string
  stylesheetClasses: string[]
  startScript: string
  /** Scripts that the start script loads when the browser is idle. */
  idleScripts: string[]
  /** Files to serve, by path below the base. */
  assets: { path: string; file: string; digest: string }[]
  /** Module that renders pages; exports of `entry/server.tsx`. */
  serverModule: string
  serverDigest: string
}
