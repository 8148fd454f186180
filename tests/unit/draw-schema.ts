import { describeSchema } from '../../src/api/describe/schema/describe-schema.ts'
import type { Schema } from '../../src/shared/api/api-document.ts'
import type { SchemaField, SchemaView } from '../../src/shared/api/operation-view.ts'
import type { MessageDirection } from '../../src/shared/api/schema/is-sent.ts'
import { sampleDescribeContext } from './api-values.ts'

/** A schema as a reader of a request sees it. */
export function viewSchema(
  schema: Schema,
  schemas: Record<string, Schema> = {},
  direction: MessageDirection = 'request',
): SchemaView {
  return describeSchema(schema, { direction, anchor: 'body' }, sampleDescribeContext({ schemas }))
}

export const listFields = (schema: SchemaView | undefined): SchemaField[] =>
  schema?.kind === 'fields' || schema?.kind === 'choice' ? schema.fields : []

/** Draws a table as lines. `name: type!` is required, and nested fields are indented. */
export function drawSchema(schema: SchemaView | undefined, indent = ''): string[] {
  if (schema === undefined) return []
  if (schema.kind === 'ref') return [`${indent}→ ${schema.name}`]
  const rows = listFields(schema).flatMap(({ name, type, isRequired, children }) => [
    `${indent}${name}: ${type}${isRequired ? '!' : ''}`,
    ...drawSchema(children, `${indent}  `),
  ])
  if (schema.kind !== 'choice') return rows
  const options = schema.choice.options.flatMap(({ label, schema: option }) => [
    `${indent}| ${label} (${option.type})`,
    ...drawSchema(option, `${indent}  `),
  ])
  return [...rows, ...options]
}

export const objectSchema = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
})
