import { type SearchAnswer, type SearchEngine, SearchFailure } from '../../../shared/search/search-engine.ts'
import type { SearchService } from '../../../shared/search/search-view.ts'
import { searchOrigins } from '../../../shared/search/search-view.ts'
import { searchedFields } from '../../../shared/search/uploaded-record.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { askWithin, failureOfStatus, rememberAnswers } from './ask-service.ts'
import type { FoundRecord } from './found-record.ts'
import { countOf, countsOf, emptyAnswer, type Json, listOf, objectOf, toAnswer } from './hosted-answer.ts'
import { type Filter, filtersOf, queryText, type SearchContext } from './hosted-query.ts'
import { matchEnd, matchStart } from './marked-text.ts'
import { preconnect } from './preconnect.ts'
import { createNodes, type Nodes } from './typesense-nodes.ts'

type TypesenseService = Extract<SearchService, { kind: 'typesense' }>

interface TypesenseOptions {
  service: TypesenseService
  site: SiteView
  /** Returns the reader's page, for each query of a contextual service. */
  context: () => SearchContext
}

/**
 * Searches a Typesense cluster. It's queried like the official client does, but without that client, which adds 34 KB
 * (gzip) for three functions: sending a request, trying the next node, and reading JSON.
 */
export function createTypesenseEngine({ service, site, context }: TypesenseOptions): SearchEngine {
  const nodes = createNodes(service)
  const ask = rememberAnswers(async (key, signal) => readResults(await send(nodes, key, signal), site))
  return {
    prepare: () => preconnect(searchOrigins(service)[0]),
    async search(query, signal) {
      const text = queryText(query)
      if (text === '') return emptyAnswer
      const filters = filtersOf(query, service.isContextual ? context() : undefined)
      const searches = searchesOf({ text, filters, query, collection: service.collection })
      return askWithin((both) => ask(JSON.stringify({ searches }), both), signal)
    },
  }
}

interface Asked {
  text: string
  filters: readonly Filter[]
  query: { offset: number; limit: number }
  collection: string
}

const fieldNames = searchedFields.map(([name]) => name)
const titles = fieldNames.filter((name) => name.startsWith('hierarchy.'))

/** Creates the query, and one more per filter of the reader, to count results without that filter. */
function searchesOf({ text, filters, query, collection }: Asked): Record<string, unknown>[] {
  const facets = ['area', 'kind'] as const
  const chosen = facets.filter((name) => filters.some(({ field }) => field === name))
  const base = {
    collection,
    q: text,
    query_by: fieldNames.join(','),
    query_by_weights: searchedFields.map(([, weight]) => weight).join(','),
    sort_by: '_text_match:desc,weight:desc,position:asc',
    max_facet_values: 100,
  }
  const main = {
    ...base,
    offset: query.offset,
    limit: query.limit,
    facet_by: facets.filter((name) => !chosen.includes(name)).join(','),
    filter_by: filterBy(filters),
    highlight_fields: [...titles, 'content', 'code'].join(','),
    highlight_full_fields: titles.join(','),
    highlight_affix_num_tokens: 12,
    highlight_start_tag: matchStart,
    highlight_end_tag: matchEnd,
    exclude_fields: 'keywords',
  }
  const counting = chosen.map((name) => ({
    ...base,
    limit: 0,
    facet_by: name,
    filter_by: filterBy(filters.filter(({ field }) => field !== name)),
    include_fields: 'id',
  }))
  return [main, ...counting]
}

/** Values are in backticks and contain none: they're IDs from the configuration and names of versions. */
const filterBy = (filters: readonly Filter[]): string =>
  filters
    .map(
      ({ field, values }) =>
        `${field}:=[${values.map((value) => `\`${value.replaceAll('`', '')}\``).join(',')}]`,
    )
    .join(' && ')

async function send(nodes: Nodes, body: string, signal: AbortSignal): Promise<Json[]> {
  const { status, text } = await nodes.post('/multi_search', body, signal)
  if (status !== 200)
    throw failureOfStatus(status, new Error(`Typesense responded with ${status}: ${text.slice(0, 200)}`))
  const results = listOf(objectOf(parse(text)).results).map(objectOf)
  const failed = results.find(({ code }) => typeof code === 'number')
  if (failed !== undefined) throw failureOfStatus(Number(failed.code), new Error(String(failed.error)))
  return results
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SearchFailure('nonsense', error)
  }
}

function readResults(results: readonly Json[], site: SiteView): SearchAnswer {
  const main = objectOf(results[0])
  const facets = results.flatMap(({ facet_counts: counts }) =>
    counts === undefined ? [] : listOf(counts).map(objectOf),
  )
  const counts = (name: string): Record<string, number> =>
    countsOf(
      facets
        .filter(({ field_name: field }) => field === name)
        .flatMap((facet) => listOf(facet.counts).map(objectOf))
        .map(({ value, count }) => [value, count] as const),
    )
  const records = listOf(main.hits).map((hit) => readHit(objectOf(hit)))
  return toAnswer({ records, total: countOf(main.found), areas: counts('area'), kinds: counts('kind') }, site)
}

/** Documents are flat: `hierarchy.lvl1` is a field name. Older servers list highlights, newer ones name them. */
function readHit(hit: Json): FoundRecord {
  const document = objectOf(hit.document)
  const named = Object.entries(objectOf(hit.highlight ?? {})).map(
    ([field, highlight]) => ({ ...objectOf(highlight), field }) as Json,
  )
  const marks = new Map(
    [...named, ...listOf(hit.highlights ?? []).map(objectOf)].map(
      ({ field, value, snippet }) => [field, value ?? snippet] as const,
    ),
  )
  return {
    id: String(document.id),
    field: (name) => document[name],
    marked(name) {
      const text = marks.get(name)
      return typeof text === 'string' ? text : beginningOf(name, document)
    },
  }
}

/**
 * Typesense highlights only matching fields. For prose without a match, the beginning is shown, as other services do.
 */
function beginningOf(name: string, document: Json): string | undefined {
  const text = document[name]
  if (name !== 'content' || typeof text !== 'string') return undefined
  return text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s+\S*$/, '')}…`
}
