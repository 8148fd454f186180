import { Validator } from '@cfworker/json-schema'
import { describe, expect, test } from 'vitest'
import type { Schema, SchemaObject } from '../api-document.ts'
import { createSchemaExample } from './create-schema-example.ts'

const ref = (name: string): SchemaObject => ({ $ref: `#/components/schemas/${name}` })

describe('[R-031] exampleOfSchema', () => {
  test.each<{ schema: SchemaObject; expected: unknown }>([
    { schema: { type: 'string', examples: ['web-01'], default: 'x' }, expected: 'web-01' },
    { schema: { const: 'attach' }, expected: 'attach' },
    { schema: { type: 'integer', default: 0 }, expected: 0 },
    { schema: { type: ['string', 'null'], enum: [null, 'a'] }, expected: 'a' },
    { schema: { type: ['null', 'boolean'] }, expected: true },
    { schema: { type: 'string', format: 'ipv4' }, expected: '203.0.113.24' },
    { schema: { type: 'string', pattern: '^\\d{4}$' }, expected: '1234' },
    { schema: { type: 'string', maxLength: 3 }, expected: 'str' },
    { schema: { type: 'integer', minimum: 5, multipleOf: 4 }, expected: 8 },
    { schema: { type: 'number', exclusiveMinimum: 10 }, expected: 11 },
    { schema: { type: 'number', maximum: 0 }, expected: 0 },
    { schema: { type: 'array', items: { type: 'integer' }, minItems: 2 }, expected: [1, 1] },
    { schema: { items: { enum: ['a', 'b'] }, minItems: 2, uniqueItems: true }, expected: ['a', 'b'] },
    { schema: { prefixItems: [{ type: 'integer' }, { type: 'string' }] }, expected: [1, 'string'] },
    { schema: { additionalProperties: { type: 'integer' } }, expected: { key: 1 } },
    { schema: { oneOf: [{ type: 'null' }, { type: 'string', format: 'date' }] }, expected: '2026-01-15' },
    {
      schema: {
        allOf: [{ properties: { a: { type: 'string' } } }, { properties: { a: { const: 'x' }, b: true } }],
      },
      expected: { a: 'x' },
    },
    {
      schema: {
        allOf: [
          { type: 'object', properties: { data: { description: 'Any.', examples: ['none'] } } },
          { properties: { data: { type: 'array', items: { type: 'integer' } } } },
        ],
      },
      expected: { data: [1] },
    },
    {
      schema: {
        allOf: [
          { type: 'object', examples: [{}] },
          { properties: { a: { const: 1 } }, required: ['a'] },
        ],
      },
      expected: { a: 1 },
    },
    { schema: { allOf: [{ type: 'integer', minimum: 5 }, { minimum: 1 }] }, expected: 5 },
    { schema: { allOf: [{ enum: ['a', 'b'] }, { enum: ['c', 'b'] }] }, expected: 'b' },
    { schema: { allOf: [{ type: 'integer', examples: [1] }, { minimum: 5 }] }, expected: 5 },
    { schema: { type: 'integer', minimum: 1, default: 0 }, expected: 1 },
    { schema: { type: 'number', not: { type: 'integer' } }, expected: 1.5 },
    { schema: { oneOf: [{ type: 'integer' }, { type: 'number' }] }, expected: 1.5 },
    {
      schema: {
        properties: { a: { const: 1 }, b: { const: 2 } },
        oneOf: [{ required: ['a'] }, { required: ['b'] }],
      },
      expected: { a: 1 },
    },
    {
      schema: { properties: { a: { const: 1 }, b: { const: 2 } }, not: { required: ['a', 'b'] } },
      expected: { b: 2 },
    },
    { schema: { type: 'object', required: ['a'] }, expected: { a: 'string' } },
    { schema: { type: 'object', minProperties: 2 }, expected: { key: 'string', key2: 'string' } },
    { schema: { type: 'array', contains: { const: 3 } }, expected: [3] },
    {
      schema: { type: 'array', items: { type: 'integer' }, uniqueItems: true, minItems: 2 },
      expected: [1, 2],
    },
    {
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
      schema: { properties: { a: { const: 1 } }, if: { required: ['a'] }, then: { required: ['b'] } },
      expected: { a: 1, b: 'string' },
    },
    { schema: { allOf: [{ type: 'integer', examples: [7] }], description: 'Of the node.' }, expected: 7 },
    { schema: { allOf: [{ allOf: [{ minimum: 3 }], type: 'integer', examples: [7] }] }, expected: 7 },
  ])('$schema', ({ schema, expected }) => {
    const value = createSchemaExample(schema, {})
    expect(value).toEqual(expected)
    const plain: ConstructorParameters<typeof Validator>[0] = JSON.parse(JSON.stringify(schema))
    expect(new Validator(plain).validate(value).valid).toBe(true)
  })

  test('follows `$ref`s and sets the discriminator property', () => {
    const schemas: Record<string, Schema> = {
      Cat: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { type: 'string' }, lives: { const: 9 } },
      },
      Pet: {
        oneOf: [ref('Cat')],
        discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
      },
    }
    expect(createSchemaExample(ref('Pet'), schemas)).toEqual({ kind: 'cat', lives: 9 })
  })

  test('stops at a schema that contains itself', () => {
    const schemas: Record<string, Schema> = {
      Tree: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          parent: ref('Tree'),
          children: { type: 'array', items: ref('Tree') },
        },
      },
      Loop: { allOf: [ref('Loop')] },
    }
    expect(createSchemaExample(ref('Tree'), schemas)).toEqual({ name: 'string', children: [] })
    // Documents with such schemas aren't loaded.
    expect(createSchemaExample(ref('Loop'), schemas)).toEqual({})
    expect(createSchemaExample(ref('Missing'), schemas)).toEqual({})
  })

  test('ends a recursion where the schema allows it', () => {
    const schemas: Record<string, Schema> = {
      Node: {
        type: 'object',
        required: ['next', 'previous'],
        properties: {
          next: { anyOf: [ref('Node'), { type: 'null' }] },
          previous: { oneOf: [ref('Node'), { type: 'string' }] },
        },
      },
    }
    expect(createSchemaExample(ref('Node'), schemas)).toEqual({ next: null, previous: 'string' })
  })

  test('comes as close as possible if no value is valid', () => {
    const schemas: Record<string, Schema> = {
      Endless: {
        type: 'object',
        required: ['id', 'inner'],
        properties: { id: { const: 1 }, inner: ref('Endless') },
      },
    }
    expect(createSchemaExample(ref('Endless'), schemas)).toEqual({ id: 1 })
    expect(createSchemaExample({ allOf: [{ type: 'string' }, { type: 'integer' }] }, {})).toBeUndefined()
  })

  test('stays small if schemas fan out', () => {
    const fields = (name: string): Record<string, Schema> =>
      Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`f${at}`, ref(name)]))
    const names = Array.from({ length: 12 }, (_, at) => `S${at}`)
    const schemas = Object.fromEntries(
      names.map((name, at): [string, Schema] => [
        name,
        { type: 'object', required: Object.keys(fields('')), properties: fields(`S${at + 1}`) },
      ]),
    )
    const text = JSON.stringify(createSchemaExample(ref('S0'), { ...schemas, S12: { type: 'string' } }))
    expect(text.length).toBeLessThan(10_000)
  })

  test('shows one plain field of a deep object, which would be empty', () => {
    const deep: SchemaObject = {
      properties: { list: { type: 'array' }, plan: { type: 'string' }, size: { type: 'integer' } },
    }
    const schema = { properties: { a: { properties: { b: { properties: { c: deep } } } } } }
    expect(createSchemaExample(schema, {})).toEqual({ a: { b: { c: { plan: 'string' } } } })
  })

  test('leaves out read-only, deprecated, and deep optional fields', () => {
    const deep = (left: number): Schema => ({
      type: 'object',
      required: ['must'],
      properties: { must: { type: 'integer' }, may: left === 0 ? { type: 'string' } : deep(left - 1) },
    })
    const schema: SchemaObject = {
      type: 'object',
      properties: {
        id: { type: 'integer', readOnly: true },
        old: { type: 'string', deprecated: true },
        deep: deep(5),
      },
    }
    expect(createSchemaExample(schema, {}, { direction: 'request' })).toEqual({
      deep: { must: 1, may: { must: 1, may: { must: 1 } } },
    })
  })
})
