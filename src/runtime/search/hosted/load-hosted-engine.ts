import type { SearchEngine } from '../../../shared/search/search-engine.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { getPage } from '../../stores/page-store.ts'
import type { SearchContext } from './hosted-query.ts'

/**
 * Loads the engine of a site with a hosted service, or returns undefined. The bundler knows the service, so the code
 * for others isn't in the bundle.
 */
export function loadHostedEngine(site: SiteView): Promise<SearchEngine> | undefined {
  const service = site.search.engine
  if (import.meta.env.DOCENT_SEARCH_ENGINE === 'algolia' && service.kind === 'algolia')
    return import('./algolia.ts').then(({ createAlgoliaEngine }) =>
      suggestEarlier(createAlgoliaEngine({ service, site, context: getSearchContext })),
    )
  if (import.meta.env.DOCENT_SEARCH_ENGINE === 'typesense' && service.kind === 'typesense')
    return import('./typesense.ts').then(({ createTypesenseEngine }) =>
      suggestEarlier(createTypesenseEngine({ service, site, context: getSearchContext })),
    )
  return undefined
}

function getSearchContext(): SearchContext {
  const { locale, version } = getPage().view
  return { language: locale, version: version?.name }
}

/** Number of suggested pages from earlier searches. */
const suggestionCount = 3

/**
 * Adds suggestions, which services don't have: if a query has no results, pages found while the reader was typing are
 * suggested.
 */
export function suggestEarlier(engine: SearchEngine): SearchEngine {
  let earlierTitles: string[] = []
  return {
    prepare: () => engine.prepare(),
    async search(query, signal) {
      if (query.text.trim() === '') earlierTitles = []
      const answer = await engine.search(query, signal)
      if (answer.total === 0) return { ...answer, suggestions: earlierTitles }
      const titles = answer.hits.map(({ page }) => page.map(({ text }) => text).join(''))
      earlierTitles = [...new Set(titles)].slice(0, suggestionCount)
      return answer
    },
  }
}
