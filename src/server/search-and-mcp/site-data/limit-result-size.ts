import { shortenText } from '../../../shared/text/plain-text.ts'
import type { SiteSearchResult } from './search-site.ts'

/** Maximum bytes of a result, so that it takes little of an assistant's context. */
export const maxResultBytes = 15_000

const snippetLengths = [320, 160, 80, 0]

export const countJsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** Shortens the snippets of a result until it has at most `maxBytes`, and then leaves out results. */
export function limitSearchResult(result: SiteSearchResult, maxBytes: number): SiteSearchResult {
  let fitted = result
  for (const length of snippetLengths) {
    if (countJsonBytes(fitted) <= maxBytes) return fitted
    const results = result.results.map((hit) => ({
      ...hit,
      snippet: shortenText(hit.snippet, length),
    }))
    fitted = { ...result, results }
  }
  return {
    ...fitted,
    results: limitList(fitted.results, maxBytes - countJsonBytes({ ...fitted, results: [] })),
  }
}

/** Returns as many items of a list, from the first, as fit. */
export function limitList<Item>(items: readonly Item[], maxBytes: number): Item[] {
  let bytes = 2
  const end = items.findIndex((item) => {
    bytes += countJsonBytes(item) + 1
    return bytes > maxBytes
  })
  return items.slice(0, end === -1 ? undefined : end)
}
