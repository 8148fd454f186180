import type { OutputUnit } from '@cfworker/json-schema'
import { splitPointer } from '../../../shared/api/json-pointer.ts'
import { expectedTypes, tellErrors } from '../../../shared/api/schema/format-errors.ts'
import { describe } from '../bundle/wrong-type.ts'

/** One field of an example that does not match its schema. */
export interface Mismatch {
  /** Keys that lead to it from the top of the example. */
  path: string[]
  /** What is wrong, as the end of a sentence that begins with the field. */
  problem: string
}

/** The mismatch that tells a writer most: the deepest of those that are told of the shape that fits best. */
export function explainMismatch(errors: readonly OutputUnit[], example: unknown): Mismatch {
  const told = tellErrors(errors)
  const deepest = Math.max(...told.map(depthOf))
  const chosen = told.find((error) => depthOf(error) === deepest)
  const path = splitPointer(chosen?.instanceLocation ?? '')
  return { path, problem: chosen === undefined ? 'does not match' : wordsFor(chosen, valueAt(example, path)) }
}

const depthOf = ({ instanceLocation }: OutputUnit): number => instanceLocation.split('/').length

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
      return `is ${nounOf(value)}, and must be ${expectedTypes(unit).map(inCode).join(' or ')}`
    case 'required':
      return `has no ${inCode(quoted)}, which is required`
    case 'false':
      return 'is not a field of the schema'
    case 'enum':
    case 'const':
      return `is ${nounOf(value)}, which is not ${error.replace(/^Instance does not match (any of )?|\.$/g, '').replace(/^\[(.*)\]$/, 'one of $1')}`
    case 'oneOf':
      return `matches several of the shapes of \`oneOf\`: ${error.replace(/^.*\((\d+) matches\)\.$/, '$1')}`
    case 'format':
      return `is ${nounOf(value)}, which is not of the format ${inCode(quoted)}`
    case 'pattern':
      return `is ${nounOf(value)}, which does not match the pattern`
    default:
      return `is wrong: ${error.replace(/\.$/, '')}`
  }
}

const inCode = (text: string): string => `\`${text}\``

const nounOf = (value: unknown): string => describe(value).replace(/^./, (letter) => letter.toLowerCase())
