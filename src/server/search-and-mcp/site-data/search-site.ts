import type { z } from 'zod'
import type { ListedOperation } from '../../../shared/api/listed-operation.ts'
import { findMarkdownPart } from '../../../shared/output/markdown-parts.ts'
import type { SiteSummary, SummaryIndex } from '../../../shared/output/site-summary.ts'
import { cutQuery, maxReadLength } from '../../../shared/search/query-limits.ts'
import { rewriteResultUrl } from '../../../shared/search/rewrite-result-url.ts'
import type { SearchHit, TextPart } from '../../../shared/search/search-engine.ts'
import { decodePercent } from '../../../shared/text/decode-percent.ts'
import { getMarkdownPath, removeBase } from '../../../shared/urls.ts'
import { listMarkdownHeadings } from './markdown-sections.ts'
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
    results: (
      await Promise.all(response.hits.map((hit) => createResult(data, { hit, operations, summary })))
    ).flat(),
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

interface ResultInput {
  hit: SearchHit
  operations: ReadonlyMap<string, ListedOperation>
  summary: SiteSummary
}

async function createResult(
  data: SiteData,
  { hit, operations, summary }: ResultInput,
): Promise<SiteSearchResult['results']> {
  const { origin, base, urlRewriting } = summary
  const target = rewriteResultUrl(hit.url, urlRewriting, { origin, base })
  if (target === undefined) return []
  const operation = operations.get(hit.url)
  const markdown = operation?.markdownUrl ?? (await findMarkdownUrl(data, hit, base))
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

/** Finds the Markdown file with the section of a hit: the Markdown of a long page has several. */
async function findMarkdownUrl(data: SiteData, { pageUrl, url }: SearchHit, base: string): Promise<string> {
  const first = getMarkdownPath(pageUrl)
  const path = removeBase(base, decodePercent(first))
  const [, id] = url.split('#')
  if (id === undefined || path === undefined) return first
  const part = await findMarkdownPart(path, data.readText, (text) =>
    listMarkdownHeadings(text).some((heading) => heading.id === decodePercent(id)),
  )
  const name = part?.split('/').at(-1)
  return name === undefined ? first : first.replace(/[^/]*$/, name)
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
