import type { OutputUnit } from '@cfworker/json-schema'
import { splitPointer } from '../../../shared/api/json-pointer.ts'
import {
  getDepth,
  parseExpectedTypes,
  selectSchemaErrors,
} from '../../../shared/api/validation/select-schema-errors.ts'
import { getMember } from '../../../shared/read-unknown.ts'
import { describeValue } from '../bundle/create-type-problem.ts'

/** A field of an example that doesn't match its schema. */
export interface Mismatch {
  /** Keys from the root of the example to the field. */
  path: string[]
  /** The rest of a sentence that starts with the field. */
  problem: string
}

/** Picks the most useful error for the writer: the deepest among those for the shape that fits best. */
export function explainMismatch(errors: readonly OutputUnit[], example: unknown): Mismatch {
  const relevantErrors = selectSchemaErrors(errors)
  const maxDepth = Math.max(...relevantErrors.map(getDepth))
  const deepestError = relevantErrors.find((error) => getDepth(error) === maxDepth)
  const path = splitPointer(deepestError?.instanceLocation ?? '')
  return {
    path,
    problem:
      deepestError === undefined
        ? "doesn't match its schema"
        : explainError(deepestError, path.reduce(getMember, example)),
  }
}

function explainError(unit: OutputUnit, value: unknown): string {
  const { keyword, error } = unit
  const quotedName = error.match(/"([^"]*)"/)?.[1] ?? ''
  switch (keyword) {
    case 'type':
      return `is ${describeLowercase(value)}, but must be ${parseExpectedTypes(unit).map(formatCode).join(' or ')}`
    case 'required':
      return `is missing the required ${formatCode(quotedName)}`
    case 'false':
      return "isn't a field of the schema"
    case 'enum':
    case 'const':
      return `is ${describeLowercase(value)}, which isn't ${error.replace(/^Instance does not match (any of )?|\.$/g, '').replace(/^\[(.*)\]$/, 'one of $1')}`
    case 'oneOf':
      return `matches ${error.replace(/^.*\((\d+) matches\)\.$/, '$1')} shapes of \`oneOf\` instead of one`
    case 'format':
      return `is ${describeLowercase(value)}, which isn't in the format ${formatCode(quotedName)}`
    case 'pattern':
      return `is ${describeLowercase(value)}, which doesn't match the pattern`
    default:
      return `is invalid: ${error.replace(/\.$/, '')}`
  }
}

const formatCode = (text: string): string => `\`${text}\``

const describeLowercase = (value: unknown): string =>
  describeValue(value).replace(/^./, (letter) => letter.toLowerCase())
