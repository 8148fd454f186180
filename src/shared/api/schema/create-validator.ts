import { type Schema as KnownSchema, type OutputUnit, validate } from '@cfworker/json-schema'
import { memberOf } from '../../unknown.ts'
import type { Schema } from '../api-document.ts'
import { schemaReference, splitPointer } from '../json-pointer.ts'
import { copyRules, type Direction } from './copy-rules.ts'

export interface SchemaValidator {
  /** All errors of a value; none where it fits. */
  validate(value: unknown, schema: Schema): OutputUnit[]
  /** What a keyword says that has an error, by its place in the schema. */
  keywordAt(schema: Schema, location: string): unknown
}

/**
 * Checks values against schemas that refer to component schemas. The validator reads schemas as data: policies of pages forbid
 * `eval`. Each is prepared when it is first needed, once, and looked up by the reference to it, so that time and memory grow
 * with the document, also where its schemas contain themselves.
 */
export function createValidator(
  schemas: Readonly<Record<string, Schema>>,
  direction: Direction,
): SchemaValidator {
  const lookup: Record<string, Schema> = Object.create(null)
  const prepared = new Map<Schema, Schema>()
  const wanted: string[] = []
  const copying = { schemas, direction, onReference: (name: string) => void wanted.push(name) }

  const prepare = (schema: Schema): Schema => {
    const known = prepared.get(schema)
    if (known !== undefined) return known
    const rules = copyRules(schema, copying)
    prepared.set(schema, rules)
    for (let name = wanted.pop(); name !== undefined; name = wanted.pop())
      lookup[schemaReference(name)] ??= copyRules(schemas[name] ?? true, copying)
    return rules
  }
  return {
    validate(value, schema) {
      const rules = prepare(schema)
      // Its type of a schema is narrower than what documents say, and it reads them all.
      return validate(value, rules as KnownSchema, '2020-12', lookup as Record<string, KnownSchema>, false)
        .errors
    },
    keywordAt(schema, location) {
      let node: unknown = prepare(schema)
      for (const segment of splitPointer(location)) {
        const found = memberOf(node, segment)
        node = segment === '$ref' ? lookup[String(found)] : found
      }
      return node
    },
  }
}
