import { dereference, type Schema, validate } from '@cfworker/json-schema'
import { atPointer, isObject, type JsonObject } from '../json-document.ts'
import { explainFailures, type FieldError } from './explain-failures.ts'

/** Says what is wrong with a value; nothing is. */
export type CheckValue = (value: unknown, schema: unknown) => FieldError[]

const base = new URL('mock:/')

/** Keywords that do not judge. Examples would be read as schemas, and ids as new documents. */
const silent = new Set([
  'example',
  'examples',
  'default',
  'discriminator',
  'xml',
  'externalDocs',
  '$id',
  'id',
  '$schema',
])
const mapsOfSchemas = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'])
/** Values, not schemas: kept as they are. */
const values = new Set(['enum', 'const', 'required', 'type', 'dependentRequired'])

/**
 * Checks values of requests against schemas of a document. Each schema is prepared when it is first needed, once, and
 * referred to by number: time and memory grow with the document, also where its schemas contain themselves.
 */
export function createSchemaCheck(document: JsonObject, direction: 'request' | 'response'): CheckValue {
  const lookup: Record<string, Schema | boolean> = {}
  const numbers = new Map<string, number>()
  const prepared = new Map<unknown, Schema | boolean>()
  const open: string[] = []

  const number = (reference: string): string => {
    const known = numbers.get(reference)
    if (known !== undefined) return `#/${known}`
    numbers.set(reference, numbers.size)
    open.push(reference)
    return `#/${numbers.size - 1}`
  }
  const register = (schema: unknown, place: string): Schema | boolean => {
    const copy = copySchema(schema, { number, direction })
    dereference(copy as Schema, lookup, base, place)
    return copy
  }
  const prepare = (schema: unknown): Schema | boolean => {
    const known = prepared.get(schema)
    if (known !== undefined) return known
    const copy = register(schema, `/own-${prepared.size}`)
    prepared.set(schema, copy)
    for (let next = open.pop(); next !== undefined; next = open.pop())
      register(atPointer(document, next) ?? true, `/${numbers.get(next)}`)
    return copy
  }
  return (value, schema) => {
    const { valid, errors } = validate(value, prepare(schema), '2020-12', lookup, false)
    return valid ? [] : explainFailures(errors)
  }
}

interface Copying {
  /** Address of the schema that a reference leads to. */
  number: (reference: string) => string
  direction: 'request' | 'response'
}

/** A copy with the keywords that judge, as JSON Schema 2020-12 has them. */
function copySchema(schema: unknown, copying: Copying): Schema | boolean {
  if (!isObject(schema)) return schema !== false
  const copy: JsonObject = {}
  for (const [key, value] of Object.entries(schema)) {
    if (silent.has(key) || key.startsWith('x-')) continue
    if (key === '$ref' && typeof value === 'string') copy.$ref = copying.number(value)
    else if (mapsOfSchemas.has(key) && isObject(value)) copy[key] = copyMap(value, copying)
    else if (values.has(key)) copy[key] = value
    else if (Array.isArray(value)) copy[key] = value.map((item) => copySchema(item, copying))
    else if (isObject(value)) copy[key] = copySchema(value, copying)
    else copy[key] = value
  }
  return asOfToday(withoutOpposite(copy, schema, copying.direction))
}

const copyMap = (schemas: JsonObject, copying: Copying): JsonObject =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, copySchema(schema, copying)]))

/** What OpenAPI 3.0 says differently: `nullable`, and limits that are exclusive by a second keyword. */
function asOfToday(schema: JsonObject): JsonObject {
  const { nullable, exclusiveMinimum, exclusiveMaximum, ...rest } = schema
  const copy: JsonObject = rest
  if (exclusiveMinimum === true) {
    copy.exclusiveMinimum = rest.minimum
    delete copy.minimum
  } else if (typeof exclusiveMinimum === 'number') copy.exclusiveMinimum = exclusiveMinimum
  if (exclusiveMaximum === true) {
    copy.exclusiveMaximum = rest.maximum
    delete copy.maximum
  } else if (typeof exclusiveMaximum === 'number') copy.exclusiveMaximum = exclusiveMaximum
  if (nullable !== true) return copy
  return { anyOf: [{ type: 'null' }, copy] }
}

/** Fields that only answers have are not required of requests, and the other way round. */
function withoutOpposite(
  schema: JsonObject,
  written: JsonObject,
  direction: Copying['direction'],
): JsonObject {
  const properties = written.properties
  if (!Array.isArray(schema.required) || !isObject(properties)) return schema
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly'
  const isOpposite = (name: string): boolean => {
    const property = properties[name]
    return isObject(property) && property[mark] === true
  }
  return { ...schema, required: schema.required.filter((name) => !isOpposite(String(name))) }
}
