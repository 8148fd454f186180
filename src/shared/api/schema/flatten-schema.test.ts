import { describe, expect, test } from 'vitest'
import type { Schema, SchemaObject } from '../api-document.ts'
import { flattenSchema } from './flatten-schema.ts'

const ref = (name: string): SchemaObject => ({ $ref: `#/components/schemas/${name}` })

/** Flattens the parts of an `allOf`. */
const flattenParts = (...allOf: Schema[]): ReturnType<typeof flattenSchema> => flattenSchema({ allOf }, {})

describe('[R-031] parts of `allOf` that all apply', () => {
  test.each<[string, Schema[], SchemaObject]>([
    [
      'keep the tightest limits',
      [
        { minimum: 5, maxLength: 3 },
        { minimum: 1, maxLength: 2 },
      ],
      { minimum: 5, maxLength: 2 },
    ],
    ['keep allowed values of both', [{ enum: ['a', 'b'] }, { enum: ['c', 'b'] }], { enum: ['b'] }],
    [
      'keep allowed values regardless of the order of keys',
      [{ enum: [{ a: 1, b: 2 }] }, { enum: [{ b: 2, a: 1 }] }],
      { enum: [{ a: 1, b: 2 }] },
    ],
    ['keep a constant that is allowed', [{ enum: ['a', 'b'] }, { const: 'b' }], { const: 'b' }],
    [
      'keep allowed values that satisfy the limits',
      [{ enum: [1, 5, 'a'] }, { type: 'integer', minimum: 2 }],
      { enum: [5], minimum: 2 },
    ],
    ['have a common multiple', [{ multipleOf: 0.2 }, { multipleOf: 0.3 }], { multipleOf: 0.6 }],
    ['require all fields', [{ required: ['a'] }, { required: ['b', 'a'] }], { required: ['a', 'b'] }],
    [
      'require all dependent fields',
      [{ dependentRequired: { a: ['b'] } }, { dependentRequired: { a: ['c'] } }],
      { dependentRequired: { a: ['b', 'c'] } },
    ],
    ['are read-only if one is', [{ readOnly: true }, { readOnly: false }], { readOnly: true }],
    ['join descriptions', [{ description: 'A.' }, { description: 'B.' }], { description: 'A.\n\nB.' }],
    [
      'drop examples and defaults that another excludes',
      [{ type: 'integer', examples: [1, 7], default: 2 }, { minimum: 5 }],
      { examples: [7], default: undefined, minimum: 5 },
    ],
    [
      'drop an example whose fields another constrains',
      [
        { type: 'object', examples: [{}] },
        { properties: { a: true }, required: ['a'] },
      ],
      { examples: [], properties: { a: true }, required: ['a'] },
    ],
    [
      'apply rules for other fields to fields of another',
      [{ properties: { a: true }, additionalProperties: { type: 'string' } }, { properties: { b: true } }],
      { properties: { a: true, b: { type: 'string' } }, additionalProperties: { type: 'string' } },
    ],
    [
      'exclude fields that another excludes',
      [{ properties: { a: true }, additionalProperties: false }, { properties: { b: true } }],
      { properties: { a: true, b: false }, additionalProperties: false },
    ],
    [
      'apply patterns to fields',
      [{ patternProperties: { '^a': { type: 'string' } } }, { properties: { ab: true } }],
      { patternProperties: { '^a': { type: 'string' } }, properties: { ab: { type: 'string' } } },
    ],
    [
      'combine items by position',
      [{ prefixItems: [{ type: 'string' }], items: false }, { items: { type: 'integer' } }],
      {
        prefixItems: [{ allOf: [{ type: 'string' }, { type: 'integer' }], 'x-docent-refines': true }],
        items: false,
      },
    ],
  ])('%s', (_, parts, keywords) => {
    expect(flattenParts(...parts).keywords).toEqual(keywords)
  })

  test.each<[string, Schema[], string[]]>([
    ['integers are numbers', [{ type: 'number' }, { type: ['integer', 'string'] }], ['integer']],
    [
      'null is left only if all accept it',
      [{ type: ['string', 'null'] }, { type: ['null', 'string'] }, { type: 'string' }],
      ['string'],
    ],
    [
      'types without a possible value are dropped',
      [{ type: ['string', 'integer'], minLength: 5 }, { maxLength: 3 }],
      ['integer'],
    ],
  ])('%s', (_, parts, types) => {
    expect(flattenParts(...parts).types).toEqual(types)
  })

  test.each<[string, ...Schema[]]>([
    ['types', { type: 'string' }, { type: 'integer' }],
    ['allowed values', { enum: ['a'] }, { enum: ['b'] }],
    ['a constant', { const: 'a' }, { enum: ['b'] }],
    ['limits', { type: 'integer', minimum: 5 }, { maximum: 4 }],
    [
      'limits without an integer between them',
      { type: 'integer', exclusiveMinimum: 1 },
      { exclusiveMaximum: 2 },
    ],
    ['lengths', { type: 'string', minLength: 5 }, { maxLength: 4 }],
    ['a limit and all allowed values', { type: 'integer', enum: [1, 2] }, { minimum: 3 }],
    [
      'a required field that another excludes',
      { type: 'object', required: ['a'] },
      { additionalProperties: false },
    ],
  ])('contradict each other by %s', (_, ...parts) => {
    expect(flattenParts(...parts).isContradiction).toBe(true)
  })

  test('keep patterns, exclusions, conditions, and a second format side by side', () => {
    const flat = flattenParts(
      { pattern: 'a', format: 'uri', not: { const: 'x' } },
      { pattern: 'b', format: 'uuid', not: { const: 'y' }, if: { minLength: 3 }, contains: true },
    )
    expect(flat).toMatchObject({
      patterns: ['a', 'b'],
      exclusions: [{ const: 'x' }, { const: 'y' }],
      otherRules: [{ format: 'uri' }, { if: { minLength: 3 } }, { contains: true }],
      keywords: { format: 'uuid' },
    })
  })
})

