import type { ApiDocument, ApiGroup, OpenApiOperation } from '../../shared/api/api-document.ts'
import { createGroupPath } from '../../shared/api/api-files.ts'
import {
  formatFieldHash,
  formatGroupHash,
  formatOperationHash,
  parseHashRoute,
} from '../../shared/api/pages/hash-route.ts'
import { getOperationPaths } from '../../shared/api/pages/page-paths.ts'
import { decodePercent } from '../../shared/text/decode-percent.ts'

/** Finds the page that a hash route (without `#`) leads to, as a path with an optional hash. */
export function findHashRoutePage(document: ApiDocument, hash: string): string | undefined {
  const endpoint = findEndpoint(document, hash)
  if (endpoint !== undefined) return getOperationPaths(document).get(endpoint.id)
  const route = parseHashRoute(hash)
  if (route.kind === 'operation') {
    const path = getOperationPaths(document).get(route.id)
    return path === undefined || route.field === undefined
      ? path
      : path + formatFieldHash(route.id, route.field)
  }
  const group = route.kind === 'group' ? findGroup(document, route.tag) : undefined
  return group && createGroupPath(document.path, group.id)
}

/** Checks whether a hash (without `#`) is a route of the API. Headings of the overview aren't routes. */
export function hasApiRoute(document: ApiDocument, hash: string): boolean {
  const route = parseHashRoute(hash)
  switch (route.kind) {
    case 'operation':
    case 'group':
      return findHashRoutePage(document, hash) !== undefined
    case 'heading':
      return findEndpoint(document, hash) !== undefined
    case 'all':
    case 'overview':
      return true
  }
}

/** Finds the operation of a link that another renderer writes with its method and path: `tag/nodes/GET/nodes/{id}`. */
function findEndpoint({ operations }: ApiDocument, hash: string): OpenApiOperation | undefined {
  const [, method = '', path] = decodePercent(hash).match(/^\/?tag\/[^/]+\/([A-Za-z]+)(\/.*)$/) ?? []
  if (path === undefined) return undefined
  return operations.find((operation) => operation.method === method.toUpperCase() && operation.path === path)
}

/** Finds a group by its ID or name. Other renderers write names with hyphens: `tag/Node-actions`. */
const findGroup = ({ groups }: ApiDocument, tag: string): ApiGroup | undefined =>
  groups.find(({ id, name }) => id === tag || name === tag) ??
  groups.find(({ name }) => name.replaceAll(' ', '-').toLowerCase() === tag.toLowerCase())

/** Lists all routes of an API, without `#`. */
export function listRoutes({ groups }: ApiDocument): string[] {
  const hashes = groups.flatMap(({ id, operations }) => [
    formatGroupHash(id),
    ...operations.map((operation) => formatOperationHash(id, operation)),
  ])
  return hashes.map((hash) => hash.slice(1))
}
