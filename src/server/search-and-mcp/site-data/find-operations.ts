import type { ListedOperation } from '../../../shared/api/listed-operation.ts'
import type { SiteSummary, SummaryApi } from '../../../shared/output/site-summary.ts'
import { cutQuery, maxReadLength } from '../../../shared/search/query-limits.ts'
import type { SiteData } from './site-data.ts'

/** An operation and the API that it belongs to. */
export interface FoundOperation {
  api: SummaryApi
  operation: ListedOperation
}

interface OperationQuery {
  /** Words, an operation ID, or a method and a path: `create a node`, `createNode`, `POST /nodes/`. */
  query: string
  /** ID of an API, or undefined for all. */
  api: string | undefined
  limit: number
}

/** Finds operations by ID, by method and path, or otherwise by words, the best first. */
export async function findOperations(data: SiteData, query: OperationQuery): Promise<FoundOperation[]> {
  const summary = await data.readSummary()
  const apis = summary.apis.filter(({ id }) => query.api === undefined || id === query.api)
  const all = await listFoundOperations(data, apis)
  const exact = findById(all, query.query) ?? findByPath(all, query.query)
  return exact?.slice(0, query.limit) ?? findByWords(data, { query, all, summary })
}

async function listFoundOperations(data: SiteData, apis: readonly SummaryApi[]): Promise<FoundOperation[]> {
  const lists = await Promise.all(
    apis.map(async (api) => (await data.readOperations(api)).map((operation) => ({ api, operation }))),
  )
  return lists.flat()
}

function findById(all: readonly FoundOperation[], query: string): FoundOperation[] | undefined {
  const id = query.trim().toLowerCase()
  const matches = all.filter(({ operation }) => operation.id.toLowerCase() === id)
  return matches.length === 0 ? undefined : matches
}

/** Finds operations by a path with values or `{parameters}`, and by a method if there is one. */
function findByPath(all: readonly FoundOperation[], query: string): FoundOperation[] | undefined {
  const [, method, target] = query.trim().match(/^(?:([A-Za-z]{3,10})\s+)?((?:https?:\/)?\/\S*)$/) ?? []
  if (target === undefined) return undefined
  const wanted = splitPath(target)
  const matches = all.flatMap((found) => {
    const { path, endpoint = path } = found.operation
    const isMethod = method === undefined || found.operation.method === method.toUpperCase()
    const places = [path, endpoint].map((other) => countEqualSegments(splitPath(other), wanted))
    const score = Math.max(...places)
    return isMethod && score >= 0 ? [{ found, score }] : []
  })
  // `/nodes/upgrade/7` is rather `/nodes/upgrade/{id}` than `/nodes/{id}/{name}`.
  const best = Math.max(...matches.map(({ score }) => score))
  const nearest = matches.filter(({ score }) => score === best).map(({ found }) => found)
  return nearest.length === 0 ? undefined : nearest
}

/** Splits a path or URL into segments, without host, query, and empty segments. */
function splitPath(target: string): string[] {
  const path = target.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/, 1)[0] ?? ''
  return path.split('/').filter((segment) => segment !== '')
}

/** Counts the segments that are equal. Returns -1 if the others aren't parameters. */
function countEqualSegments(segments: readonly string[], wanted: readonly string[]): number {
  if (segments.length !== wanted.length) return -1
  const isParameter = (segment = ''): boolean => /^\{.*\}$|^:\w|^<.*>$/.test(segment)
  const isMatch = segments.every((segment, at) => segment === wanted[at] || isParameter(segment))
  return isMatch ? segments.filter((segment, at) => segment === wanted[at]).length : -1
}

interface WordSearch {
  query: OperationQuery
  all: readonly FoundOperation[]
  summary: SiteSummary
}

/** Finds operations as the site's search does. */
async function findByWords(data: SiteData, { query, all, summary }: WordSearch): Promise<FoundOperation[]> {
  const [index] = summary.indexes
  if (index === undefined) return []
  const byUrl = new Map(all.map((found) => [found.operation.url, found]))
  const text = cutQuery(query.query, maxReadLength)
  const limit = query.limit * 4
  const search = { text, area: undefined, kind: 'operation' as const, offset: 0, limit }
  const { hits } = await data.search(search, index.folder)
  return hits.flatMap(({ url }) => byUrl.get(url) ?? []).slice(0, query.limit)
}
