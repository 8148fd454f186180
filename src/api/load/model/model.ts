import type { Schema, SchemaObject } from '../../../shared/api/api-document.ts'
import { schemaReference } from '../../../shared/api/json-pointer.ts'
import type { FieldLocation, Report } from '../report.ts'
import { createFollow, type Follow } from './follow-ref.ts'
import { readEntries, readTextField } from './read-fields.ts'
import { translateSchema } from './translate-schema.ts'

/** A bundled document and the functions for reading it. */
export interface Model {
  document: FieldLocation
  report: Report
  follow: Follow
  /** Translates a schema to JSON Schema 2020-12. */
  schema(written: unknown): Schema
  /** Translated component schemas by `$ref`, for example `#/components/schemas/Node`. */
  schemas: ReadonlyMap<string, Schema>
  /** Follows the `$ref` of a translated schema. Siblings of `$ref` override fields of the target. */
  followSchema(schema: Schema): Schema
}

const longestChain = 100

export function createModel(document: FieldLocation, report: Report): Model {
  const isVersion30 = readTextField(document.openapi).startsWith('3.0')
  const written = readEntries(document.components).find(([name]) => name === 'schemas')?.[1] ?? {}
  const schemas = new Map<string, Schema>(
    Object.entries(written).map(([name, schema]) => [
      schemaReference(name),
      translateSchema(schema, isVersion30),
    ]),
  )
  return {
    document,
    report,
    follow: createFollow(document),
    schema: (schema) => translateSchema(schema, isVersion30),
    schemas,
    followSchema(schema) {
      let found = schema
      for (
        let step = 0;
        typeof found === 'object' && found.$ref !== undefined && step < longestChain;
        step++
      ) {
        const target = schemas.get(found.$ref)
        if (target === undefined) return found
        found = mergeBeside(found, target)
      }
      return found
    },
  }
}

/** Merges a target with the siblings of its `$ref`, which take precedence. */
function mergeBeside({ $ref: _, ...beside }: SchemaObject, target: Schema): Schema {
  return typeof target === 'object' ? { ...target, ...beside } : target
}
