import { z } from 'zod'

/** The part of a JSON Schema that names keys and values. */
interface Shape {
  $ref?: string
  properties?: Record<string, Shape>
  additionalProperties?: Shape | boolean
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  const?: unknown
  $defs?: Record<string, Shape>
}

type Path = readonly PropertyKey[]

/** Keys that the object at `path` of a value may have. Of a union, those of the members that fit its `kind`. */
export function allowedKeys(schema: z.ZodType, value: unknown, path: Path): string[] {
  const root = toShape(schema)
  const object = path.reduce<unknown>((at, key) => (isRecord(at) ? at[String(key)] : undefined), value)
  const members = shapesAt(root, path).filter(({ properties }) => properties !== undefined)
  const fits = ({ properties = {} }: Shape): boolean =>
    Object.entries(properties).every(
      ([key, shape]) => shape.const === undefined || (isRecord(object) && object[key] === shape.const),
    )
  const meant = members.some(fits) ? members.filter(fits) : members
  return [...new Set(meant.flatMap(({ properties = {} }) => Object.keys(properties)))]
}

/** Values that tell the members of a union apart, such as its kinds. */
export function allowedValues(schema: z.ZodType, path: Path): unknown[] {
  const values = shapesAt(toShape(schema), path).flatMap((shape) =>
    shape.const === undefined ? [] : [shape.const],
  )
  return [...new Set(values)]
}

function toShape(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
}

/** The shapes that a value at `path` may have, unions taken apart. */
function shapesAt(root: Shape, path: Path): Shape[] {
  const members = (shape: Shape): Shape[] => {
    const [, name] = shape.$ref?.match(/^#\/\$defs\/(.+)$/) ?? []
    const target = shape.$ref === '#' ? root : name === undefined ? shape : (root.$defs?.[name] ?? {})
    const parts = target.anyOf ?? target.oneOf
    return parts === undefined ? [target] : parts.flatMap(members)
  }
  return path.reduce<Shape[]>(
    (shapes, key) => shapes.flatMap((shape) => inner(shape, key)).flatMap(members),
    members(root),
  )
}

function inner({ properties, additionalProperties, items }: Shape, key: PropertyKey): Shape[] {
  if (typeof key === 'number') return items === undefined ? [] : [items]
  const own = properties?.[String(key)]
  if (own !== undefined) return [own]
  return typeof additionalProperties === 'object' ? [additionalProperties] : []
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
