import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { PageLink, VersionBadge } from '../../shared/site/page.ts'
import type { Blog } from '../lists/blog.ts'
import type { ScopeNavigation } from '../sidebar/navigation.ts'

/** The data that the views of a scope's pages need. */
export interface PageViewContext {
  config: DocsConfig
  navigation: ScopeNavigation
  lastUpdated: ReadonlyMap<string, string>
  listTags(page: CompiledPage): PageLink[]
  createVersionBadge(page: CompiledPage): VersionBadge | undefined
  /** The blog in the language of the page, if there is one. */
  blog: Blog | undefined
  /** Returns the page that a path of the configuration means for the readers of a page. */
  resolveLocalizedPath(path: string, page: CompiledPage): string
}
