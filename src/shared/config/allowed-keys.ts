import { z } from 'zod'
import { getMember } from '../read-unknown.ts'

/** The part of a JSON Schema that defines keys and values. */
interface JsonShape {
  $ref?: string
  properties?: Record<string, JsonShape>
  additionalProperties?: JsonShape | boolean
  items?: JsonShape
  anyOf?: JsonShape[]
  oneOf?: JsonShape[]
  const?: unknown
  $defs?: Record<string, JsonShape>
}

type Path = readonly PropertyKey[]

/**
 * Lists the keys allowed in the object at `path` of a value. For a union, lists the keys of the members that match its `kind`.
 */
export function listAllowedKeys(schema: z.ZodType, value: unknown, path: Path): string[] {
  const root = toShape(schema)
  const object = getValueAt(value, path)
  const members = findShapes(root, path).filter(({ properties }) => properties !== undefined)
  const fits = ({ properties = {} }: JsonShape): boolean =>
    Object.entries(properties).every(
      ([key, shape]) => shape.const === undefined || getMember(object, key) === shape.const,
    )
  const matchingMembers = members.some(fits) ? members.filter(fits) : members
  return [...new Set(matchingMembers.flatMap(({ properties = {} }) => Object.keys(properties)))]
}

/** Returns the value at `path`, or undefined. */
export const getValueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => getMember(at, String(key)), value)

/** Lists the values that distinguish the members of a union, such as its kinds. */
export function listAllowedValues(schema: z.ZodType, path: Path): unknown[] {
  const values = findShapes(toShape(schema), path).flatMap((shape) =>
    shape.const === undefined ? [] : [shape.const],
  )
  return [...new Set(values)]
}

function toShape(schema: z.ZodType): JsonShape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonShape
}

/** Lists the schemas that a value at `path` may match, with unions expanded. */
function findShapes(root: JsonShape, path: Path): JsonShape[] {
  const members = (shape: JsonShape): JsonShape[] => {
    const [, name] = shape.$ref?.match(/^#\/\$defs\/(.+)$/) ?? []
    const target = shape.$ref === '#' ? root : name === undefined ? shape : (root.$defs?.[name] ?? {})
    const parts = target.anyOf ?? target.oneOf
    return parts === undefined ? [target] : parts.flatMap(members)
  }
  return path.reduce<JsonShape[]>(
    (shapes, key) => shapes.flatMap((shape) => findInnerShapes(shape, key)).flatMap(members),
    members(root),
  )
}

function findInnerShapes(
  { properties, additionalProperties, items }: JsonShape,
  key: PropertyKey,
): JsonShape[] {
  if (typeof key === 'number') return items === undefined ? [] : [items]
  const property = properties?.[String(key)]
  if (property !== undefined) return [property]
  return typeof additionalProperties === 'object' ? [additionalProperties] : []
}
