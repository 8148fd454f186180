import type { ShownResponse } from './search-state.ts'

/** Returns the place of an opened page among the pages that a search found, from 1. Undefined for other links. */
export function findResultPlace(
  { query, answer: { hits } }: ShownResponse,
  url: string | undefined,
): number | undefined {
  const opened = hits.find((hit) => hit.url === url || hit.pageUrl === url)
  if (opened === undefined) return undefined
  const pages = new Set(hits.map(({ pageUrl }) => pageUrl))
  return query.offset + 1 + [...pages].indexOf(opened.pageUrl)
}
