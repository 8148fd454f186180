import { liteClient } from 'algoliasearch/lite'
import {
  type SearchEngine,
  SearchFailure,
  type SearchResponse,
} from '../../../shared/search/search-engine.ts'
import type { SearchService } from '../../../shared/search/search-view.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { createHostedEngine, type HostedOptions, type HostedSearch } from './hosted-engine.ts'
import type { SearchFilter } from './hosted-query.ts'
import type { HostedRecord } from './hosted-record.ts'
import {
  readCount,
  readCounts,
  readList,
  readObject,
  type ServiceJson,
  toSearchResponse,
} from './hosted-response.ts'
import { matchEnd, matchStart } from './marked-text.ts'
import { createStatusFailure } from './query-with-timeout.ts'

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>

type AlgoliaService = Extract<SearchService, { kind: 'algolia' }>

type Request = Record<string, unknown> & { indexName: string; query: string }

/** Searches an Algolia index with the official client. */
export function createAlgoliaEngine(options: HostedOptions<AlgoliaService>): SearchEngine {
  const { service, site } = options
  return createHostedEngine(options, {
    createRequests: (search) => createRequests(search, service.indexName),
    async send(requests, signal) {
      return readResults(await sendRequests({ service, requests: JSON.parse(requests) }, signal), site)
    },
  })
}

/** Creates the query, and those that count. */
function createRequests(search: HostedSearch, indexName: string): Request[] {
  const { text, filters, offset, limit, facets, counts } = search
  const base = { indexName, query: text, highlightPreTag: matchStart, highlightPostTag: matchEnd }
  const countRequests = counts.map(
    ({ facet, filters: others }): Request => ({
      ...base,
      hitsPerPage: 0,
      facets: [facet],
      facetFilters: formatFacetFilters(others),
      // A query that only counts isn't a search by the reader.
      analytics: false,
    }),
  )
  const main: Request = {
    ...base,
    offset,
    length: limit,
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: ['content:24', 'code:16'],
    snippetEllipsisText: '…',
    facets,
    facetFilters: formatFacetFilters(filters),
  }
  return [main, ...countRequests]
}

const formatFacetFilters = (filters: readonly SearchFilter[]): string[][] =>
  filters.map(({ field, values }) => values.map((value) => `${field}:${value}`))

/**
 * Creates a client per query, because its requester ends with the query's signal. The client keeps what it knows about
 * hosts.
 */
async function sendRequests(
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
    requester: createFetchRequester(signal),
    authMode: 'WithinQueryParameters',
    ...(hosts === undefined ? {} : { hosts }),
  })
  try {
    const answer: unknown = await client.search({ requests })
    return readList(readObject(answer).results)
  } catch (error) {
    throw toSearchFailure(error)
  }
}

/**
 * Converts the client's errors: a status from the service, a response that isn't JSON, or no response from any host.
 */
function toSearchFailure(error: unknown): SearchFailure {
  if (error instanceof SearchFailure) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'DeserializationError') return new SearchFailure('nonsense', error)
  const status =
    typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
      ? error.status
      : 0
  return createStatusFailure(status, error)
}

function readResults(results: readonly unknown[], site: SiteView): SearchResponse {
  const [first, ...counted] = results.map(readObject)
  const main = readObject(first)
  const facets = [main, ...counted].map(({ facets }) => (facets === undefined ? {} : readObject(facets)))
  const counts = (name: string): Record<string, number> =>
    readCounts(
      facets.flatMap((facet) => (facet[name] === undefined ? [] : Object.entries(readObject(facet[name])))),
    )
  const records = readList(main.hits).map((hit) => readHit(readObject(hit)))
  return toSearchResponse(
    { records, total: readCount(main.nbHits), areas: counts('area'), kinds: counts('kind') },
    site,
  )
}

function readHit(hit: ServiceJson): HostedRecord {
  return {
    id: String(hit.objectID),
    getField: (name) => readPath(hit, name),
    getHighlight(name) {
      const value =
        readPath(hit._snippetResult, `${name}.value`) ?? readPath(hit._highlightResult, `${name}.value`)
      return typeof value === 'string' ? value : undefined
    },
  }
}

function readPath(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as ServiceJson)[key] : undefined),
      value,
    )
}

/**
 * Sends the requests of the official client. Its own requester can't be aborted. This one throws when the signal is
 * aborted, so that the client doesn't try the next host; any other failure is a response that lets it.
 */
function createFetchRequester(signal: AbortSignal): Requester {
  return {
    async send({ url, method, headers, data, responseTimeout }) {
      const timeout = AbortSignal.timeout(responseTimeout)
      try {
        const body = typeof data === 'string' ? { body: data } : {}
        const response = await fetch(url, {
          method,
          headers,
          ...body,
          signal: AbortSignal.any([signal, timeout]),
        })
        return { content: await response.text(), isTimedOut: false, status: response.status }
      } catch (error) {
        signal.throwIfAborted()
        return { content: String(error), isTimedOut: timeout.aborted, status: 0 }
      }
    },
  }
}
