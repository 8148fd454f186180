import type { z } from 'zod'
import type { ListedOperation } from '../../../shared/api/listed-operation.ts'
import type { SiteSummary, SummaryIndex } from '../../../shared/output/site-summary.ts'
import { cutQuery, maxReadLength } from '../../../shared/search/query-limits.ts'
import { rewriteResultUrl } from '../../../shared/search/rewrite-result-url.ts'
import type { SearchHit, TextPart } from '../../../shared/search/search-engine.ts'
import { getMarkdownPath } from '../../../shared/urls.ts'
import type { operationSummary, siteSearchResult } from './result-schemas.ts'
import type { SiteData } from './site-data.ts'

/** A search of a program. */
export interface SiteSearch {
  query: string
  /** ID of an area, or undefined for all. */
  area: string | undefined
  index: SummaryIndex
  limit: number
  /** From 1. */
  page: number
}

export type SiteSearchResult = z.infer<typeof siteSearchResult>

type OperationSummary = z.infer<typeof operationSummary>

/** Searches a site. Results are in the order of the browser's search. */
export async function searchSite(data: SiteData, search: SiteSearch): Promise<SiteSearchResult> {
  const { area, index, limit, page } = search
  const query = cutQuery(search.query, maxReadLength)
  const [summary, response] = await Promise.all([
    data.readSummary(),
    data.search({ text: query, area, kind: undefined, offset: (page - 1) * limit, limit }, index.folder),
  ])
  const hasOperations = response.hits.some(({ kind }) => kind === 'operation')
  const operations = hasOperations ? await readOperationsByUrl(data, summary) : new Map()
  return {
    query,
    area: area ?? null,
    page,
    limit,
    total: response.total,
    results: response.hits.flatMap((hit) => createResult(hit, operations.get(hit.url), summary)),
    areas: response.areas,
    suggestions: response.suggestions,
  }
}

/** Reads the operations of all APIs, by URL. */
export async function readOperationsByUrl(
  data: SiteData,
  { apis }: SiteSummary,
): Promise<ReadonlyMap<string, ListedOperation>> {
  const lists = await Promise.all(apis.map((api) => data.readOperations(api)))
  return new Map(lists.flat().map((operation) => [operation.url, operation]))
}

function createResult(
  hit: SearchHit,
  operation: ListedOperation | undefined,
  { origin, base, urlRewriting }: SiteSummary,
): SiteSearchResult['results'] {
  const target = rewriteResultUrl(hit.url, urlRewriting, { origin, base })
  if (target === undefined) return []
  const markdown = operation?.markdownUrl ?? getMarkdownPath(hit.pageUrl)
  return [
    {
      title: joinParts(hit.page),
      section: joinParts(hit.heading),
      url: new URL(target.url, origin).href,
      ...(target.isExternal ? {} : { markdownUrl: new URL(markdown, origin).href }),
      breadcrumbs: hit.trail,
      kind: hit.kind,
      area: hit.area,
      snippet: joinParts(hit.excerpt).trim(),
      ...(operation === undefined ? {} : { operation: summarizeOperation(operation) }),
    },
  ]
}

const joinParts = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('')

/** Returns what a program needs to decide whether this is the operation that it looks for. */
export function summarizeOperation({
  id,
  method,
  path,
  endpoint = path,
  parameters,
  body,
}: ListedOperation): OperationSummary {
  return {
    id,
    method,
    endpoint,
    requiredParameters: parameters
      .filter(({ isRequired }) => isRequired)
      .map((parameter) => `${parameter.in}.${parameter.name}`),
    requiredFields: (body?.fields ?? []).filter(({ isRequired }) => isRequired).map(({ name }) => name),
  }
}
