import type { SearchEngine, SearchResponse } from '../../../shared/search/search-engine.ts'
import { listSearchOrigins, type SearchService } from '../../../shared/search/search-view.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { createFetchCache } from '../../loading/fetch-cache.ts'
import { createFilters, getQueryText, type SearchContext, type SearchFilter } from './hosted-query.ts'
import { emptyResponse } from './hosted-response.ts'
import { queryWithTimeout } from './query-with-timeout.ts'

/** A service, and the site that searches it. */
export interface HostedOptions<Service> {
  service: Service
  site: SiteView
  /** Returns the reader's page, for each query of a contextual service. */
  context: () => SearchContext
}

const facetNames = ['area', 'kind'] as const

/** A search in terms that services have in common. */
export interface HostedSearch {
  text: string
  filters: readonly SearchFilter[]
  offset: number
  limit: number
  /** Facets to count among the results. */
  facets: readonly string[]
  /** One more query per filter of the reader, to count results without that filter. */
  counts: readonly { facet: string; filters: readonly SearchFilter[] }[]
}

interface HostedClient {
  /** Returns the requests of a search, which also identify it in the cache. */
  createRequests(search: HostedSearch): object
  /** Sends requests, as JSON. */
  send(requests: string, signal: AbortSignal): Promise<SearchResponse>
}

/** Creates the engine of a hosted service. */
export function createHostedEngine(
  { service, context }: HostedOptions<Exclude<SearchService, { kind: 'embedded' }>>,
  client: HostedClient,
): SearchEngine {
  // A reader who deletes a letter repeats an earlier query.
  const answers = createFetchCache<SearchResponse>({
    limit: 50,
    fetch: (requests, options) => client.send(requests, options.signal),
  })
  return {
    prepare: () => preconnect(listSearchOrigins(service)[0]),
    async search(query, signal) {
      const text = getQueryText(query)
      if (text === '') return emptyResponse
      const filters = createFilters(query, service.isContextual ? context() : undefined)
      const filteredFacets = facetNames.filter((name) => filters.some(({ field }) => field === name))
      const requests = client.createRequests({
        text,
        filters,
        offset: query.offset,
        limit: query.limit,
        facets: facetNames.filter((name) => !filteredFacets.includes(name)),
        counts: filteredFacets.map((facet) => ({
          facet,
          filters: filters.filter(({ field }) => field !== facet),
        })),
      })
      return queryWithTimeout((both) => answers.load(JSON.stringify(requests), { signal: both }), signal)
    },
  }
}

/** Connects to a service before the reader has typed. */
function preconnect(origin: string | undefined): void {
  if (origin === undefined || document.querySelector(`link[rel="preconnect"][href="${origin}"]`) !== null)
    return
  const link = document.createElement('link')
  link.rel = 'preconnect'
  link.href = origin
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}
