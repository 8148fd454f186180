import { distance } from 'fastest-levenshtein'
import type { Operation } from '../../../shared/api/api-document.ts'

/** Result of matching a method and a path. */
export type Match =
  /** Several operations may share a method and a path; the body decides between them. */
  | { kind: 'found'; operations: [Operation, ...Operation[]]; values: Record<string, string> }
  | { kind: 'wrong method'; allow: string[] }
  | { kind: 'wrong path'; nearest: string[] }

interface Route {
  pattern: RegExp
  names: string[]
  operations: Operation[]
}

export type MatchPath = (method: string, path: string) => Match

/**
 * Creates a function that finds operations by path, with or without a trailing slash. Paths without parameters come
 * first.
 */
export function createMatcher(operations: readonly Operation[]): MatchPath {
  const byPath = Map.groupBy(operations, ({ path }) => withoutEnd(path))
  const routes = [...byPath]
    .map(([path, own]) => createRoute(path, own))
    .sort((a, b) => a.names.length - b.names.length)
  return (method, path) => {
    const wanted = withoutEnd(path)
    const matching = routes.filter(({ pattern }) => pattern.test(wanted))
    if (matching.length === 0) return { kind: 'wrong path', nearest: nearestPaths(wanted, operations) }
    for (const route of matching) {
      const [first, ...rest] = operationsOf(route, method)
      if (first !== undefined)
        return { kind: 'found', operations: [first, ...rest], values: valuesOf(route, wanted) }
    }
    return { kind: 'wrong method', allow: allowedMethods(matching.flatMap((route) => route.operations)) }
  }
}

/** Lists the operations of a method. HEAD is GET without a body. */
function operationsOf({ operations }: Route, method: string): Operation[] {
  const own = operations.filter((operation) => operation.method === method)
  return own.length === 0 && method === 'HEAD' ? operations.filter((it) => it.method === 'GET') : own
}

function allowedMethods(operations: readonly Operation[]): string[] {
  const own = new Set(operations.map(({ method }) => method))
  if (own.has('GET')) own.add('HEAD')
  return [...own.add('OPTIONS')]
}

function createRoute(path: string, operations: Operation[]): Route {
  const parts = path.split(/\{([^}]*)\}/)
  const source = parts.map((part, index) => (index % 2 === 0 ? escapePattern(part) : '([^/]+)')).join('')
  return {
    pattern: new RegExp(`^${source}$`),
    names: parts.filter((_, index) => index % 2 === 1),
    operations,
  }
}

function valuesOf({ pattern, names }: Route, path: string): Record<string, string> {
  const found = pattern.exec(path)?.slice(1) ?? []
  return Object.fromEntries(names.map((name, index) => [name, decode(found[index] ?? '')]))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Removes trailing slashes. */
function withoutEnd(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end) || '/'
}

/** Maximum segments and characters of a path that is compared with those of operations. */
const maxSegments = 32
const maxCompared = 1000

/** Returns the three operations with the most similar paths, such as `GET /nodes/`. */
function nearestPaths(path: string, operations: readonly Operation[]): string[] {
  const segments = path.toLowerCase().split('/')
  // Too long to be similar to any path.
  if (segments.length > maxSegments || path.length > maxCompared) return []
  const names = new Map(
    operations.map((operation) => [`${operation.method} ${operation.path}`, operation.path]),
  )
  return [...names]
    .map(([name, candidate]) => ({ name, difference: difference(segments, withoutEnd(candidate)) }))
    .sort((a, b) => a.difference - b.difference)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** Compares segment by segment, so that a value in place of a parameter costs nothing. */
function difference(parts: readonly string[], candidate: string): number {
  const wanted = candidate.toLowerCase().split('/')
  const length = Math.max(parts.length, wanted.length)
  return Array.from({ length }).reduce<number>((sum, _, index) => {
    const part = parts[index] ?? ''
    const other = wanted[index] ?? ''
    return sum + (other.startsWith('{') && part !== '' ? 0.5 : distance(part, other))
  }, 0)
}

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
