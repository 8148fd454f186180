import { isObject, type JsonObject, listOf, objectOf, type Resolve } from '../json-document.ts'

/** What a schema contains below this is left out: schemas may contain themselves. */
const deepest = 6

/** A value for an answer whose document has no example: small, the same every time. */
export function exampleOfSchema(value: unknown, resolve: Resolve, depth = 0): unknown {
  if (!isObject(value)) return null
  const schema = mergeAll(resolve(value), resolve)
  const given =
    schema.example ?? listOf(schema.examples)[0] ?? schema.default ?? schema.const ?? listOf(schema.enum)[0]
  if (given !== undefined) return given
  const [choice] = [...listOf(schema.oneOf), ...listOf(schema.anyOf)]
  if (choice !== undefined && depth < deepest) {
    const chosen = exampleOfSchema(choice, resolve, depth + 1)
    const own = isObject(schema.properties) ? objectExample(schema, resolve, depth) : {}
    return isObject(chosen) ? { ...own, ...chosen } : chosen
  }
  switch (typeOf(schema)) {
    case 'object':
      return objectExample(schema, resolve, depth)
    case 'array':
      return depth < deepest && schema.items !== undefined
        ? [exampleOfSchema(schema.items, resolve, depth + 1)]
        : []
    case 'integer':
    case 'number':
      return typeof schema.minimum === 'number' ? schema.minimum : 1
    case 'boolean':
      return true
    case 'string':
      return texts[String(schema.format)] ?? 'text'
    default:
      return null
  }
}

const texts: Record<string, string> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  email: 'name@mail.example',
  ipv4: '203.0.113.10',
  ipv6: '2001:db8::10',
  uri: 'https://site.example/',
  uuid: '3f0c9a52-7f0e-4c0b-9d7a-5f1d2a6b8c94',
}

function typeOf(schema: JsonObject): unknown {
  const type = Array.isArray(schema.type) ? schema.type.find((name) => name !== 'null') : schema.type
  if (type !== undefined) return type
  return isObject(schema.properties) ? 'object' : schema.items === undefined ? undefined : 'array'
}

/** Below the deepest level only what is required is there. */
function objectExample(schema: JsonObject, resolve: Resolve, depth: number): JsonObject {
  if (!isObject(schema.properties) || depth > deepest) return {}
  const required = new Set(listOf(schema.required))
  const own = Object.entries(schema.properties).filter(
    ([name, property]) =>
      !(isObject(property) && property.writeOnly === true) && (depth < deepest / 2 || required.has(name)),
  )
  return Object.fromEntries(
    own.map(([name, property]) => [name, exampleOfSchema(property, resolve, depth + 1)]),
  )
}

/** The parts of an `allOf` as one schema. */
function mergeAll(schema: JsonObject, resolve: Resolve, depth = 0): JsonObject {
  const { allOf, ...own } = schema
  if (!Array.isArray(allOf) || depth > deepest) return own
  const merged: JsonObject = {}
  for (const part of [...allOf.map((item) => mergeAll(resolve(item), resolve, depth + 1)), own]) {
    const properties = { ...objectOf(merged.properties), ...objectOf(part.properties) }
    const required = [...listOf(merged.required), ...listOf(part.required)]
    Object.assign(merged, part, Object.keys(properties).length > 0 ? { properties } : {}, { required })
  }
  return merged
}
