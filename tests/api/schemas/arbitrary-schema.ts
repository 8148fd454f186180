import fc from 'fast-check'
import type { Schema, SchemaObject } from '../../../src/shared/api/api-document.ts'
import { createSchemaRef } from '../../../src/shared/api/json-pointer.ts'
import { isObject } from '../../../src/shared/read-unknown.ts'

/** A schema that at least one value satisfies. */
export interface SatisfiableSchema {
  schema: Schema
  schemas: Record<string, Schema>
  /** The value that the schema was made for. */
  witness: unknown
}

type Member = [name: string, value: unknown]

const texts = ['web-01', 'a', 'example', 'ab1', 'user@example.com', '2026-01-15']
const patterns = ['^[a-z]', '[a-z0-9]$', '^[^ ]+$', 'a', '^[a-z0-9]+-', '^\\d{4}-']
const otherTypes = ['string', 'integer', 'boolean', 'null', 'array', 'object']
const names = ['a', 'b', 'c']

const scalar: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, ...texts),
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: -20, max: 20 }).map((number) => number / 4),
)

const value: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    scalar,
    fc.dictionary(fc.constantFrom(...names), tie('value'), { noNullPrototype: true }),
    fc.tuple(tie('value'), fc.integer({ min: 0, max: 3 })).map(([item, size]) => Array(size).fill(item)),
  ),
})).value

/** Generates schemas around a value that satisfies each of their parts. */
export const satisfiableSchema: fc.Arbitrary<SatisfiableSchema> = value.chain((witness) =>
  schemaFor(witness, 3).map((nested) => ({ ...extractComponents(nested), witness })),
)

function schemaFor(witness: unknown, depth: number): fc.Arbitrary<SchemaObject> {
  if (depth === 0) return typeFor(witness)
  return fc
    .tuple(
      fc.array(facetFor(witness, depth - 1), { minLength: 1, maxLength: 3 }),
      typeFor(witness),
      fc.constantFrom('parts', 'own', 'component'),
    )
    .map(([facets, type, form]) => {
      if (form === 'parts') return { allOf: [type, ...facets] }
      const [own, ...parts] = facets
      return {
        ...type,
        ...own,
        ...(parts.length > 0 && { allOf: [...(own?.allOf ?? []), ...parts] }),
        ...(form === 'component' && component),
      }
    })
}

const component = { 'x-component': true }

/** Generates a rule that a value satisfies. */
function facetFor(witness: unknown, depth: number): fc.Arbitrary<SchemaObject> {
  const inner = schemaFor(witness, depth)
  const others = value.filter((other) => JSON.stringify(other) !== JSON.stringify(witness))
  const wrongType = fc.constantFrom(...otherTypes.filter((type) => !listTypes(witness).includes(type)))
  return fc.oneof(
    { arbitrary: rulesFor(witness, depth), weight: 6 },
    fc.array(others, { maxLength: 3 }).map((values) => ({ enum: [...values, witness] })),
    fc.tuple(inner, inner).map((allOf) => ({ allOf })),
    fc
      .tuple(
        others.chain((other) => schemaFor(other, depth)),
        inner,
      )
      .map((anyOf) => ({ anyOf })),
    fc.tuple(wrongType, inner, typeFor(witness)).map(([type, shape, own]) => ({
      oneOf: [{ type }, { allOf: [shape, own] }],
    })),
    others.map((other) => ({ not: { const: other } })),
    wrongType.map((type) => ({ not: { type } })),
    others
      .map((other) => ({ type: listTypes(other), examples: [other], default: other }))
      .map((part) => ({ anyOf: [part, {}] })),
    inner.map((then) => ({ if: true, then })),
    inner.map((otherwise) => ({ if: { not: {} }, else: otherwise })),
  )
}

const typeFor = (witness: unknown): fc.Arbitrary<SchemaObject> =>
  fc
    .tuple(fc.constantFrom(...listTypes(witness)), fc.constantFrom(undefined, ...otherTypes))
    .map(([type, other]) => ({ type: other === undefined || other === type ? type : [type, other] }))

function listTypes(witness: unknown): string[] {
  if (witness === null) return ['null']
  if (Array.isArray(witness)) return ['array']
  if (typeof witness === 'number') return Number.isInteger(witness) ? ['integer', 'number'] : ['number']
  return [typeof witness]
}

function rulesFor(witness: unknown, depth: number): fc.Arbitrary<SchemaObject> {
  const distance = fc.integer({ min: 1, max: 8 })
  if (typeof witness === 'number') return numberRules(witness, distance)
  if (typeof witness === 'string') return textRules(witness, distance)
  if (Array.isArray(witness)) return listRules(witness, depth)
  return isObject(witness) ? objectRules(witness, depth) : typeFor(witness)
}

