import type { SearchEngine } from '../../../shared/search/search-engine.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { getPage } from '../../stores/page-store.ts'
import type { SearchContext } from './hosted-query.ts'
import { suggestEarlier } from './suggest-earlier.ts'

/**
 * The engine of a site that searches with a service, or undefined for one that does not. The bundler knows which service
 * it is: the code of another is not in the bundle.
 */
export function loadHostedEngine(site: SiteView): Promise<SearchEngine> | undefined {
  const service = site.search.engine
  if (import.meta.env.DOCENT_SEARCH_ENGINE === 'algolia' && service.kind === 'algolia')
    return import('./algolia.ts').then(({ createAlgoliaEngine }) =>
      suggestEarlier(createAlgoliaEngine({ service, site, context: currentContext })),
    )
  if (import.meta.env.DOCENT_SEARCH_ENGINE === 'typesense' && service.kind === 'typesense')
    return import('./typesense.ts').then(({ createTypesenseEngine }) =>
      suggestEarlier(createTypesenseEngine({ service, site, context: currentContext })),
    )
  return undefined
}

function currentContext(): SearchContext {
  const { locale, version } = getPage().view
  return { language: locale, version: version?.name }
}
