import { Validator, type Schema as ValidatorSchema } from '@cfworker/json-schema'
import type { Schema } from '../../../../shared/reference/api-document.ts'
import { type BodyProblem, explainSchemaErrors } from './explain-schema-errors.ts'
import { toValidatorSchema } from './validator-schema.ts'

/** Checks bodies against one schema. The validator reads schemas as data: the policy of the page forbids `eval`. */
export function createBodyCheck(
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
): (body: unknown) => BodyProblem[] {
  const closed = toValidatorSchema(schema, schemas)
  // Its type of a schema is narrower than what documents say, and it reads them all.
  const validator = new Validator(closed as ValidatorSchema | boolean, '2020-12', false)
  return (body) => explainSchemaErrors(validator.validate(body).errors, { schema: closed, body })
}
