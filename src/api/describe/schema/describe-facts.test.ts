import { describe, expect, test } from 'vitest'
import { englishMessages } from '../../../../tests/unit/api-values.ts'
import type { Schema } from '../../../shared/api/api-document.ts'
import { flattenSchema } from '../../../shared/api/schema/flatten-schema.ts'
import { describeFacts } from './describe-facts.ts'
import { describeType } from './describe-type.ts'

const facts = (schema: Schema): ReturnType<typeof describeFacts> =>
  describeFacts(flattenSchema(schema, {}), { schemas: {}, texts: englishMessages })

describe('[R-031] limits in words', () => {
  test.each<[Schema, string[]]>([
    [{ minimum: 1, maximum: 100 }, ['from 1 to 100']],
    [{ minimum: 0 }, ['at least 0']],
    [{ exclusiveMinimum: 0, exclusiveMaximum: 1 }, ['more than 0', 'less than 1']],
    [{ minimum: 1, maximum: 9, exclusiveMinimum: 2 }, ['from 1 to 9', 'more than 2']],
    [{ propertyNames: { pattern: '^a' } }, ['field names match <code>^a</code>']],
    [{ propertyNames: { enum: ['a', 'b'] } }, ['field names match <code>a</code> or <code>b</code>']],
    [{ minLength: 3, maxLength: 50 }, ['from 3 to 50 characters']],
    [{ minLength: 8, maxLength: 8 }, ['exactly 8 characters']],
    [{ maxLength: 1 }, ['at most 1 character']],
    [{ minItems: 1, uniqueItems: true }, ['at least 1 item', 'no duplicate items']],
    [{ maxProperties: 4 }, ['at most 4 fields']],
    [{ multipleOf: 25 }, ['a multiple of <code>25</code>']],
    [{ pattern: '^<a>$' }, ['matches <code>^&lt;a&gt;$</code>']],
    [
      {
        allOf: [
          { minimum: 1, pattern: 'a' },
          { minimum: 5, pattern: 'b' },
        ],
      },
      ['at least 5', 'matches <code>a</code>', 'matches <code>b</code>'],
    ],
    [{ not: { enum: ['root', 'admin'] } }, ['none of <code>root</code> or <code>admin</code>']],
    [{ not: { const: 0 } }, ['not <code>0</code>']],
    [{ not: { required: ['a', 'b'] } }, ['not <code>a</code> and <code>b</code> together']],
    [{ not: { type: 'null' } }, ['not null']],
    [
      { anyOf: [{ required: ['name'] }, { required: ['id', 'zone'] }] },
      ['at least one of <code>name</code>, <code>id</code> and <code>zone</code>'],
    ],
    [{ properties: { a: true }, additionalProperties: false }, ['no other fields']],
    [{ dependentRequired: { vpc: ['subnet'] } }, ['with <code>vpc</code>, also <code>subnet</code>']],
    [{ allOf: [{ type: 'string' }, { type: 'integer' }] }, ['no value matches every part of this schema']],
    [false, ['must not be sent']],
  ])('%j', (schema, limits) => {
    expect(facts(schema).limits).toEqual(limits)
  })
})

describe('[R-031] values', () => {
  test('are formatted as JSON, with quotes only around ambiguous strings', () => {
    expect(facts({ enum: ['on', 'true', 1, null, ''] }).values).toEqual(['on', '"true"', '1', 'null', '""'])
    expect(facts({ default: [] }).default).toBe('[]')
    expect(facts({ const: 'v1' }).constant).toBe('v1')
  })

  test.each<[Schema, string | undefined]>([
    [{ examples: ['web-01'] }, 'web-01'],
    [{ examples: [true] }, undefined],
    [{ examples: ['a'], enum: ['a', 'b'] }, undefined],
    [{ examples: [1], default: 1 }, undefined],
    [{ examples: ['x'.repeat(200)] }, undefined],
  ])('the example of %j is %s', (schema, example) => {
    expect(facts(schema).examples[0]?.value).toBe(example)
  })

  test.each<[Schema, string | undefined]>([
    [{ format: 'date-time' }, 'date-time'],
    [{ contentEncoding: 'base64' }, 'base64'],
    [{ contentMediaType: 'image/png' }, 'image/png'],
    [{}, undefined],
  ])('the format of %j is %s', (schema, format) => {
    expect(facts(schema).format).toBe(format)
  })
})

describe('[R-031] types in words', () => {
  test.each<[Schema, string]>([
    [{}, 'any'],
    [{ type: ['null', 'string'] }, 'string or null'],
    [{ type: 'array', items: { type: 'array', items: { type: 'number' } } }, 'list of lists of numbers'],
    [{ type: 'array', items: { type: ['string', 'integer'] } }, 'list of (string or integer)'],
    [{ type: 'array' }, 'list'],
    [{ enum: ['a', 1] }, 'string or integer'],
    [{ properties: { a: true } }, 'object'],
    [{ oneOf: [{ type: 'string' }, { type: 'object' }, { type: 'null' }] }, 'string or object or null'],
    [{ allOf: [{ type: 'number' }, { type: 'integer' }] }, 'integer'],
  ])('%j is %s', (schema, words) => {
    expect(describeType(flattenSchema(schema, {}), {}, englishMessages)).toBe(words)
  })
})

test('[R-031] an example that a writer left empty is none, unless the value can be null', () => {
  expect(facts({ type: 'boolean', examples: [null] }).examples).toEqual([])
  expect(facts({ type: ['boolean', 'null'], examples: [null] }).examples).toEqual([
    { label: '', value: 'null' },
  ])
})

test('[R-031] the only allowed value is a constant', () => {
  expect(facts({ enum: ['user'] })).toMatchObject({ constant: 'user', values: [] })
  expect(facts({ enum: ['user', 'bot'] })).toMatchObject({ constant: undefined, values: ['user', 'bot'] })
})
