import type { ApiDocument } from '../../shared/api/api-document.ts'
import { formatGroupHash, formatOperationHash, parseHashRoute } from '../../shared/api/hash-route.ts'

/** Checks whether a hash (without `#`) is a route of the API. Headings of the overview aren't routes. */
export function hasApiRoute({ operations, groups }: ApiDocument, hash: string): boolean {
  const route = parseHashRoute(hash)
  switch (route.kind) {
    case 'operation':
      return operations.some(({ id }) => id === route.id)
    case 'group':
      return groups.some(({ id, name }) => id === route.tag || name === route.tag)
    case 'heading':
      return false
    case 'all':
    case 'overview':
      return true
  }
}

/** Lists all routes of an API, without `#`. */
export function listRoutes({ groups }: ApiDocument): string[] {
  const hashes = groups.flatMap(({ id, operations }) => [
    formatGroupHash(id),
    ...operations.map((operation) => formatOperationHash(id, operation)),
  ])
  return hashes.map((hash) => hash.slice(1))
}
