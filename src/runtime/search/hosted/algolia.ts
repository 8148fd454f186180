import { liteClient } from 'algoliasearch/lite'
import { type SearchAnswer, type SearchEngine, SearchFailure } from '../../../shared/search/search-engine.ts'
import type { SearchService } from '../../../shared/search/search-view.ts'
import { searchOrigins } from '../../../shared/search/search-view.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { askWithin, failureOfStatus, rememberAnswers } from './ask-service.ts'
import { requestWithFetch } from './fetch-requester.ts'
import type { FoundRecord } from './found-record.ts'
import { countOf, countsOf, emptyAnswer, type Json, listOf, objectOf, toAnswer } from './hosted-answer.ts'
import { type Filter, filtersOf, queryText, type SearchContext } from './hosted-query.ts'
import { matchEnd, matchStart } from './marked-text.ts'
import { preconnect } from './preconnect.ts'

type AlgoliaService = Extract<SearchService, { kind: 'algolia' }>

interface AlgoliaOptions {
  service: AlgoliaService
  site: SiteView
  /** Returns the reader's page, for each query of a contextual service. */
  context: () => SearchContext
}

type Request = Record<string, unknown> & { indexName: string; query: string }

/** Searches an Algolia index with the official client. */
export function createAlgoliaEngine({ service, site, context }: AlgoliaOptions): SearchEngine {
  const ask = rememberAnswers(async (key, signal) => {
    const results = await send({ service, requests: JSON.parse(key) as Request[] }, signal)
    return readResults(results, site)
  })
  return {
    prepare: () => preconnect(searchOrigins(service)[0]),
    async search(query, signal) {
      const text = queryText(query)
      if (text === '') return emptyAnswer
      const filters = filtersOf(query, service.isContextual ? context() : undefined)
      const requests = requestsOf({ text, filters, query, indexName: service.indexName })
      return askWithin((both) => ask(JSON.stringify(requests), both), signal)
    },
  }
}

interface Asked {
  text: string
  filters: readonly Filter[]
  query: { offset: number; limit: number }
  indexName: string
}

/** Creates the query, and one more per filter of the reader, to count results without that filter. */
function requestsOf({ text, filters, query, indexName }: Asked): Request[] {
  const base = { indexName, query: text, highlightPreTag: matchStart, highlightPostTag: matchEnd }
  const facets = ['area', 'kind'] as const
  const chosen = facets.filter((name) => filters.some(({ field }) => field === name))
  const counting = chosen.map(
    (name): Request => ({
      ...base,
      hitsPerPage: 0,
      facets: [name],
      facetFilters: facetFilters(filters.filter(({ field }) => field !== name)),
      // A query that only counts isn't a search by the reader.
      analytics: false,
    }),
  )
  const main: Request = {
    ...base,
    offset: query.offset,
    length: query.limit,
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: ['content:24', 'code:16'],
    snippetEllipsisText: '…',
    facets: facets.filter((name) => !chosen.includes(name)),
    facetFilters: facetFilters(filters),
  }
  return [main, ...counting]
}

const facetFilters = (filters: readonly Filter[]): string[][] =>
  filters.map(({ field, values }) => values.map((value) => `${field}:${value}`))

/**
 * Creates a client per query, because its requester ends with the query's signal. The client keeps what it knows about
 * hosts.
 */
async function send(
  { service, requests }: { service: AlgoliaService; requests: Request[] },
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const hosts = service.hosts?.map((host) => {
    const { protocol, host: url } = new URL(host)
    return {
      url,
      accept: 'readWrite' as const,
      protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    }
  })
  const client = liteClient(service.applicationId, service.searchKey, {
    requester: requestWithFetch(signal),
    authMode: 'WithinQueryParameters',
    ...(hosts === undefined ? {} : { hosts }),
  })
  try {
    const answer: unknown = await client.search({ requests })
    return listOf(objectOf(answer).results)
  } catch (error) {
    throw toFailure(error)
  }
}

/**
 * Converts the client's errors: a status from the service, a response that isn't JSON, or no response from any host.
 */
function toFailure(error: unknown): SearchFailure {
  if (error instanceof SearchFailure) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'DeserializationError') return new SearchFailure('nonsense', error)
  const status =
    typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
      ? error.status
      : 0
  return failureOfStatus(status, error)
}

function readResults(results: readonly unknown[], site: SiteView): SearchAnswer {
  const [first, ...counted] = results.map(objectOf)
  const main = objectOf(first)
  const facets = [main, ...counted].map(({ facets }) => (facets === undefined ? {} : objectOf(facets)))
  const counts = (name: string): Record<string, number> =>
    countsOf(
      facets.flatMap((facet) => (facet[name] === undefined ? [] : Object.entries(objectOf(facet[name])))),
    )
  const records = listOf(main.hits).map((hit) => readHit(objectOf(hit)))
  return toAnswer(
    { records, total: countOf(main.nbHits), areas: counts('area'), kinds: counts('kind') },
    site,
  )
}

function readHit(hit: Json): FoundRecord {
  return {
    id: String(hit.objectID),
    field: (name) => at(hit, name),
    marked(name) {
      const value = at(hit._snippetResult, `${name}.value`) ?? at(hit._highlightResult, `${name}.value`)
      return typeof value === 'string' ? value : undefined
    },
  }
}

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Json)[key] : undefined),
      value,
    )
}
