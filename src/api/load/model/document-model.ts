import type { Schema, SchemaObject } from '../../../shared/api/api-document.ts'
import { createSchemaRef } from '../../../shared/api/json-pointer.ts'
import type { OpenApiObject, Report } from '../report-problem.ts'
import { createRefFollower, type FollowRef } from './follow-ref.ts'
import { readEntries, readTextField } from './read-fields.ts'
import { translateSchema } from './translate-schema.ts'

/** A bundled document and the functions for reading it. */
export interface DocumentModel {
  document: OpenApiObject
  report: Report
  follow: FollowRef
  /** Translates a schema to JSON Schema 2020-12. */
  translateSchema(written: unknown): Schema
  /** Translated component schemas by `$ref`, for example `#/components/schemas/Node`. */
  schemas: ReadonlyMap<string, Schema>
  /** Follows the `$ref` of a translated schema. Siblings of `$ref` override fields of the target. */
  followSchema(schema: Schema): Schema
}

const maxChainLength = 100

export function createDocumentModel(document: OpenApiObject, report: Report): DocumentModel {
  const isVersion30 = readTextField(document.openapi).startsWith('3.0')
  const componentSchemas = readEntries(document.components).find(([name]) => name === 'schemas')?.[1] ?? {}
  const schemas = new Map<string, Schema>(
    Object.entries(componentSchemas).map(([name, schema]) => [
      createSchemaRef(name),
      translateSchema(schema, isVersion30),
    ]),
  )
  return {
    document,
    report,
    follow: createRefFollower(document),
    translateSchema: (schema) => translateSchema(schema, isVersion30),
    schemas,
    followSchema(schema) {
      let current = schema
      for (
        let step = 0;
        typeof current === 'object' && current.$ref !== undefined && step < maxChainLength;
        step++
      ) {
        const target = schemas.get(current.$ref)
        if (target === undefined) return current
        current = mergeSiblings(current, target)
      }
      return current
    },
  }
}

/** Merges a target with the siblings of its `$ref`, which take precedence. */
function mergeSiblings({ $ref: _, ...siblings }: SchemaObject, target: Schema): Schema {
  return typeof target === 'object' ? { ...target, ...siblings } : target
}
