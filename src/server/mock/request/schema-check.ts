import type { ApiDocument, Schema } from '../../../shared/api/api-document.ts'
import { getValidator } from '../../../shared/api/schema/create-validator.ts'
import type { MessageDirection } from '../../../shared/api/schema/is-sent.ts'
import { explainFieldErrors, type FieldError } from './explain-field-errors.ts'

/** Returns the errors of a value, or an empty list. */
export type CheckValue = (value: unknown, schema: Schema) => FieldError[]

/** Creates a check of request or response values against schemas of a document. */
export function createSchemaCheck(schemas: ApiDocument['schemas'], direction: MessageDirection): CheckValue {
  const { validate } = getValidator(schemas, direction)
  return (value, schema) => explainFieldErrors(validate(value, schema))
}
