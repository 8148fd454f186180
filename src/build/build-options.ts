import type { BuildProgress } from '../cli/build-progress.ts'
import type { DocsConfig } from '../shared/config/config.ts'
import type { RewriteArticles } from './dev/rewrite-articles.ts'

export interface BuildOptions {
  /** Folder with `docs.config.ts` and `content/`. */
  root: string
  /** Output folder. */
  out: string
  /** Cache folder, for everything that the next build can reuse. */
  cache: string
  progress: BuildProgress
  /** Whether to use the cache that machines share, if there is one. */
  sharesCache?: boolean
  /**
   * Set in `docent dev`: no image is drawn, nothing is compressed, addresses may get lost without a
   * redirect, browsers store no pages, and pages may send API requests to a mock server on the same machine.
   */
  dev?: DevProgress
  /** Whether to list all warnings about OpenAPI documents, not the first of each kind. */
  listsAll?: boolean
  /** Whether to keep search records even without hosted search. */
  needsRecords?: boolean
  /** Receives the configuration before the build. */
  onConfig?: (config: DocsConfig) => void
}

/** Progress of a build for a server that doesn't wait for its end. */
interface DevProgress {
  /** Lists the paths of pages that a reader waits for. Without caches, they're written before the site is compiled. */
  listWanted(): readonly string[]
  /** Receives the paths of the pages that this build will write. */
  onPlanned(owners: readonly string[]): void
  /**
   * Called when all files but the pages and the search index are in the output folder. Receives whether this build
   * changes anything.
   */
  onServable(hasChanges: boolean): void
  /** Whether a reader waits for this page. It's rendered before all others. */
  isWanted(owner: string): boolean
  onPage(owner: string): void
  /** Receives at the end what shows the edit of an article sooner than the next build. */
  onBuilt(rewriteArticles: RewriteArticles): void
}
