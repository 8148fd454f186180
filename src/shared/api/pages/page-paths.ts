import type { ApiDocument, Schema } from '../api-document.ts'
import { createGroupPath, createSchemasPath } from '../api-files.ts'

type Operations = Pick<ApiDocument, 'path' | 'operations'>
type Schemas = Pick<ApiDocument, 'path' | 'schemas'>

/** Paths by operation ID or schema name, below the base. */
type Paths = ReadonlyMap<string, string>

const operationPaths = new WeakMap<Operations['operations'], Paths>()
const schemaPaths = new WeakMap<Schemas['schemas'], Paths>()

/**
 * Returns the path of each operation's page: `/api/compute/nodes/createNode/`. IDs that aren't valid in a path, or differ
 * only in case within a group, get another last segment: `get node` becomes `get-node`.
 */
export function getOperationPaths({ path, operations }: Operations): Paths {
  const cachedPaths = operationPaths.get(operations)
  if (cachedPaths !== undefined) return cachedPaths
  const groups = Map.groupBy(operations, ({ group }) => group)
  const paths = new Map(
    [...groups].flatMap(([group, members]) => {
      const folder = createGroupPath(path, group)
      return createSegments(members.map(({ id }) => id)).map(
        ([id, segment]) => [id, `${folder}${segment}/`] as const,
      )
    }),
  )
  operationPaths.set(operations, paths)
  return paths
}

/** Returns the path of an operation's page. */
export const getOperationPath = (document: Operations, id: string): string =>
  getOperationPaths(document).get(id) ?? document.path

/**
 * Returns the path of each schema's page: `/api/compute/schemas/Node/`. Only schemas with fields or choices have one.
 * Others are always printed in place.
 */
export function getSchemaPaths({ path, schemas }: Schemas): Paths {
  const cachedPaths = schemaPaths.get(schemas)
  if (cachedPaths !== undefined) return cachedPaths
  const names = Object.keys(schemas).filter((name) => hasContents(schemas[name]))
  const folder = createSchemasPath(path)
  const paths = new Map(
    createSegments(names).map(([name, segment]) => [name, `${folder}${segment}/`] as const),
  )
  schemaPaths.set(schemas, paths)
  return paths
}

function hasContents(schema: Schema | undefined): boolean {
  if (typeof schema !== 'object') return false
  const { properties, additionalProperties, patternProperties, items } = schema
  return (
    [properties, patternProperties, schema.allOf, schema.oneOf, schema.anyOf].some(Boolean) ||
    typeof additionalProperties === 'object' ||
    hasContents(items)
  )
}

/** Segments whose Markdown file would overwrite the parent page's: `/nodes/index.md`. */
const reservedSegments = ['index']

/** Converts names to unique path segments. Names that are valid segments keep theirs, whatever their position is. */
function createSegments(names: readonly string[]): [name: string, segment: string][] {
  // On file systems that ignore case, "getNode" and "GetNode" are the same file.
  const usedSegments = new Set(reservedSegments)
  const segments = new Map<string, string>()
  const take = (name: string, segment: string): boolean => {
    const key = segment.toLowerCase()
    if (segment === '' || usedSegments.has(key)) return false
    usedSegments.add(key)
    segments.set(name, segment)
    return true
  }
  for (const name of names) if (toSegment(name) === name) take(name, name)
  for (const name of names) {
    const segment = toSegment(name)
    for (let number = 1; !segments.has(name); number += 1)
      take(name, number === 1 ? segment : `${segment || 'item'}-${number}`)
  }
  return names.map((name) => [name, segments.get(name) ?? name])
}

/** Generators write names of hundreds of characters, and a file name has room for 255 bytes. */
const maxSegmentLength = 150

const toSegment = (name: string): string =>
  name
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .slice(0, maxSegmentLength)
    .replace(/^-+|-+$/g, '')
