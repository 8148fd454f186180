import { type Schema as KnownSchema, type OutputUnit, validate } from '@cfworker/json-schema'
import { getMember } from '../../read-unknown.ts'
import type { Schema, Schemas } from '../api-document.ts'
import { createSchemaRef, splitPointer } from '../json-pointer.ts'
import type { MessageDirection } from '../schema/is-sent.ts'
import { copyValidationKeywords } from './copy-validation-keywords.ts'

export interface SchemaValidator {
  /** Returns all errors of a value, or none if it is valid. */
  validate(value: unknown, schema: Schema): OutputUnit[]
  /** Returns the value of the keyword at a location in the schema. */
  findKeyword(schema: Schema, location: string): unknown
}

const validators = new WeakMap<Schemas, Partial<Record<MessageDirection, SchemaValidator>>>()

/** Returns the validator for the schemas of a document. */
export function getValidator(schemas: Schemas, direction: MessageDirection): SchemaValidator {
  const byDirection = validators.get(schemas) ?? {}
  validators.set(schemas, byDirection)
  byDirection[direction] ??= createValidator(schemas, direction)
  return byDirection[direction]
}

/**
 * Creates a validator for schemas that refer to component schemas. It interprets schemas as data because content
 * security policies forbid `eval`. Each schema is prepared once on first use and looked up by its `$ref`, so that time
 * and memory grow in proportion to the document even if its schemas contain themselves.
 */
function createValidator(schemas: Schemas, direction: MessageDirection): SchemaValidator {
  const lookup: Record<string, Schema> = Object.create(null)
  const preparedSchemas = new Map<Schema, Schema>()
  const pendingNames: string[] = []
  const context = { schemas, direction, onRef: (name: string) => void pendingNames.push(name) }

  const prepare = (schema: Schema): Schema => {
    const cachedRules = preparedSchemas.get(schema)
    if (cachedRules !== undefined) return cachedRules
    const rules = copyValidationKeywords(schema, context)
    preparedSchemas.set(schema, rules)
    for (let name = pendingNames.pop(); name !== undefined; name = pendingNames.pop())
      lookup[createSchemaRef(name)] ??= copyValidationKeywords(schemas[name] ?? true, context)
    return rules
  }
  return {
    validate(value, schema) {
      const rules = prepare(schema)
      // The validator's schema type is narrower than the documents, but it handles all of them.
      return validate(value, rules as KnownSchema, '2020-12', lookup as Record<string, KnownSchema>, false)
        .errors
    },
    findKeyword(schema, location) {
      let node: unknown = prepare(schema)
      for (const segment of splitPointer(location)) {
        const member = getMember(node, segment)
        node = segment === '$ref' ? lookup[String(member)] : member
      }
      return node
    },
  }
}
