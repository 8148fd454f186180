import type { OutputUnit } from '@cfworker/json-schema'
import type { Schema } from '../../../../shared/reference/api-document.ts'
import { memberOf } from '../member-of.ts'
import { phraseOf } from './schema-phrases.ts'
import { keywordAt, segmentsOf } from './validator-schema.ts'

/** What is wrong with a body, and where: `ssh_keys[0]`, `must be text`. The path is empty for the body itself. */
export interface BodyProblem {
  path: string
  message: string
}

/** A schema and a body that does not fit it. */
interface Misfit {
  schema: Schema
  body: unknown
}

/** Keywords that only say that something inside of them failed. */
const wrappers = new Set([
  '$ref',
  'allOf',
  'properties',
  'patternProperties',
  'items',
  'prefixItems',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'dependentSchemas',
  'if',
])

/** Says in words what the validator found, one problem for each place and cause. */
export function explainSchemaErrors(errors: readonly OutputUnit[], misfit: Misfit): BodyProblem[] {
  const found = explain(placeUnknownFields(errors), misfit)
  const seen = new Set<string>()
  return found.filter(({ path, message }) => {
    const key = `${path}\n${message}`
    return !seen.has(key) && seen.add(key)
  })
}

/** A field that is not allowed is reported without its place in the schema: that of the error around it is taken. */
function placeUnknownFields(errors: readonly OutputUnit[]): OutputUnit[] {
  let around = '#'
  return errors.map((error) => {
    if (error.keyword === 'false') return { ...error, keywordLocation: around }
    around = error.keywordLocation
    return error
  })
}

function explain(errors: readonly OutputUnit[], misfit: Misfit): BodyProblem[] {
  const problems: BodyProblem[] = []
  for (let index = 0; index < errors.length; index += 1) {
    const error = errors[index] as OutputUnit
    if (error.keyword === 'anyOf' || error.keyword === 'oneOf') {
      const rest = errors.slice(index + 1)
      const end = rest.findIndex((other) => !isInside(other, error))
      const inside = end === -1 ? rest : rest.slice(0, end)
      problems.push(...explainChoice(error, inside, misfit))
      index += inside.length
    } else if (error.keyword === 'required') problems.push(...explainMissing(error, misfit))
    else if (!wrappers.has(error.keyword)) problems.push(explainLeaf(error, misfit))
  }
  return problems
}

/** The place in the body counts as well: all entries of a list have the same place in the schema. */
const isInside = (error: OutputUnit, choice: OutputUnit): boolean =>
  error.keywordLocation.startsWith(`${choice.keywordLocation}/`) &&
  `${error.instanceLocation}/`.startsWith(`${choice.instanceLocation}/`)

function explainLeaf(
  { keyword, keywordLocation, instanceLocation }: OutputUnit,
  misfit: Misfit,
): BodyProblem {
  const path = formatPath(instanceLocation, misfit.body)
  if (keyword === 'false') return { path, message: 'is not a field of this request' }
  return { path, message: phraseOf(keyword, keywordAt(misfit.schema, keywordLocation)) }
}

function explainMissing({ keywordLocation, instanceLocation }: OutputUnit, misfit: Misfit): BodyProblem[] {
  const names = keywordAt(misfit.schema, keywordLocation)
  const value = segmentsOf(instanceLocation).reduce(memberOf, misfit.body)
  if (!Array.isArray(names)) return []
  const parent = formatPath(instanceLocation, misfit.body)
  return names
    .filter((name) => memberOf(value, String(name)) === undefined)
    .map((name) => ({ path: joinPath(parent, String(name)), message: 'is missing' }))
}

/** Of several shapes, tells what is wrong with the one that the body is nearest to. */
function explainChoice(choice: OutputUnit, inside: readonly OutputUnit[], misfit: Misfit): BodyProblem[] {
  const path = formatPath(choice.instanceLocation, misfit.body)
  const branches = new Map<string, OutputUnit[]>()
  for (const error of inside) {
    const branch = error.keywordLocation.slice(choice.keywordLocation.length + 1).split('/')[0] ?? ''
    branches.set(branch, [...(branches.get(branch) ?? []), error])
  }
  const options = keywordAt(misfit.schema, choice.keywordLocation)
  if (Array.isArray(options) && branches.size < options.length)
    return [{ path, message: 'fits more than one of the shapes that are allowed here' }]

  const ranked = [...branches.values()]
    .map((errors) => ({ errors, distance: distanceOf(errors, choice) }))
    .sort((first, second) => first.distance - second.distance)
  const nearest = ranked[0]
  if (nearest === undefined) return [{ path, message: 'fits none of the shapes that are allowed here' }]
  if (nearest.distance >= otherKind) return [{ path, message: kindsOf(ranked, misfit) }]
  return explain(nearest.errors, misfit)
}

const otherKind = 1000

/** How far the body is from a shape: a list is no object, and another value of `type` means another shape. */
function distanceOf(errors: readonly OutputUnit[], choice: OutputUnit): number {
  const depth = segmentsOf(choice.instanceLocation).length
  let distance = 0
  for (const { keyword, instanceLocation } of errors) {
    const below = segmentsOf(instanceLocation).length - depth
    if (keyword === 'type' && below === 0) distance += otherKind
    else if ((keyword === 'const' || keyword === 'enum') && below <= 1) distance += 100
    else if (!wrappers.has(keyword)) distance += 1
  }
  return distance
}

function kindsOf(ranked: readonly { errors: readonly OutputUnit[] }[], { schema }: Misfit): string {
  const types = ranked.flatMap(({ errors }) =>
    errors
      .filter(({ keyword }) => keyword === 'type')
      .slice(0, 1)
      .map(({ keywordLocation }) => keywordAt(schema, keywordLocation)),
  )
  return phraseOf('type', [...new Set(types.flat())])
}

/** `#/ssh_keys/0/name` → `ssh_keys[0].name` */
function formatPath(location: string, body: unknown): string {
  let path = ''
  let value = body
  for (const segment of segmentsOf(location)) {
    path = Array.isArray(value) ? `${path}[${segment}]` : joinPath(path, segment)
    value = memberOf(value, segment)
  }
  return path
}

const joinPath = (parent: string, name: string): string => (parent === '' ? name : `${parent}.${name}`)
