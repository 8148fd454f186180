import { type SearchAnswer, SearchFailure, type SearchHit } from '../../../shared/search/search-engine.ts'
import { recordKinds } from '../../../shared/search/search-record.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { type FoundRecord, recordToHit } from './found-record.ts'

/** What a service said, in the terms of neither: checked for its shape, not for what is in it. */
export interface HostedAnswer {
  records: FoundRecord[]
  total: number
  areas: Record<string, number>
  kinds: Record<string, number>
}

/** The answer for the reader. Sections of one page stand together, where the best of them is. */
export function toAnswer({ records, total, areas, kinds }: HostedAnswer, site: SiteView): SearchAnswer {
  const hits = records.map((record) => recordToHit(record, site)).filter((hit) => hit !== undefined)
  if (hits.length === 0 && records.length > 0)
    throw new SearchFailure('nonsense', new Error('No record has an address and a title.'))
  const known = recordKinds.flatMap((kind) =>
    kinds[kind] === undefined ? [] : [[kind, kinds[kind]] as const],
  )
  return { hits: groupByPage(hits), total, areas, kinds: Object.fromEntries(known), suggestions: [] }
}

function groupByPage(hits: readonly SearchHit[]): SearchHit[] {
  const pages = Map.groupBy(hits, ({ pageUrl }) => pageUrl)
  return [...pages.values()].flat()
}

/** Nothing was asked, so nothing is found: services would answer with everything. */
export const emptyAnswer: SearchAnswer = { hits: [], total: 0, areas: {}, kinds: {}, suggestions: [] }

export type Json = Readonly<Record<string, unknown>>

/** Reads an object of an answer, or says that it is nonsense. */
export function objectOf(value: unknown): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json
  throw new SearchFailure('nonsense', new Error('The service left out a part of its answer.'))
}

export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new SearchFailure('nonsense', new Error('The service left out a list of its answer.'))
}

export function countOf(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value
  throw new SearchFailure('nonsense', new Error('The service left out a number of its answer.'))
}

/** Counts by name; what is no count is left out. The empty name stands for records of no area. */
export function countsOf(entries: Iterable<readonly [unknown, unknown]>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [name, count] of entries)
    if (typeof name === 'string' && name !== '' && typeof count === 'number') counts[name] = count
  return counts
}
