import type { Schema } from '../../../shared/api/api-document.ts'
import { flattenSchema } from '../../../shared/api/schema/flatten-schema.ts'
import { type CoerceContext, coerceText } from './coerce-text.ts'
import type { FieldError } from './explain-field-errors.ts'
import { nestFields, type SentField } from './nest-fields.ts'

/** Fields of a form in the order in which they were sent. */
export interface SentForm {
  fields: SentField[]
  /** Names of fields that are files. Their value is the name of the file. */
  files: string[]
}

/** Checks a form against its schema. Any file is valid. */
export function checkSentForm(
  { fields, files }: SentForm,
  schema: Schema,
  context: CoerceContext,
): FieldError[] {
  const { properties = {} } = flattenSchema(schema, context.schemas).keywords
  const value = coerceText(nestFields(fields, new Set(Object.keys(properties))), schema, context)
  return context
    .check(value, schema)
    .filter(({ field }) => !files.some((name) => field === name || field.startsWith(`${name}.`)))
}
