import type { OutputUnit } from '@cfworker/json-schema'
import { splitPointer } from '../../../shared/api/json-pointer.ts'
import { expectedTypes, tellErrors } from '../../../shared/api/schema/format-errors.ts'
import { describe } from '../bundle/wrong-type.ts'

/** A field of an example that doesn't match its schema. */
export interface Mismatch {
  /** Keys from the root of the example to the field. */
  path: string[]
  /** The rest of a sentence that starts with the field. */
  problem: string
}

/** Picks the most useful error for the writer: the deepest among those for the shape that fits best. */
export function explainMismatch(errors: readonly OutputUnit[], example: unknown): Mismatch {
  const told = tellErrors(errors)
  const deepest = Math.max(...told.map(getDepth))
  const chosen = told.find((error) => getDepth(error) === deepest)
  const path = splitPointer(chosen?.instanceLocation ?? '')
  return {
    path,
    problem: chosen === undefined ? "doesn't match its schema" : wordsFor(chosen, valueAt(example, path)),
  }
}

const getDepth = ({ instanceLocation }: OutputUnit): number => instanceLocation.split('/').length

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[key] : undefined,
    value,
  )
}

function wordsFor(unit: OutputUnit, value: unknown): string {
  const { keyword, error } = unit
  const quoted = error.match(/"([^"]*)"/)?.[1] ?? ''
  switch (keyword) {
    case 'type':
      return `is ${describeLowercase(value)}, but must be ${expectedTypes(unit).map(inCode).join(' or ')}`
    case 'required':
      return `is missing the required ${inCode(quoted)}`
    case 'false':
      return "isn't a field of the schema"
    case 'enum':
    case 'const':
      return `is ${describeLowercase(value)}, which isn't ${error.replace(/^Instance does not match (any of )?|\.$/g, '').replace(/^\[(.*)\]$/, 'one of $1')}`
    case 'oneOf':
      return `matches ${error.replace(/^.*\((\d+) matches\)\.$/, '$1')} shapes of \`oneOf\` instead of one`
    case 'format':
      return `is ${describeLowercase(value)}, which isn't in the format ${inCode(quoted)}`
    case 'pattern':
      return `is ${describeLowercase(value)}, which doesn't match the pattern`
    default:
      return `is invalid: ${error.replace(/\.$/, '')}`
  }
}

const inCode = (text: string): string => `\`${text}\``

const describeLowercase = (value: unknown): string =>
  describe(value).replace(/^./, (letter) => letter.toLowerCase())
