import type { OutputUnit } from '@cfworker/json-schema'
import type { ApiDocument, Schema } from '../../../shared/api/api-document.ts'
import { splitPointer } from '../../../shared/api/json-pointer.ts'
import type { MessageDirection } from '../../../shared/api/schema/is-sent.ts'
import { getValidator } from '../../../shared/api/validation/get-validator.ts'
import {
  parseExpectedTypes,
  selectSchemaErrors,
} from '../../../shared/api/validation/select-schema-errors.ts'

/** A value that doesn't match its schema. */
export interface FieldError {
  /** `network.vpc_id`, `rules.0.port`, or empty for the whole value. */
  field: string
  message: string
  /** JSON Schema keyword that failed. */
  keyword: string
}

/** Explains what each invalid field must be. Of several alternatives, the closest match counts. */
function explainFieldErrors(units: readonly OutputUnit[]): FieldError[] {
  const errors = selectSchemaErrors(units)
    .filter((unit) => !matchesSeveralShapes(unit))
    .map(explainUnit)
  return [...new Map(errors.map((error) => [`${error.field} ${error.message}`, error])).values()]
}

/** Documents often use `oneOf` for shapes that overlap, such as two with optional fields only. Servers accept such a value. */
const matchesSeveralShapes = ({ keyword, error }: OutputUnit): boolean =>
  keyword === 'oneOf' && /\([1-9]\d* matches\)/.test(error)

function explainUnit(unit: OutputUnit): FieldError {
  const { instanceLocation, keyword, error } = unit
  const path = splitPointer(instanceLocation)
  const quoted = error.match(/"(.*)"/)?.[1] ?? ''
  switch (keyword) {
    case 'required':
      return { field: [...path, quoted].join('.'), message: 'This field is required.', keyword }
    case 'type':
      return { field: path.join('.'), message: `Must be ${formatTypes(unit)}.`, keyword }
    case 'enum':
    case 'const': {
      const values = error.match(/match(?: any of)? (.*)\.$/)?.[1] ?? ''
      const list = values.replace(/^\[|\]$/g, '').replaceAll(',', ', ')
      return {
        field: path.join('.'),
        message: `Must be ${keyword === 'enum' ? 'one of ' : ''}${list}.`,
        keyword,
      }
    }
    case 'false':
      return { field: path.join('.'), message: 'This field is unknown.', keyword }
    default:
      return { field: path.join('.'), message: error, keyword }
  }
}

/** Formats the expected types, such as `a string or null`. */
function formatTypes(unit: OutputUnit): string {
  const names = parseExpectedTypes(unit).map((name) =>
    name === 'null' ? name : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`,
  )
  return names.join(' or ')
}

/** Returns the errors of a value, or an empty list. */
export type CheckValue = (value: unknown, schema: Schema) => FieldError[]

/** Creates a check of request or response values against schemas of a document. */
export function createSchemaCheck(schemas: ApiDocument['schemas'], direction: MessageDirection): CheckValue {
  const { validate } = getValidator(schemas, direction)
  return (value, schema) => explainFieldErrors(validate(value, schema))
}
