import type { Schema, Schemas } from '../../../../shared/api/api-document.ts'
import { getValidator } from '../../../../shared/api/validation/get-validator.ts'
import { type BodyProblem, explainSchemaErrors } from './explain-schema-errors.ts'

/** Checks bodies against a schema. */
export function createBodyCheck(schema: Schema, schemas: Schemas): (body: unknown) => BodyProblem[] {
  const validator = getValidator(schemas, 'request')
  const keywordAt = (location: string): unknown => validator.findKeyword(schema, location)
  return (body) => explainSchemaErrors(validator.validate(body, schema), { body, keywordAt })
}
