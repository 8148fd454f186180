import type { SiteGenerator } from '../site.ts'

/** The engines whose development servers are compared. */
export type DevEngine = SiteGenerator | 'VitePress' | 'Starlight'

/** A site folder with a development server. */
export interface DevSite {
  engine: DevEngine
  /** Folder of its Markdown pages. */
  contentDir: string
  /** Files and folders left by earlier runs. A cold start doesn't have them. */
  generated: string[]
  /** Temporary folder of the server. */
  tmpDir: string
  cwd: string
  /** Program and arguments of the server on a port. */
  getCommand(port: number): [string, ...string[]]
}

/** The page that is opened and edited, and its first sentence. */
export const measuredPage = {
  file: 'section-01/alert.md',
  path: 'section-01/alert',
  text: 'Launches an alert dialog with the specified title and message.',
}
