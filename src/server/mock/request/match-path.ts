import type { ApiParameter, OpenApiOperation } from '../../../shared/api/api-document.ts'
import { createPlaceholder } from '../../../shared/api/security/list-credentials.ts'
import { escapePattern } from '../../../shared/matching/escape-pattern.ts'
import { decodePercent } from '../../../shared/text/decode-percent.ts'
import { editDistance } from '../../../shared/text/edit-distance.ts'

/** Result of matching a method and a path. */
export type PathMatch =
  /** Several operations may share a method and a path; the body decides between them. */
  | {
      kind: 'found'
      operations: [OpenApiOperation, ...OpenApiOperation[]]
      /** Reads the values of an operation's parameters. Paths that differ only in their names are one. */
      readValues(operation: OpenApiOperation): Record<string, string>
    }
  | { kind: 'wrong method'; allow: string[] }
  | { kind: 'wrong path'; nearest: string[] }

interface Route {
  pattern: RegExp
  /** Matches values as their schemas describe them, where one segment has several: `{id}.{format}`. */
  precisePattern: RegExp | undefined
  /** Number of segments with parameters. */
  count: number
  /** Number of characters outside of parameters. `/invoices/{id}.pdf` comes before `/invoices/{id}`. */
  fixedLength: number
  operations: OpenApiOperation[]
}

export type PathMatcher = (method: string, url: Pick<URL, 'pathname' | 'searchParams'>) => PathMatch

/**
 * Creates a function that finds operations by path, with or without a trailing slash. Paths without parameters come
 * first.
 */
export function createPathMatcher(operations: readonly OpenApiOperation[]): PathMatcher {
  const byPath = Map.groupBy(sortByQuery(operations), ({ path }) => splitPath(path).join('{}'))
  const routes = [...byPath.values()]
    .map(createRoute)
    .sort((a, b) => a.count - b.count || b.fixedLength - a.fixedLength)
  return (method, { pathname, searchParams }) => {
    const trimmedPath = trimSlashes(pathname)
    const matches = routes.filter(({ pattern }) => pattern.test(trimmedPath))
    if (matches.length === 0)
      return { kind: 'wrong path', nearest: findNearestPaths(trimmedPath, operations) }
    for (const route of matches) {
      const sharing = findOperations(route, method).filter((own) => hasQuery(own, searchParams))
      const [first, ...rest] = preferSameSlash(sharing, pathname)
      if (first !== undefined)
        return {
          kind: 'found',
          operations: [first, ...rest],
          readValues: (operation) => ({
            ...readPathValues(route, operation, trimmedPath),
            ...readQueryValues(operation, searchParams),
          }),
        }
    }
    const known = matches.flatMap((route) => route.operations)
    if (known.some((operation) => operation.method === method))
      return { kind: 'wrong path', nearest: findNearestPaths(trimmedPath, known) }
    return { kind: 'wrong method', allow: listAllowedMethods(known) }
  }
}

/** Operations with a query in their path come before those that accept any query. */
const sortByQuery = (operations: readonly OpenApiOperation[]): OpenApiOperation[] =>
  operations.toSorted((first, second) => listQuery(second.path).length - listQuery(first.path).length)

/** Some documents have `/keys` and `/keys/`. A request is for the path that it ends like, if there is one. */
function preferSameSlash(operations: OpenApiOperation[], pathname: string): OpenApiOperation[] {
  const matches = operations.filter(({ path }) => path.endsWith('/') === pathname.endsWith('/'))
  return matches.length === 0 ? operations : matches
}

/** Lists the operations of a method. HEAD is GET without a body. */
function findOperations({ operations }: Route, method: string): OpenApiOperation[] {
  const matches = operations.filter((operation) => operation.method === method)
  return matches.length === 0 && method === 'HEAD' ? operations.filter((it) => it.method === 'GET') : matches
}

function listAllowedMethods(operations: readonly OpenApiOperation[]): string[] {
  const methods = new Set(operations.map(({ method }) => method))
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods.add('OPTIONS')]
}

/** Some documents write a query into a path: `/nodes?action=list&since={date}`. */
const listQuery = (path: string): [name: string, value: string][] => [
  ...new URLSearchParams(path.split('?', 2)[1] ?? ''),
]

/** Whether a request has the query that is part of an operation's path. */
const hasQuery = ({ path }: OpenApiOperation, sent: URLSearchParams): boolean =>
  listQuery(path).every(([name, value]) =>
    value.startsWith('{') ? sent.has(name) : sent.getAll(name).includes(value),
  )

