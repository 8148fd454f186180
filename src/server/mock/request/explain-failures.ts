import type { OutputUnit } from '@cfworker/json-schema'
import { splitPointer } from '../../../shared/api/json-pointer.ts'
import { expectedTypes, tellErrors } from '../../../shared/api/schema/format-errors.ts'

/** A value that does not fit its schema. */
export interface FieldError {
  /** `network.vpc_id`, `rules.0.port`; empty for the whole value. */
  field: string
  message: string
  /** Keyword of JSON Schema that is not met. */
  keyword: string
}

/** Says of every field that is wrong what it must be. Of several shapes the one that is nearly right counts. */
export function explainFailures(units: readonly OutputUnit[]): FieldError[] {
  const errors = tellErrors(units).map(explain)
  return [...new Map(errors.map((error) => [`${error.field} ${error.message}`, error])).values()]
}

function explain(unit: OutputUnit): FieldError {
  const { instanceLocation, keyword, error } = unit
  const path = splitPointer(instanceLocation)
  const quoted = error.match(/"(.*)"/)?.[1] ?? ''
  switch (keyword) {
    case 'required':
      return { field: [...path, quoted].join('.'), message: 'This field is required.', keyword }
    case 'type':
      return { field: path.join('.'), message: `Must be ${typesInWords(unit)}.`, keyword }
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
      return { field: path.join('.'), message: 'This field is not known.', keyword }
    default:
      return { field: path.join('.'), message: error, keyword }
  }
}

/** `a string or null`. */
function typesInWords(unit: OutputUnit): string {
  const names = expectedTypes(unit).map((name) =>
    name === 'null' ? name : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`,
  )
  return names.join(' or ')
}
