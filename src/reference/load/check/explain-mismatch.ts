import type { OutputUnit } from '@cfworker/json-schema'
import { describe } from '../bundle/wrong-type.ts'
import { splitPointer } from '../source/json-pointer.ts'

/** One field of an example that does not match its schema. */
export interface Mismatch {
  /** Keys that lead to it from the top of the example. */
  path: string[]
  /** What is wrong, as the end of a sentence that begins with the field. */
  problem: string
}

/** Keywords whose errors only say that there are others inside. */
const outer = new Set([
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'dependentSchemas',
  'propertyNames',
  'items',
  'prefixItems',
  'unevaluatedItems',
])

/**
 * The mismatch that tells a writer most. Of several shapes, that is the one that fits best: the mismatches deepest in the
 * example are those of the shape that it was written for.
 */
export function explainMismatch(errors: readonly OutputUnit[], example: unknown): Mismatch {
  const several = errors.find(({ keyword, error }) => keyword === 'oneOf' && !error.includes('(0 matches)'))
  const inner = errors.filter(({ keyword }) => !outer.has(keyword))
  const deepest = Math.max(...inner.map(depthOf))
  const told = inner.find((error) => depthOf(error) === deepest) ?? errors[0]
  const chosen = several !== undefined && depthOf(several) >= deepest ? several : told
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

function wordsFor({ keyword, error }: OutputUnit, value: unknown): string {
  const quoted = [...error.matchAll(/"([^"]*)"/g)].map(([, text]) => `\`${text}\``)
  switch (keyword) {
    case 'type':
      return `is ${nounOf(value)}, and must be ${quoted.slice(1).join(' or ')}`
    case 'required':
      return `has no ${quoted[0]}, which is required`
    case 'false':
      return 'is not a field of the schema'
    case 'enum':
    case 'const':
      return `is ${nounOf(value)}, which is not ${error.replace(/^Instance does not match (any of )?|\.$/g, '').replace(/^\[(.*)\]$/, 'one of $1')}`
    case 'oneOf':
      return `matches several of the shapes of \`oneOf\`: ${error.replace(/^.*\((\d+) matches\)\.$/, '$1')}`
    case 'format':
      return `is ${nounOf(value)}, which is not of the format ${quoted[0]}`
    case 'pattern':
      return `is ${nounOf(value)}, which does not match the pattern`
    default:
      return `is wrong: ${error.replace(/\.$/, '')}`
  }
}

const nounOf = (value: unknown): string => describe(value).replace(/^./, (letter) => letter.toLowerCase())
