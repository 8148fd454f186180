import type { ApiDocument } from '../../../shared/api/api-document.ts'
import { createSchemaRef } from '../../../shared/api/json-pointer.ts'
import { flattenSchema } from '../../../shared/api/schema/flatten-schema.ts'
import { type FieldContext, formatFieldTable, summarizeValue } from './format-field-table.ts'

/** A component schema without its title. */
interface SchemaText {
  text: string
  /** Component schemas that it names. */
  references: ReadonlySet<string>
}

/** Each text is formatted once: the pages of other schemas repeat it, which may take a minute in a large document. */
const texts = new WeakMap<ApiDocument['schemas'], Map<string, SchemaText>>()

/** Formats a component schema without its title, and adds the schemas that it names to the context. Empty if it doesn't exist. */
export function formatSchemaText(name: string, context: FieldContext): string {
  const { schemas, referencedSchemas } = context
  const known = texts.get(schemas) ?? new Map<string, SchemaText>()
  texts.set(schemas, known)
  const result = known.get(name) ?? createSchemaText(name, context)
  known.set(name, result)
  for (const reference of result.references) referencedSchemas.add(reference)
  return result.text
}

function createSchemaText(name: string, context: FieldContext): SchemaText {
  const { schemas } = context
  const references = new Set<string>()
  if (schemas[name] === undefined) return { text: '', references }
  // A `$ref` has the name, which identifies a subtype.
  const schema = { $ref: createSchemaRef(name) }
  const { description = '' } = flattenSchema(schema, schemas).keywords
  const table = formatFieldTable(schema, { ...context, referencedSchemas: references })
  const blocks = table === '' ? [summarizeValue(schema, schemas).join('. ')] : [description, table]
  const text = blocks
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .join('\n\n')
  return { text, references }
}
