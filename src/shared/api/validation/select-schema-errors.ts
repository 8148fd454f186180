import type { OutputUnit } from '@cfworker/json-schema'

/** Keywords that report only that something inside them failed. */
const outerKeywords = new Set(
  (
    '$ref allOf properties patternProperties additionalProperties unevaluatedProperties propertyNames ' +
    'dependentSchemas items prefixItems unevaluatedItems if'
  ).split(' '),
)

/**
 * Reduces the errors of the validator to errors that matter to a person: the innermost ones and, of several shapes, errors
 * of the closest one. A choice (`oneOf`, `anyOf`) stays an error itself if the value matches several shapes. If all
 * shapes have other types, the error has the keyword `type`.
 */
export function selectSchemaErrors(errors: readonly OutputUnit[]): OutputUnit[] {
  return selectInnermost(locateUnknownFields(errors))
}

/** Returns the allowed types from an error with the keyword `type`. */
export const parseExpectedTypes = ({ error }: OutputUnit): string[] =>
  [...(error.split('Expected ')[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, name = '']) => name)

/** Adds the schema location to errors about unknown fields, which lack it: the location of the enclosing error. */
function locateUnknownFields(errors: readonly OutputUnit[]): OutputUnit[] {
  let parentLocation = '#'
  return errors.map((error) => {
    if (error.keyword === 'false') return { ...error, keywordLocation: parentLocation }
    parentLocation = error.keywordLocation
    return error
  })
}

/** Lists the innermost errors. Relies on their order: an error precedes those inside it. */
function selectInnermost(errors: readonly OutputUnit[]): OutputUnit[] {
  const selected: OutputUnit[] = []
  for (let index = 0; index < errors.length; index += 1) {
    const error = errors[index] as OutputUnit
    if (error.keyword === 'anyOf' || error.keyword === 'oneOf') {
      let end = index + 1
      for (let other = errors[end]; other !== undefined && isInside(other, error); other = errors[end]) end++
      const inside = errors.slice(index + 1, end)
      selected.push(...selectChoiceErrors(error, inside))
      index += inside.length
    } else if (!outerKeywords.has(error.keyword)) selected.push(error)
  }
  return selected
}

/** Compares the position in the value too, because all items of a list share a schema location. */
const isInside = (error: OutputUnit, choice: OutputUnit): boolean =>
  error.keywordLocation.startsWith(`${choice.keywordLocation}/`) &&
  `${error.instanceLocation}/`.startsWith(`${choice.instanceLocation}/`)

function selectChoiceErrors(choice: OutputUnit, inside: readonly OutputUnit[]): OutputUnit[] {
  if (/\([1-9]\d* matches\)/.test(choice.error)) return [choice]
  const shapes = Map.groupBy(inside, ({ keywordLocation }) =>
    keywordLocation
      .slice(choice.keywordLocation.length + 1)
      .split('/', 1)
      .join(),
  )
  const ranked = [...shapes.values()]
    .map(selectInnermost)
    .map((errors) => ({ errors, distance: getDistance(errors, choice) }))
    .sort((first, second) => first.distance - second.distance)
  const nearest = ranked[0]
  if (nearest === undefined) return [choice]
  if (nearest.distance < typeMismatchDistance) return nearest.errors
  return [
    createTypeError(
      choice,
      ranked.flatMap(({ errors }) => errors),
    ),
  ]
}

const typeMismatchDistance = 1000

/**
 * Measures how far a value is from a shape: a list isn't an object, and another value of `kind` means another shape.
 */
function getDistance(errors: readonly OutputUnit[], choice: OutputUnit): number {
  const depth = getDepth(choice)
  let distance = 0
  for (const error of errors) {
    const below = getDepth(error) - depth
    if (error.keyword === 'type' && below === 0) distance += typeMismatchDistance
    else if ((error.keyword === 'const' || error.keyword === 'enum') && below <= 1) distance += 100
    else distance += 1
  }
  return distance
}

/** Returns how deep in the value an error is. */
export const getDepth = ({ instanceLocation }: OutputUnit): number => instanceLocation.split('/').length

function createTypeError(choice: OutputUnit, errors: readonly OutputUnit[]): OutputUnit {
  const typeErrors = errors.filter(
    ({ keyword, instanceLocation }) => keyword === 'type' && instanceLocation === choice.instanceLocation,
  )
  const types = [...new Set(typeErrors.flatMap(parseExpectedTypes))].map((type) => `"${type}"`)
  const received = typeErrors[0]?.error.split(' Expected ')[0] ?? ''
  return { ...choice, keyword: 'type', error: `${received} Expected ${types.join(', ')}.` }
}
