import type { CachedApi } from '../shared/api/loaded-api.ts'
import type { CompiledPage } from '../shared/content/compiled-page.ts'
import { apiMessages } from '../shared/messages/api/api-messages.ts'
import type { LocaleMessages } from '../shared/messages/page-messages.ts'
import { getDefaultLocale } from '../shared/site/locales.ts'
import { createApiPages } from './api/create-api-pages.ts'
import { createLists, type Lists } from './lists/create-lists.ts'
import { createPageViews, type PageViewSources } from './page-view/create-page-views.ts'
import { type TitledPages, withFullTitles } from './page-view/distinguish-titles.ts'
import { addFeedLinks } from './page-view/feed-links.ts'
import type { Scopes } from './scopes/create-scopes.ts'

interface ViewSources extends PageViewSources {
  apis: readonly CachedApi[]
  messages: LocaleMessages
}

/** The views of all pages, with and without a source file. */
export interface PageViews extends TitledPages, Pick<Lists, 'feeds'> {}

/** Creates everything that is printed on each page around its article. */
export function createViews(pages: readonly CompiledPage[], scopes: Scopes, sources: ViewSources): PageViews {
  const { config } = sources.index
  const messages = { ...apiMessages, ...sources.messages.get(getDefaultLocale(config).id) }
  const views = createPageViews(pages, scopes, sources)
  const apiPages = sources.apis.map(({ loaded: { document } }) => {
    const modified = sources.days.findApiDay(document.path)
    return createApiPages(document, { config, messages, modified })
  })
  const { lists, feeds } = createLists(scopes, { config, messages: sources.messages, views })
  return { ...addFeedLinks(withFullTitles({ views, apiPages, lists }, config), config), feeds }
}
