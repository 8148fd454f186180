import { queryFields } from '../../../shared/search/hosted-search-fields.ts'
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
import { createTypesenseNodes, type TypesenseNodes } from './typesense-nodes.ts'

type TypesenseService = Extract<SearchService, { kind: 'typesense' }>

/**
 * Searches a Typesense cluster. It's queried like the official client does, but without that client, which adds 34 KB
 * (gzip) for three functions: sending a request, trying the next node, and reading JSON.
 */
export function createTypesenseEngine(options: HostedOptions<TypesenseService>): SearchEngine {
  const { service, site } = options
  const nodes = createTypesenseNodes(service)
  return createHostedEngine(options, {
    createRequests: (search) => ({ searches: createSearches(search, service.collection) }),
    async send(requests, signal) {
      return readResults(await sendSearches(nodes, requests, signal), site)
    },
  })
}

const fieldNames = queryFields.map(([name]) => name)
const titleFields = fieldNames.filter((name) => name.startsWith('hierarchy.'))

/** Creates the query, and those that count. */
function createSearches(search: HostedSearch, collection: string): Record<string, unknown>[] {
  const { text, filters, offset, limit, facets, counts } = search
  const base = {
    collection,
    q: text,
    query_by: fieldNames.join(','),
    query_by_weights: queryFields.map(([, weight]) => weight).join(','),
    sort_by: '_text_match:desc,weight:desc,position:asc',
    demote_synonym_match: true,
    max_facet_values: 100,
  }
  const main = {
    ...base,
    offset,
    limit,
    facet_by: facets.join(','),
    filter_by: formatFilters(filters),
    highlight_fields: [...titleFields, 'content', 'code'].join(','),
    highlight_full_fields: titleFields.join(','),
    highlight_affix_num_tokens: 12,
    highlight_start_tag: matchStart,
    highlight_end_tag: matchEnd,
    exclude_fields: 'keywords,questions',
  }
  const countSearches = counts.map(({ facet, filters: others }) => ({
    ...base,
    limit: 0,
    facet_by: facet,
    filter_by: formatFilters(others),
    include_fields: 'id',
  }))
  return [main, ...countSearches]
}

/** Values are in backticks and contain none: they're IDs from the configuration and names of versions. */
const formatFilters = (filters: readonly SearchFilter[]): string =>
  filters
    .map(
      ({ field, values }) =>
        `${field}:=[${values.map((value) => `\`${value.replaceAll('`', '')}\``).join(',')}]`,
    )
    .join(' && ')

async function sendSearches(
  nodes: TypesenseNodes,
  body: string,
  signal: AbortSignal,
): Promise<ServiceJson[]> {
  const { status, text } = await nodes.post('/multi_search', body, signal)
  if (status !== 200)
    throw createStatusFailure(status, new Error(`Typesense responded with ${status}: ${text.slice(0, 200)}`))
  const results = readList(readObject(parseJson(text)).results).map(readObject)
  const failed = results.find(({ code }) => typeof code === 'number')
  if (failed !== undefined) throw createStatusFailure(Number(failed.code), new Error(String(failed.error)))
  return results
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SearchFailure('nonsense', error)
  }
}

function readResults(results: readonly ServiceJson[], site: SiteView): SearchResponse {
  const main = readObject(results[0])
  const facets = results.flatMap(({ facet_counts: counts }) =>
    counts === undefined ? [] : readList(counts).map(readObject),
  )
  const counts = (name: string): Record<string, number> =>
    readCounts(
      facets
        .filter(({ field_name: field }) => field === name)
        .flatMap((facet) => readList(facet.counts).map(readObject))
        .map(({ value, count }) => [value, count] as const),
    )
  const records = readList(main.hits).map((hit) => readHit(readObject(hit)))
  return toSearchResponse(
    { records, total: readCount(main.found), areas: counts('area'), kinds: counts('kind') },
    site,
  )
}

/** Documents are flat: `hierarchy.lvl1` is a field name. Older servers list highlights, newer ones name them. */
function readHit(hit: ServiceJson): HostedRecord {
  const document = readObject(hit.document)
  const named = Object.entries(readObject(hit.highlight ?? {})).map(
    ([field, highlight]) => ({ ...readObject(highlight), field }) as ServiceJson,
  )
  const marks = new Map(
    [...named, ...readList(hit.highlights ?? []).map(readObject)].map(
      ({ field, value, snippet }) => [field, value ?? snippet] as const,
    ),
  )
  return {
    id: String(document.id),
    getField: (name) => document[name],
    getHighlight(name) {
      const text = marks.get(name)
      return typeof text === 'string' ? text : readBeginning(name, document)
    },
  }
}

/**
 * Typesense highlights only matching fields. For prose without a match, the beginning is shown, as other services do.
 */
function readBeginning(name: string, document: ServiceJson): string | undefined {
  const text = document[name]
  if (name !== 'content' || typeof text !== 'string') return undefined
  return text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s+\S*$/, '')}…`
}