describe('[R-031] a flat schema', () => {
  test('keeps what a schema states on its own, even if its rules exclude it', () => {
    const schema: Schema = { type: 'string', enum: [1, 'a'], default: 3 }
    expect(flattenSchema(schema, {})).toMatchObject({
      types: ['string'],
      keywords: { enum: [1, 'a'], default: 3 },
    })
  })

  test('has the texts next to a `$ref`, and its name', () => {
    const schemas: Record<string, Schema> = {
      Node: { type: 'object', title: 'Node', description: 'A node.' },
    }
    const flat = flattenSchema({ ...ref('Node'), description: 'The first.' }, schemas)
    expect(flat).toMatchObject({ name: 'Node', keywords: { title: 'Node', description: 'The first.' } })
  })

  test('accepts null if a choice is between a schema and null', () => {
    const schema: Schema = { anyOf: [{ type: 'string', const: 'a' }, { type: 'null' }] }
    expect(flattenSchema(schema, {})).toMatchObject({
      types: ['string', 'null'],
      keywords: { enum: ['a', null] },
    })
  })

  test('excludes what `unevaluatedProperties` and `unevaluatedItems` leave out', () => {
    const schema: Schema = {
      allOf: [{ properties: { a: true }, prefixItems: [true] }],
      unevaluatedProperties: false,
      unevaluatedItems: false,
    }
    expect(flattenSchema(schema, {}).keywords).toEqual({
      properties: { a: true },
      prefixItems: [true],
      additionalProperties: false,
      items: false,
    })
  })

  test('ends if a schema is part of itself', () => {
    const schemas: Record<string, Schema> = { Loop: { allOf: [ref('Loop'), { minimum: 1 }] } }
    expect(flattenSchema(ref('Loop'), schemas)).toMatchObject({ name: 'Loop', keywords: { minimum: 1 } })
  })

  test('is the same object for the same schema', () => {
    const schemas: Record<string, Schema> = { Node: { type: 'object' } }
    expect(flattenSchema(ref('Node'), schemas)).toMatchObject({ name: 'Node' })
    const both: Schema = {
      allOf: [{ properties: { a: ref('Node') } }, { properties: { a: { minProperties: 1 } } }],
    }
    const fields = [both, both].map((schema) => flattenSchema(schema, schemas).keywords.properties?.a)
    expect(fields[0]).toBe(fields[1])
  })
})
