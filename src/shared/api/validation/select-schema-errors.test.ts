import { type Schema, Validator } from '@cfworker/json-schema'
import { describe, expect, test } from 'vitest'
import { parseExpectedTypes, selectSchemaErrors } from './select-schema-errors.ts'

const told = (schema: Schema, value: unknown): string[] =>
  selectSchemaErrors(new Validator(schema, '2020-12', false).validate(value).errors).map(
    ({ instanceLocation, keyword, error }) => `${instanceLocation} ${keyword}: ${error}`,
  )

const disk: Schema = {
  type: 'object',
  required: ['kind', 'size'],
  properties: { kind: { const: 'disk' }, size: { type: 'integer', minimum: 10 } },
  additionalProperties: false,
}
const image: Schema = {
  type: 'object',
  required: ['kind', 'url'],
  properties: { kind: { const: 'image' }, url: { type: 'string' } },
  additionalProperties: false,
}

describe('[R-033] the errors of a value that a person needs', () => {
  const cases: [string, { schema: Schema; value: unknown }, string[]][] = [
    [
      'are the innermost',
      {
        schema: { properties: { disks: { type: 'array', items: disk } } },
        value: { disks: [{ kind: 'disk', size: 1 }] },
      },
      ['#/disks/0/size minimum: 1 is less than 10.'],
    ],
    [
      'include the name of a field',
      { schema: { propertyNames: { pattern: '^[a-z]+$' } }, value: { A: 1 } },
      ['#/A pattern: String does not match pattern.'],
    ],
    [
      'belong to the closest shape, including an unknown field',
      { schema: { oneOf: [disk, image] }, value: { kind: 'image', url: 'a', size: 1 } },
      ['#/size false: False boolean schema.'],
    ],
    [
      'belong to the closest shape, even in a choice inside a shape',
      {
        schema: { oneOf: [{ anyOf: [disk, { type: 'null' }] }, { required: ['a', 'b', 'c'] }] },
        value: { kind: 'disk', size: 1 },
      },
      ['#/size minimum: 1 is less than 10.'],
    ],
    [
      'are judged for each item of a list by its own shape',
      {
        schema: { items: { oneOf: [disk, image] } },
        value: [{ kind: 'disk', size: 1 }, { kind: 'image' }],
      },
      [
        '#/0/size minimum: 1 is less than 10.',
        '#/1 required: Instance does not have required property "url".',
      ],
    ],
    [
      'list all types if every shape has another type',
      {
        schema: { anyOf: [{ type: ['string', 'null'] }, { oneOf: [{ type: 'integer' }, disk] }] },
        value: [],
      },
      ['# type: Instance type "array" is invalid. Expected "string", "null", "integer", "object".'],
    ],
    [
      'are the choice itself if several shapes match',
      { schema: { oneOf: [{ type: 'integer' }, { type: 'number' }] }, value: 1 },
      ['# oneOf: Instance does not match exactly one subschema (2 matches).'],
    ],
    ['are none for a valid value', { schema: { type: 'integer' }, value: 1 }, []],
  ]
  test.each(cases)('%s', (_, { schema, value }, expected) => {
    expect(told(schema, value)).toEqual(expected)
  })

  test('distinguishes expected types from the type of the value', () => {
    const unit = {
      keyword: 'type',
      keywordLocation: '#/type',
      instanceLocation: '#',
      error: 'Instance type "array" is invalid. Expected "string", "null".',
    }
    expect(parseExpectedTypes(unit)).toEqual(['string', 'null'])
  })
})
