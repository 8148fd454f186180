import type { OutputUnit } from '@cfworker/json-schema'

/** A value that does not fit its schema. */
export interface FieldError {
  /** `network.vpc_id`, `rules.0.port`; empty for the whole value. */
  field: string
  message: string
  /** Keyword of JSON Schema that is not met. */
  keyword: string
}

/** Keywords that only say that something below them is wrong. */
const outer = new Set([
  '$ref',
  'allOf',
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
  'if',
  'dependentSchemas',
  'unevaluatedProperties',
  'unevaluatedItems',
])

/** Says of every field that is wrong what it must be. Of several shapes the one that is nearly right counts. */
export function explainFailures(units: readonly OutputUnit[]): FieldError[] {
  const innermost = bestShapes(units).filter((unit) => !outer.has(unit.keyword))
  const errors = (innermost.length > 0 ? innermost : units).map(explain)
  return [...new Map(errors.map((error) => [`${error.field} ${error.message}`, error])).values()]
}

/** Leaves one alternative of each `oneOf` and `anyOf`: the one with the fewest mistakes. */
function bestShapes(units: readonly OutputUnit[]): OutputUnit[] {
  const choice = units.find(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  if (choice === undefined) return [...units]
  const below = `${choice.keywordLocation}/`
  // Two shapes of a `oneOf` may both fit at different places of a list, so the place counts too.
  const isBelow = (unit: OutputUnit): boolean =>
    unit.keywordLocation.startsWith(below) && unit.instanceLocation.startsWith(choice.instanceLocation)
  const shapes = Map.groupBy(units.filter(isBelow), ({ keywordLocation }) =>
    keywordLocation.slice(below.length).split('/', 1).join(),
  )
  const [best] = [...shapes.values()].sort((a, b) => mistakes(a) - mistakes(b))
  const rest = units.filter((unit) => unit !== choice && !isBelow(unit))
  return best === undefined ? [choice, ...bestShapes(rest)] : bestShapes([...rest, ...best])
}

/** A value of the wrong type, or with another constant, is a shape that was not meant. */
const mistakes = (units: readonly OutputUnit[]): number =>
  units.reduce((sum, { keyword }) => sum + (['type', 'const', 'enum'].includes(keyword) ? 10 : 1), 0)

function explain({ instanceLocation, keyword, error }: OutputUnit): FieldError {
  const path = instanceLocation.split('/').slice(1).map(decodePart)
  const quoted = error.match(/"(.*)"/)?.[1] ?? ''
  switch (keyword) {
    case 'required':
      return { field: [...path, quoted].join('.'), message: 'This field is required.', keyword }
    case 'type':
      return { field: path.join('.'), message: `Must be ${expectedType(error)}.`, keyword }
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

/** `Expected "string", "null".` → `a string or null`. */
function expectedType(error: string): string {
  const names = [...(error.split('Expected ')[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, name = '']) =>
    name === 'null' ? name : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`,
  )
  return names.join(' or ')
}

function decodePart(part: string): string {
  const text = part.replaceAll('~1', '/').replaceAll('~0', '~')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
