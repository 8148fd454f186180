import type { Schema, SchemaObject } from '../../../../shared/reference/api-document.ts'
import { memberOf } from '../member-of.ts'

const prefix = '#/components/schemas/'
const plainKeywords = new Set([
  'type',
  'enum',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
  'dependentRequired',
])
const schemaKeywords = new Set([
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
])
const listKeywords = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const mapKeywords = new Set(['properties', 'patternProperties', 'dependentSchemas'])

/**
 * A schema with everything it refers to in its own `$defs`. Keywords that decide nothing (examples, extensions) are left
 * out: the validator would take an `id` inside of them for the name of a schema. What only the server writes is not
 * required of a request.
 */
export function toValidatorSchema(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const definitions: Record<string, Schema> = {}
  const wanted: string[] = []

  const copy = (part: Schema): Schema => {
    if (typeof part !== 'object' || part === null) return part !== false
    const entries = Object.entries(part).flatMap(([keyword, value]) => {
      const copied = copyKeyword(keyword, value)
      return copied === undefined ? [] : [[keyword, copied] as const]
    })
    const result: SchemaObject = Object.fromEntries(entries)
    if (part.required !== undefined) result.required = requiredOfRequest(part, schemas)
    return result
  }
  const copyKeyword = (keyword: string, value: unknown): unknown => {
    if (keyword === '$ref') return copyReference(String(value))
    if (plainKeywords.has(keyword)) return value
    if (schemaKeywords.has(keyword)) return copy(value as Schema)
    if (mapKeywords.has(keyword)) return copyMap(value)
    return listKeywords.has(keyword) ? (value as Schema[]).map(copy) : undefined
  }
  const copyReference = (reference: string): string | undefined => {
    const name = nameOf(reference)
    if (name === undefined) return undefined
    wanted.push(name)
    return `#/$defs/${encodeURIComponent(escapePointer(name))}`
  }
  const copyMap = (map: unknown): Record<string, Schema> =>
    Object.fromEntries(
      Object.entries(map as Record<string, Schema>).map(([name, part]) => [name, copy(part)]),
    )

  const root = copy(schema)
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (!Object.hasOwn(definitions, name)) definitions[name] = copy(schemas[name] ?? true)
  }
  return typeof root === 'object' ? { ...root, $defs: definitions } : root
}

function requiredOfRequest(
  { required = [], properties = {} }: SchemaObject,
  schemas: Readonly<Record<string, Schema>>,
): string[] {
  const isReadOnly = (part: Schema | undefined): boolean => {
    if (typeof part !== 'object') return false
    const name = nameOf(part.$ref)
    const target = name === undefined ? undefined : schemas[name]
    return part.readOnly === true || (typeof target === 'object' && target.readOnly === true)
  }
  return required.filter((name) => !isReadOnly(properties[name]))
}

/** Name of the component schema that a reference leads to. */
function nameOf(reference: string | undefined): string | undefined {
  if (reference?.startsWith(prefix) !== true) return undefined
  const name = reference.slice(prefix.length)
  return unescapePointer(decode(name))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const escapePointer = (text: string): string => text.replaceAll('~', '~0').replaceAll('/', '~1')
const unescapePointer = (text: string): string => text.replaceAll('~1', '/').replaceAll('~0', '~')

/** The names and numbers of a JSON pointer in a URI: `#/a~1b/0` → `a/b`, `0`. */
export const segmentsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => unescapePointer(decode(segment)))

/** What stands at a keyword's place, through the references on the way. */
export function keywordAt(root: Schema, location: string): unknown {
  let node: unknown = root
  for (const segment of segmentsOf(location)) {
    node = memberOf(node, segment)
    if (segment === '$ref') node = memberOf(memberOf(root, '$defs'), segmentsOf(String(node))[1] ?? '')
  }
  return node
}
