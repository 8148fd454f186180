import { SearchFailure, type SearchHit, type SearchResponse } from '../../../shared/search/search-engine.ts'
import { recordKinds } from '../../../shared/search/search-record.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { type HostedRecord, recordToHit } from './hosted-record.ts'

/** A service's answer in common terms. Its structure is checked, but not its values. */
export interface HostedResponse {
  records: HostedRecord[]
  total: number
  areas: Record<string, number>
  kinds: Record<string, number>
}

/** Converts the answer. Sections of one page are grouped at the position of the best one. */
export function toSearchResponse(
  { records, total, areas, kinds }: HostedResponse,
  site: SiteView,
): SearchResponse {
  const hits = records.map((record) => recordToHit(record, site)).filter((hit) => hit !== undefined)
  if (hits.length === 0 && records.length > 0)
    throw new SearchFailure('nonsense', new Error('No record has a URL and a title.'))
  const kindCounts = recordKinds.flatMap((kind) =>
    kinds[kind] === undefined ? [] : [[kind, kinds[kind]] as const],
  )
  return { hits: groupByPage(hits), total, areas, kinds: Object.fromEntries(kindCounts), suggestions: [] }
}

function groupByPage(hits: readonly SearchHit[]): SearchHit[] {
  const pages = Map.groupBy(hits, ({ pageUrl }) => pageUrl)
  return [...pages.values()].flat()
}

/** Response to an empty query. Services would return everything. */
export const emptyResponse: SearchResponse = { hits: [], total: 0, areas: {}, kinds: {}, suggestions: [] }

export type ServiceJson = Readonly<Record<string, unknown>>

/** Returns an object of an answer. Throws a `SearchFailure` if it isn't one. */
export function readObject(value: unknown): ServiceJson {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as ServiceJson
  throw new SearchFailure('nonsense', new Error('An object is missing in the response.'))
}

export function readList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new SearchFailure('nonsense', new Error('A list is missing in the response.'))
}

export function readCount(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value
  throw new SearchFailure('nonsense', new Error('A number is missing in the response.'))
}

/** Reads counts by name and skips invalid ones. The empty name means records without an area. */
export function readCounts(entries: Iterable<readonly [unknown, unknown]>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [name, count] of entries)
    if (typeof name === 'string' && name !== '' && typeof count === 'number') counts[name] = count
  return counts
}
