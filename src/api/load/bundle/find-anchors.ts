import { getMember } from '../../../shared/read-unknown.ts'
import { type FieldKind, type ObjectName, openApiObjects } from '../openapi-objects.ts'
import { isRemoteUrl } from './remote-ref.ts'

/** Keys whose values are data, regardless of the object they are in. */
const dataKeys = new Set(['example', 'examples', 'default', 'enum', 'const', 'value', 'dataValue'])

const isMapKind = (kind: FieldKind): boolean =>
  kind.endsWith('{}') || openApiObjects[kind as ObjectName]?.['*'] !== undefined

/** Keys of maps, whose own keys are arbitrary: names of properties, paths, media types. */
const mapKeys = new Set(
  Object.values(openApiObjects).flatMap((fields) =>
    Object.entries(fields).flatMap(([key, kind]) => (isMapKind(kind) ? [key] : [])),
  ),
)

/**
 * Finds the schemas in a file that have an anchor (`$anchor`, `$dynamicAnchor`) or a URL (`$id`). Maps each to the key
 * paths of its schemas. A file may hold any kind of object, so schemas are recognized by their keys.
 */
export function findAnchors(file: unknown): Map<string, string[][]> {
  const anchors = new Map<string, string[][]>()
  // YAML aliases are the same object again and may contain themselves.
  const visited = new Set<unknown>()
  const path: string[] = []
  const visit = (value: unknown, isNames: boolean): void => {
    if (typeof value !== 'object' || value === null || visited.has(value)) return
    visited.add(value)
    const isFree = isNames || Array.isArray(value)
    for (const name of isFree ? [] : listAnchors(value))
      anchors.set(name, [...(anchors.get(name) ?? []), [...path]])
    for (const [key, child] of Object.entries(value)) {
      if (!isFree && isData(key)) continue
      path.push(key)
      visit(child, !isFree && mapKeys.has(key))
      path.pop()
    }
  }
  visit(file, false)
  return anchors
}

const isData = (key: string): boolean => dataKeys.has(key) || key.startsWith('x-')

const listAnchors = (schema: object): string[] => {
  const id = getMember(schema, '$id')
  const url = typeof id === 'string' && isRemoteUrl(id) ? id.replace(/#$/, '') : undefined
  return [getMember(schema, '$anchor'), getMember(schema, '$dynamicAnchor'), url]
    .filter((name, index, names) => names.indexOf(name) === index)
    .filter((name) => typeof name === 'string')
}
