import type { SectionText } from '../index-format.ts'

/** Matches `GET /nodes/` and `GET https://api.example/v1/nodes/`. */
const call = /^(GET|POST|PUT|PATCH|DELETE)\s+(?:https?:\/\/[^/\s]+)?(\/\S*)$/i

/**
 * Finds the operation with the method and path of a query, whatever else has the same words. Values stand for parameters:
 * `GET /nodes/4711/` calls `GET /nodes/{node_id}/`. A URL may have segments before the path.
 */
export function findCalledOperation<T extends { shown: Pick<SectionText, 'method' | 'signature'> }>(
  text: string,
  sections: readonly T[],
): T | undefined {
  const [, method, path] = text.trim().match(call) ?? []
  if (method === undefined || path === undefined) return undefined
  const asked = splitPath(path)
  const findBy = (isSame: (known: string, given: string) => boolean): T | undefined =>
    sections.find(({ shown }) => {
      if (shown.method?.toUpperCase() !== method.toUpperCase()) return false
      const known = splitPath(shown.signature ?? '')
      const given = text.includes('://') ? asked.slice(-known.length) : asked
      return known.length === given.length && known.every((segment, at) => isSame(segment, given[at] ?? ''))
    })
  // `/nodes/plans/` is another operation than `/nodes/{node_id}/`.
  return (
    findBy((known, given) => known === given) ??
    findBy((known, given) => known === given || (known.startsWith('{') && !given.startsWith('{')))
  )
}

const splitPath = (path: string): string[] =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
