import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { PageLink, PageView } from '../../shared/site/page.ts'
import type { AllVersionUrls } from '../../shared/site/version-urls.ts'
import { addBase } from '../../shared/urls.ts'
import type { ModifiedDays } from '../modified-days.ts'
import type { GuideScope, Scopes } from '../scopes/create-scopes.ts'
import { resolveLocalizedPath, type SiteIndex } from '../scopes/site-index.ts'
import { createVersionBadge } from '../scopes/version-links.ts'
import { createPageView } from './create-page-view.ts'
import type { PageViewContext } from './view-context.ts'

export interface PageViewSources {
  index: SiteIndex
  versionUrls: AllVersionUrls
  days: ModifiedDays
}

/** Creates the views of all pages with a source file. */
export function createPageViews(
  pages: readonly CompiledPage[],
  scopes: Scopes,
  sources: PageViewSources,
): Map<CompiledPage, PageView> {
  const views = [...Map.groupBy(pages, scopes.findGuides)].flatMap(([guides, group]) => {
    const context = createViewContext(guides, scopes, sources)
    return group.map((page) => [page, createPageView(page, context)] as const)
  })
  return new Map(views)
}

function createViewContext(
  { scope, navigation, tags }: GuideScope,
  { blogs }: Scopes,
  { index, versionUrls, days }: PageViewSources,
): PageViewContext {
  const { config } = index
  const blog = blogs.find(({ locale }) => locale === scope.locale)
  return {
    config,
    navigation,
    days,
    listTags(page) {
      const source = page.kind === 'blogPost' ? blog?.tags : tags
      return (source?.getTags(page) ?? []).map(
        ({ label, path }): PageLink => ({ label, url: addBase(config.base, path) }),
      )
    },
    createVersionBadge: (page) => createVersionBadge(page, index, versionUrls),
    blog,
    resolveLocalizedPath: (path, page) => resolveLocalizedPath(path, page, index),
  }
}
