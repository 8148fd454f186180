import type { Schema, SchemaObject } from '../../../shared/api/api-document.ts'
import { schemaReference } from '../../../shared/api/json-pointer.ts'
import type { Fields, Report } from '../report.ts'
import { createFollow, type Follow } from './follow-ref.ts'
import { entriesOf, textOf } from './read-fields.ts'
import { translateSchema } from './translate-schema.ts'

/** A bundled document, and what is needed to read it. */
export interface Model {
  document: Fields
  report: Report
  follow: Follow
  /** A written schema, as JSON Schema 2020-12. */
  schema(written: unknown): Schema
  /** The component schemas, translated, by reference: `#/components/schemas/Node`. */
  schemas: ReadonlyMap<string, Schema>
  /** What a translated schema refers to, if it is a reference and nothing else matters. */
  followSchema(schema: Schema): Schema
}

const longestChain = 100

export function createModel(document: Fields, report: Report): Model {
  const isVersion30 = textOf(document.openapi).startsWith('3.0')
  const written = entriesOf(document.components).find(([name]) => name === 'schemas')?.[1] ?? {}
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

/** What stands beside a reference says more than its target. */
function mergeBeside({ $ref: _, ...beside }: SchemaObject, target: Schema): Schema {
  return typeof target === 'object' ? { ...target, ...beside } : target
}
