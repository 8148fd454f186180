import { cutQuery } from '../../shared/search/query-limits.ts'
import { type RecordKind, recordKinds } from '../../shared/search/search-record.ts'

/** Parameters of the search page's URL: `?q=…&area=…&kind=…&page=2`. */
export interface SearchAddress {
  text: string
  area: string | undefined
  kind: RecordKind | undefined
  /** Starts at 1. */
  page: number
}

/** Parses the query of a URL. Invalid values count as missing. */
export function readSearchAddress(search: string): SearchAddress {
  const params = new URLSearchParams(search)
  const page = Number(params.get('page') ?? 1)
  return {
    text: cutQuery(params.get('q') ?? ''),
    area: params.get('area') || undefined,
    kind: recordKinds.find((kind) => kind === params.get('kind')),
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  }
}

/** Returns the URL of the search page at `url` for a search, without missing values. */
export function createSearchUrl(url: string, { text, area, kind, page }: Partial<SearchAddress>): string {
  const params = new URLSearchParams()
  if (text !== undefined && text !== '') params.set('q', text)
  if (area !== undefined) params.set('area', area)
  if (kind !== undefined) params.set('kind', kind)
  if (page !== undefined && page > 1) params.set('page', String(page))
  return params.size === 0 ? url : `${url}?${params}`
}
