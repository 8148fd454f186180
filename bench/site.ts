import { delimiter, dirname, join } from 'node:path'
import { repository } from './repository.ts'

/** The engines that are compared. */
export type SiteGenerator = 'Docent' | 'Docusaurus'

/** A site folder that one engine can build. */
export interface BenchSite {
  engine: SiteGenerator
  /** Number of its pages. */
  pageCount: number
  /** Folder of its Markdown pages. */
  contentDir: string
  /** Folder that a build writes. */
  outDir: string
  /** Files left by earlier builds: output, caches, temporary files. A cold build starts without them. */
  generated: string[]
  /** Temporary folder of its builds, so that caches there are ours to delete. */
  tmpDir: string
  /** Program and arguments that build it. */
  argv: [string, ...string[]]
  cwd: string
  /** Path of the page that is measured, for example `section-01/alert/`. */
  page: string
  /** CSS selector of the links in its sidebar. */
  sidebarLinks: string
}

/** The pinned Node of the repository, on which both engines run. */
export const pinnedNode = join(repository, 'node_modules/node/bin/node')

/** The environment of every build: production, the pinned Node first, caches in `tmpDir`, no questions. */
export function createBuildEnvironment(tmpDir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: [dirname(pinnedNode), process.env.PATH].join(delimiter),
    TMPDIR: tmpDir,
    NODE_COMPILE_CACHE: undefined,
    NODE_ENV: 'production',
    CI: 'true',
    NO_COLOR: '1',
  }
}

/** Where old outputs lie until the run is over. */
export const getTrashFolder = (work: string): string => join(work, 'trash')
