import type { Schema } from '../../../shared/api/api-document.ts'
import { mapValues } from '../../../shared/read-unknown.ts'
import type { OpenApiObject, Report } from '../report-problem.ts'
import { addMappings } from './add-mappings.ts'
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
  /** Translated component schemas by name. Checks repair them. */
  schemas: Record<string, Schema>
}

export function createDocumentModel(document: OpenApiObject, report: Report): DocumentModel {
  const isVersion30 = /^3(\.0|$)/.test(readTextField(document.openapi))
  const componentSchemas = readEntries(document.components).find(([name]) => name === 'schemas')?.[1] ?? {}
  const translate = (schema: unknown): Schema => translateSchema(schema, isVersion30)
  const schemas = mapValues(componentSchemas, translate)
  addMappings(schemas)
  return { document, report, follow: createRefFollower(document), translateSchema: translate, schemas }
}