const readQueryValues = ({ path }: OpenApiOperation, sent: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    listQuery(path)
      .filter(([, value]) => /^\{.*\}$/.test(value))
      .map(([name, value]) => [value.slice(1, -1), sent.get(name) ?? '']),
  )

/** Splits a path without its query into the texts around its parameters. */
const splitPath = (path: string): string[] => trimSlashes(path.split('?', 1)[0] ?? '').split(/\{[^}]*\}/)

const listNames = (path: string): string[] =>
  [...trimSlashes(path.split('?', 1)[0] ?? '').matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)

function createRoute(operations: OpenApiOperation[]): Route {
  const [{ path = '' } = {}] = operations
  const parts = splitPath(path)
  const isShared = /\{[^/]*\{/.test(path)
  return {
    pattern: createPattern(parts, (index) => getValuePattern(index, operations)),
    precisePattern: isShared
      ? createPattern(
          parts,
          (index) => getPrecisePattern(index, operations) ?? getValuePattern(index, operations),
        )
      : undefined,
    count: path.split('/').filter((segment) => segment.includes('{')).length,
    fixedLength: parts.join('').length,
    operations,
  }
}

function createPattern(parts: readonly string[], getGroup: (index: number) => string): RegExp {
  const source = parts.map((part, index) => {
    const text = escapePattern(encodePart(part))
    return index === 0 ? text : `(${getGroup(index - 1)})${text}`
  })
  return new RegExp(`^${source.join('')}$`)
}

const listParameters = (index: number, operations: readonly OpenApiOperation[]): ApiParameter[] =>
  operations.flatMap(({ path, parameters }) => {
    const name = listNames(path)[index]
    return parameters.filter((own) => own.in === 'path' && own.name === name)
  })

/** A value with reserved characters may contain slashes. */
const getValuePattern = (index: number, operations: readonly OpenApiOperation[]): string =>
  listParameters(index, operations).some(({ allowReserved }) => allowReserved) ? '.+' : '[^/]+'

/** Returns the pattern of a number, which samples may have a placeholder for, or of a value that is one of a list. */
function getPrecisePattern(index: number, operations: readonly OpenApiOperation[]): string | undefined {
  const [parameter] = listParameters(index, operations)
  if (parameter === undefined || typeof parameter.schema !== 'object') return undefined
  const { type, enum: values = [] } = parameter.schema
  if (values.length > 0) return values.map((value) => escapePattern(encodePart(String(value)))).join('|')
  return type === 'integer' ? `-?\\d+|${createPlaceholder(parameter.name)}` : undefined
}

function readPathValues(
  { pattern, precisePattern }: Route,
  operation: OpenApiOperation,
  path: string,
): Record<string, string> {
  const groups = (precisePattern?.exec(path) ?? pattern.exec(path))?.slice(1) ?? []
  return Object.fromEntries(
    listNames(operation.path).map((name, index) => [name, decodePercent(groups[index] ?? '')]),
  )
}

/** Removes trailing slashes. */
function trimSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end) || '/'
}

/** Maximum segments and characters of a path that is compared with the paths of operations. */
const maxSegments = 32
const maxComparedLength = 1000

/** Returns the three operations with the most similar paths, such as `GET /nodes/`. */
function findNearestPaths(path: string, operations: readonly OpenApiOperation[]): string[] {
  const segments = path.toLowerCase().split('/')
  // Too long to be similar to any path.
  if (segments.length > maxSegments || path.length > maxComparedLength) return []
  const names = new Map(
    operations.map((operation) => [`${operation.method} ${operation.path}`, operation.path]),
  )
  return [...names]
    .map(([name, candidate]) => ({ name, difference: measureDifference(segments, trimSlashes(candidate)) }))
    .sort((a, b) => a.difference - b.difference)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** Compares segment by segment, so that a value in place of a parameter costs nothing. */
function measureDifference(parts: readonly string[], candidate: string): number {
  const candidateParts = candidate.toLowerCase().split('/')
  const length = Math.max(parts.length, candidateParts.length)
  return Array.from({ length }).reduce<number>((sum, _, index) => {
    const part = parts[index] ?? ''
    const other = candidateParts[index] ?? ''
    if (other.startsWith('{') && part !== '') return sum + 0.5
    return sum + editDistance(part, other, { limit: Math.max(part.length, other.length), isPrefix: false })
  }, 0)
}

/** Encodes the characters that URLs encode in a path. */
const encodePart = (text: string): string => text.replace(/[^!#-;=?-_a-~]+/g, encodeURI)
