import { describe, expect, test } from 'vitest'
import type { Schema } from '../../../../shared/api/api-document.ts'
import { createBodyCheck } from './check-body.ts'

const schemas: Record<string, Schema> = {
  Key: { type: 'object', properties: { id: { type: 'integer', readOnly: true } }, required: ['id'] },
  Tree: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
    },
    required: ['name'],
    additionalProperties: false,
  },
  Disk: {
    type: 'object',
    properties: { kind: { const: 'disk' }, size: { type: 'integer', minimum: 10 } },
    required: ['kind', 'size'],
  },
  Image: {
    type: 'object',
    properties: { kind: { const: 'image' }, url: { type: 'string', format: 'uri' } },
    required: ['kind', 'url'],
  },
  'odd/name~ 1': { type: 'string', maxLength: 3 },
}

const check = (schema: Schema, body: unknown): string[] =>
  createBodyCheck(schema, schemas)(body).map(({ path, message }) => `${path}: ${message}`)

const node: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 3, maxLength: 6, pattern: '^[a-z-]+$' },
    plan: { enum: ['C3', 'M3'] },
    count: { type: ['integer', 'null'], minimum: 1, maximum: 5 },
    ssh_keys: { type: 'array', items: { type: 'string' }, minItems: 1, uniqueItems: true },
    labels: { type: 'object', additionalProperties: { type: 'string' } },
    source: { oneOf: [{ $ref: '#/components/schemas/Disk' }, { $ref: '#/components/schemas/Image' }] },
    sources: {
      type: 'array',
      items: { oneOf: [{ $ref: '#/components/schemas/Disk' }, { $ref: '#/components/schemas/Image' }] },
    },
    address: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    tree: { $ref: '#/components/schemas/Tree' },
    key: { $ref: '#/components/schemas/Key' },
    odd: { $ref: '#/components/schemas/odd~1name~0%201' },
  },
  required: ['name', 'plan'],
}

describe('a body', () => {
  const good = { name: 'abc', plan: 'C3' }
  const cases: [string, unknown, string[]][] = [
    ['that fits', { ...good, count: null, ssh_keys: ['a'], source: { kind: 'disk', size: 10 } }, []],
    ['of another kind', [], [': must be an object']],
    ['without required fields', {}, ['name: is missing', 'plan: is missing']],
    [
      'with a wrong item in a list',
      { ...good, ssh_keys: [1, 'b', 'b'] },
      ['ssh_keys[0]: must be a string', "ssh_keys: can't have duplicate items"],
    ],
    ['with an empty list', { ...good, ssh_keys: [] }, ['ssh_keys: must have at least 1 item']],
    [
      'with values out of their limits',
      { name: 'Ab', plan: 'X1', count: 9 },
      [
        'name: must have at least 3 characters',
        'name: must match the pattern `^[a-z-]+$`',
        'plan: must be one of `"C3"`, `"M3"`',
        'count: must be at most 5',
      ],
    ],
    ['with a wrong kind of several', { ...good, count: 'x' }, ['count: must be an integer or `null`']],
    ['with a wrong free field', { ...good, labels: { 'a/b': 1 } }, ['labels.a/b: must be a string']],
    [
      'with a shape chosen by a field',
      { ...good, source: { kind: 'disk', size: 1 } },
      ['source.size: must be at least 10'],
    ],
    ['with an unfinished shape', { ...good, source: { kind: 'image' } }, ['source.url: is missing']],
    ['with none of the kinds', { ...good, address: [] }, ['address: must be a string or an integer']],
    [
      'with a mistake deep in a tree',
      { ...good, tree: { name: 'a', children: [{ name: 'b', children: [{ nam: 'c' }] }] } },
      [
        'tree.children[0].children[0].name: is missing',
        "tree.children[0].children[0].nam: isn't a field of this request",
      ],
    ],
    [
      'with several wrong shapes in a list',
      { ...good, sources: [{ kind: 'disk', size: 1 }, { kind: 'image' }, 3] },
      ['sources[0].size: must be at least 10', 'sources[1].url: is missing', 'sources[2]: must be an object'],
    ],
    ['without what only the server writes', { ...good, key: {} }, []],
    ['with a schema of an odd name', { ...good, odd: 'long' }, ['odd: must have at most 3 characters']],
  ]
  test.each(cases)('[R-033] %s', (_, body, problems) => {
    expect(check(node, body)).toEqual(problems)
  })

  test('[R-033] that matches several shapes of a `oneOf` is reported', () => {
    const schema: Schema = { oneOf: [{ type: 'integer' }, { type: 'number' }] }
    expect(check(schema, 1)).toEqual([': matches more than one of the shapes allowed here'])
  })

  test('[R-033] is checked by its keywords, not by examples or extensions', () => {
    const schema: Schema = {
      type: 'object',
      properties: { id: { type: 'string', examples: [{ id: 1 }], 'x-note': { id: '::' } } },
      discriminator: { propertyName: 'id' },
      example: { id: 'http://' },
    }
    expect(check(schema, { id: 'a' })).toEqual([])
  })

  test('[R-033] may be anything if the schema allows it, or is an unresolved `$ref`', () => {
    expect(check(true, 1)).toEqual([])
    expect(check({ $ref: '#/components/schemas/None' }, 1)).toEqual([])
  })
})
