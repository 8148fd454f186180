import type { HashRoute } from '../../../shared/api/pages/hash-route.ts'
import { splitNameParts, splitWords } from '../../../shared/matching/match-words.ts'

/** An operation in the index. */
export interface CatalogOperation {
  id: string
  group: string
  title: string
  /** URL of its page. */
  url: string
}

export interface CatalogGroup {
  id: string
  name: string
  /** URL of its page. */
  url: string
  /** Index of its first operation in the catalog. */
  start: number
  /** Index after its last operation. */
  end: number
}

/** The groups and operations of an API. */
export interface ApiCatalog {
  groups: CatalogGroup[]
  /** In the order of the groups. */
  operations: CatalogOperation[]
}

/** Target of a hash route in a catalog. */
export type ApiTarget =
  | { kind: 'overview'; heading: string | undefined }
  /** Nothing has this name: shows the overview, with a message and the operations with the most similar names. */
  | { kind: 'missing'; name: string; nearest: CatalogOperation[] }
  | { kind: 'all' }
  | { kind: 'group'; group: CatalogGroup }
  | { kind: 'operation'; operation: CatalogOperation; field: string | undefined }

/** Maximum number of operations suggested for an unknown one. */
const nearestCount = 3

/** Resolves a route. IDs match exactly, then without case; groups match by ID or name. */
export function resolveHashRoute(route: HashRoute, catalog: ApiCatalog): ApiTarget {
  switch (route.kind) {
    case 'overview':
      return { kind: 'overview', heading: undefined }
    case 'all':
      return { kind: 'all' }
    case 'heading': {
      const operation = catalog.operations.find(({ id }) => id === route.id)
      return operation === undefined
        ? { kind: 'overview', heading: route.id }
        : { kind: 'operation', operation, field: undefined }
    }
    case 'group': {
      const group = findGroup(route.tag, catalog)
      return group === undefined ? findOperation(route.tag, catalog) : { kind: 'group', group }
    }
    case 'operation':
      return findOperation(route.id, catalog, route.field)
  }
}

function findOperation(id: string, catalog: ApiCatalog, field?: string): ApiTarget {
  const { operations } = catalog
  const lower = id.toLowerCase()
  const operation =
    operations.find((candidate) => candidate.id === id) ??
    operations.find((candidate) => candidate.id.toLowerCase() === lower)
  return operation === undefined
    ? { kind: 'missing', name: id, nearest: findNearestOperations(id, operations) }
    : { kind: 'operation', operation, field }
}

function findGroup(tag: string, { groups }: ApiCatalog): CatalogGroup | undefined {
  const slug = toSlug(tag)
  return (
    groups.find(({ id }) => id === tag) ??
    groups.find(({ id, name }) => toSlug(id) === slug || toSlug(name) === slug)
  )
}

const toSlug = (text: string): string => splitWords(text).join('-')

/** Returns the operations with the most words of a name in their IDs or titles. */
function findNearestOperations(name: string, operations: readonly CatalogOperation[]): CatalogOperation[] {
  const words = splitNameParts(name)
  return operations
    .map((operation) => ({
      operation,
      score: scoreWords(words, splitNameParts(`${operation.id} ${operation.title}`)),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, nearestCount)
    .map(({ operation }) => operation)
}

/** Scores a word by the share of letters that it has in common with the beginning of one of the others. */
function scoreWords(words: readonly string[], others: readonly string[]): number {
  const shares = words.map((word) => Math.max(0, ...others.map((other) => measureSharedStart(word, other))))
  return shares.reduce((sum, share) => sum + share, 0)
}

function measureSharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  const share = length / Math.max(a.length, b.length)
  return share >= 0.6 ? share : 0
}
