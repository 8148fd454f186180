import { isDeepStrictEqual } from 'node:util'
import type { MediaContent } from '../../../shared/api/api-document.ts'
import { flattenSchema } from '../../../shared/api/schema/flatten-schema.ts'
import { getPropertySchema } from '../../../shared/api/schema/intersect-fields.ts'
import { isObject } from '../../../shared/read-unknown.ts'
import { type CoerceContext, coerceText } from './coerce-text.ts'
import type { FieldError } from './create-schema-check.ts'
import { nestFields, type SentField } from './nest-fields.ts'
import { readEncodedField } from './read-parameter.ts'

/** Fields of a form in the order in which they were sent. */
export interface SentForm {
  fields: SentField[]
  /** Names of fields that are files. Their value is the name of the file. */
  files: string[]
}

/** Checks a form against its schema. Any file is valid, and so is an example of the document, whatever its schema. */
export function checkSentForm(
  { fields, files }: SentForm,
  { schema = true, examples, encoding }: MediaContent,
  context: CoerceContext,
): FieldError[] {
  const { keywords, types } = flattenSchema(schema, context.schemas)
  // Some documents describe the encoded text instead of its fields.
  if (types.length > 0 && !types.includes('object')) return []
  const { properties = {} } = keywords
  const readField = ([name, text]: SentField): SentField => {
    const rules = { ...encoding[name], schema: getPropertySchema(keywords, name) }
    return [name, typeof text === 'string' ? readEncodedField(text, rules, context.schemas) : text]
  }
  const value = coerceText(
    nestFields(fields.map(readField), new Set(Object.keys(properties))),
    schema,
    context,
  )
  if (examples.some((example) => isExample(value, example.value))) return []
  return context
    .check(value, schema)
    .filter(({ field }) => !files.some((name) => field === name || field.startsWith(`${name}.`)))
}

/** Compares as JSON: nested fields have no prototype. A form has no place for null. */
const isExample = (value: unknown, example: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(value)), removeNulls(example))

const removeNulls = (example: unknown): unknown =>
  isObject(example)
    ? Object.fromEntries(Object.entries(example).filter(([, value]) => value !== null))
    : example
