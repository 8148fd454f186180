import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { PageLink, VersionBadge } from '../../shared/site/page.ts'
import type { Blog } from '../lists/collect-blog-posts.ts'
import type { ModifiedDays } from '../modified-days.ts'
import type { ScopeNavigation } from '../sidebar/scope-navigation.ts'

/** Data for the views of a scope's pages. */
export interface PageViewContext {
  config: DocsConfig
  navigation: ScopeNavigation
  days: ModifiedDays
  listTags(page: CompiledPage): PageLink[]
  createVersionBadge(page: CompiledPage): VersionBadge | undefined
  /** The blog in the language of the page, if there is one. */
  blog: Blog | undefined
  /** Resolves a configured path to the page in a page's version and locale. */
  resolveLocalizedPath(path: string, page: CompiledPage): string
}
