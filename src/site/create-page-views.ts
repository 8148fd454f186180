import type { CachedApi } from '../shared/api/loaded-api.ts'
import type { CompiledPage } from '../shared/content/compiled-page.ts'
import { apiMessages } from '../shared/messages/api/api-messages.ts'
import type { LocaleMessages } from '../shared/messages/page-messages.ts'
import { getDefaultLocale } from '../shared/site/locales.ts'
import type { PageLink, PageView } from '../shared/site/page.ts'
import type { AllVersionUrls } from '../shared/site/version-urls.ts'
import { addBase } from '../shared/urls.ts'
import { createApiPages } from './api/create-api-pages.ts'
import { createLists, type Lists } from './lists/create-lists.ts'
import type { ModifiedDays } from './modified-days.ts'
import { createPageView } from './page-view/create-page-view.ts'
import { type TitledPages, withFullTitles } from './page-view/distinguish-titles.ts'
import { addFeedLinks } from './page-view/feed-links.ts'
import type { PageViewContext } from './page-view/view-context.ts'
import type { GuideScope, Scopes } from './scopes/create-scopes.ts'
import { type PageLookup, resolveLocalizedPath } from './scopes/page-lookup.ts'
import { createVersionBadge } from './scopes/version-links.ts'

interface ViewSources extends PageViewSources {
  apis: readonly CachedApi[]
  messages: LocaleMessages
}

/** The views of all pages, with and without a source file. */
export interface PageViews extends TitledPages, Pick<Lists, 'feeds'> {}

/** Creates everything that is printed on each page around its article. */
export function createPageViews(
  pages: readonly CompiledPage[],
  scopes: Scopes,
  sources: ViewSources,
): PageViews {
  const { config } = sources.index
  const messages = { ...apiMessages, ...sources.messages.get(getDefaultLocale(config).id) }
  const views = createFilePageViews(pages, scopes, sources)
  const apiPages = sources.apis.map(({ loaded: { document } }) => {
    const modified = sources.days.findApiDay(document.path)
    return createApiPages(document, { config, messages, modified })
  })
  const { lists, feeds } = createLists(scopes, { config, messages: sources.messages, views })
  return { ...addFeedLinks(withFullTitles({ views, apiPages, lists }, config), config), feeds }
}

interface PageViewSources {
  index: PageLookup
  versionUrls: AllVersionUrls
  days: ModifiedDays
}

function createFilePageViews(
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