const numberRules = (witness: number, distance: fc.Arbitrary<number>): fc.Arbitrary<SchemaObject> =>
  fc.oneof(
    distance.map((by) => ({ minimum: witness - by + 1 })),
    distance.map((by) => ({ maximum: witness + by - 1 })),
    distance.map((by) => ({ exclusiveMinimum: witness - by })),
    distance.map((by) => ({ exclusiveMaximum: witness + by })),
    fc
      .constantFrom(0.25, 0.5, 1, 2, 3, 5)
      .map((step) => ({ multipleOf: witness % step === 0 ? step : 0.25 })),
  )

const textRules = (witness: string, distance: fc.Arbitrary<number>): fc.Arbitrary<SchemaObject> =>
  fc.oneof(
    distance.map((by) => ({ minLength: Math.max(0, witness.length - by + 1) })),
    distance.map((by) => ({ maxLength: witness.length + 12 * by })),
    fc
      .constantFrom(...patterns.filter((pattern) => new RegExp(pattern, 'u').test(witness)))
      .map((pattern) => ({ pattern })),
  )

function listRules(witness: readonly unknown[], depth: number): fc.Arbitrary<SchemaObject> {
  const [item = 0] = witness
  const items = schemaFor(item, depth)
  const sizes = [{ minItems: witness.length }, { maxItems: witness.length }, { maxItems: witness.length + 2 }]
  return fc.oneof(
    items.map((schema) => ({ items: schema })),
    fc.tuple(items, items).map(([first, other]) => ({ prefixItems: [first], items: other })),
    fc.constantFrom<SchemaObject>(...sizes, ...(witness.length < 2 ? [{ uniqueItems: true }] : [])),
    ...(witness.length === 0 ? [] : [items.map((contains) => ({ contains }))]),
  )
}

function objectRules(witness: Record<string, unknown>, depth: number): fc.Arbitrary<SchemaObject> {
  const members = Object.entries(witness)
  const size = members.length
  const present = members.map(([name]) => name)
  const properties = (list: readonly Member[]): fc.Arbitrary<Record<string, Schema>> =>
    fc.record(Object.fromEntries(list.map(([name, member]) => [name, schemaFor(member, depth)])))
  const listed = fc.subarray(members).chain(properties)
  return fc.oneof(
    { arbitrary: fc.record({ properties: listed, required: fc.subarray(present) }), weight: 3 },
    properties(members).map((all) => ({ properties: all, additionalProperties: false })),
    listed.chain((some) =>
      fc.record({
        properties: fc.constant(some),
        patternProperties: fc.constant({ '^[a-z]+$': true }),
        additionalProperties: fc.constant(false),
      }),
    ),
    properties(members).map((all) => ({ allOf: [{ properties: all }], unevaluatedProperties: false })),
    fc.constantFrom<SchemaObject>(
      { minProperties: size },
      { maxProperties: size },
      { propertyNames: { enum: [...names, 'node'] } },
    ),
    fc.constantFrom(...names).map((name) => ({ dependentRequired: { [name]: present } })),
    fc
      .constantFrom(...names.filter((name) => !present.includes(name)), 'node')
      .map((absent) => ({ properties: { [absent]: recursiveRef } })),
    fc.constant({ discriminator: { propertyName: 'a' } }),
  )
}

const recursiveRef: Schema = { $ref: createSchemaRef('Node') }

/** A schema that contains itself. */
const recursiveSchema: Schema = {
  type: 'object',
  required: ['next'],
  properties: {
    next: { anyOf: [recursiveRef, { type: 'null' }] },
    children: { type: 'array', items: { allOf: [recursiveRef, { minProperties: 1 }] } },
  },
}

/** Moves marked schemas to components. */
function extractComponents(nested: Schema): Omit<SatisfiableSchema, 'witness'> {
  const schemas: Record<string, Schema> = { Node: recursiveSchema }
  const extract = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(extract)
    if (!isObject(node)) return node
    const { 'x-component': isComponent, ...fields } = node
    const copy = Object.fromEntries(Object.entries(fields).map(([key, child]) => [key, extract(child)]))
    if (isComponent !== true) return copy
    const name = `S${Object.keys(schemas).length}`
    schemas[name] = copy
    return { $ref: createSchemaRef(name) }
  }
  return { schema: extract(nested) as Schema, schemas }
}
