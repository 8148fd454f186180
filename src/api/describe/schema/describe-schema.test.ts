import { describe, expect, test } from 'vitest'
import { ref, sampleDescribeContext } from '../../../../tests/unit/api-values.ts'
import { drawSchema, listFields, objectSchema, viewSchema } from '../../../../tests/unit/draw-schema.ts'
import type { Schema } from '../../../shared/api/api-document.ts'
import { getValidator } from '../../../shared/api/validation/get-validator.ts'
import { describeNamedSchema } from './describe-named-schema.ts'

describe('[R-031] describes a schema as a table', () => {
  const string: Schema = { type: 'string' }
  test.each<[string, Schema, string[]]>([
    [
      'of its properties',
      objectSchema({ a: string, b: { type: 'integer' } }, ['a']),
      ['a: string!', 'b: integer'],
    ],
    [
      'with the items of lists below them',
      objectSchema({ disks: { type: 'array', items: objectSchema({ size: { type: 'integer' } }) } }),
      ['disks: list of objects', '  size: integer'],
    ],
    [
      'with a row for all other fields',
      objectSchema({ labels: { type: 'object', additionalProperties: string } }),
      ['labels: object', '  [key]: string'],
    ],
    [
      'with a row for a pattern of names',
      { type: 'object', patternProperties: { '^x-': string } },
      ['[^x-]: string'],
    ],
    [
      'with the positions of a tuple',
      objectSchema({ range: { type: 'array', prefixItems: [string, { type: 'integer' }], items: string } }),
      ['range: list', '  [0]: string', '  [1]: integer', '  […]: string'],
    ],
    [
      'merged from the parts of allOf',
      {
        allOf: [
          objectSchema({ a: string, b: { type: ['string', 'null'] } }),
          objectSchema({ b: string }, ['b']),
          { required: ['a'] },
        ],
      },
      ['a: string!', 'b: string!'],
    ],
    ['with true for anything', objectSchema({ any: true, none: false }), ['any: any', 'none: nothing']],
    [
      'with required fields that are not declared',
      objectSchema({ a: string }, ['a', 'b']),
      ['a: string!', 'b: any!'],
    ],
    [
      'with a choice',
      { oneOf: [{ title: 'By size', ...(objectSchema({ size: string }) as object) }, { type: 'string' }] },
      ['| By size (object)', '  size: string', '| string (string)'],
    ],
    [
      'without a choice between plain types, which the type shows',
      objectSchema({ id: { anyOf: [string, { type: 'integer' }] } }),
      ['id: string or integer'],
    ],
    [
      'with one schema or null as that schema',
      objectSchema({ os: { anyOf: [objectSchema({ name: string }), { type: 'null' }] } }),
      ['os: object or null', '  name: string'],
    ],
    [
      'with both of two contradictory types',
      objectSchema({ a: { allOf: [string, { type: 'integer' }] } }),
      ['a: string and integer'],
    ],
  ])('%s', (_, schema, expected) => {
    expect(drawSchema(viewSchema(schema))).toEqual(expected)
  })

  test('with anchors through fields, lists, and shapes', () => {
    const schema = objectSchema({
      net: {
        oneOf: [
          { title: 'In a VPC', type: 'object', properties: { 'vpc id': string } },
          { type: 'null' },
          { title: 'B', type: 'object', properties: { x: string } },
        ],
      },
    })
    const net = listFields(viewSchema(schema))[0]
    const option = net?.children?.kind === 'choice' ? net.children.choice.options[0] : undefined
    expect(net?.anchor).toBe('body.net')
    expect(listFields(option?.schema)[0]?.anchor).toBe('body.net(in-a-vpc).vpc_id')
  })

  test('without read-only fields in requests and write-only fields in responses', () => {
    const schemas = { Id: { type: 'integer', readOnly: true } }
    const schema = objectSchema(
      { id: ref('Id'), password: { type: 'string', writeOnly: true }, name: string },
      ['id'],
    )
    expect(drawSchema(viewSchema(schema, schemas, 'request'))).toEqual(['password: string', 'name: string'])
    expect(drawSchema(viewSchema(schema, schemas, 'response'))).toEqual(['id: integer!', 'name: string'])
    expect(drawSchema(viewSchema(schema, schemas, 'both'))).toEqual([
      'id: integer!',
      'password: string',
      'name: string',
    ])
  })

  test('with the later of two declarations of a property, without the example of the first', () => {
    const first = objectSchema({ data: { description: 'Anything.', examples: ['done'] } })
    const second = objectSchema({ data: { type: 'array', description: 'The nodes.', items: string } })
    const [data] = listFields(viewSchema({ allOf: [first, second] }))
    expect(data).toMatchObject({ type: 'list of strings', description: '<p>The nodes.</p>' })
    expect(data?.facts.examples).toEqual([])
  })

  test("with the text next to a `$ref` instead of the target's", () => {
    const schemas = { Disk: { ...(objectSchema({ size: string }) as object), description: 'A disk.' } }
    const [disk] = listFields(
      viewSchema(objectSchema({ root: { ...(ref('Disk') as object), description: 'The first.' } }), schemas),
    )
    expect(disk?.description).toBe('<p>The first.</p>')
    expect(disk?.children).toMatchObject({ kind: 'fields', description: '' })
  })
})

describe('[R-031] a discriminator', () => {
  const kinds = {
    Pet: {
      ...(objectSchema({ kind: { type: 'string' } }) as object),
      discriminator: {
        propertyName: 'kind',
        mapping: { meow: 'Cat', purr: 'Cat', bark: '#/components/schemas/Dog' },
      },
    },
    Cat: { allOf: [ref('Pet'), objectSchema({ lives: { type: 'integer' } })] },
    Dog: { allOf: [ref('Pet'), objectSchema({ tricks: { type: 'integer' } })] },
  }

  test('names the shapes by its values without repeating the choice inside them', () => {
    expect(drawSchema(viewSchema(ref('Pet'), kinds))).toEqual([
      'kind: string',
      '| meow, purr (object)',
      '  kind: string',
      '  lives: integer',
      '| bark (object)',
      '  kind: string',
      '  tricks: integer',
    ])
  })

  test('of a base that lists itself has its subtypes', () => {
    const mapping = { pet: 'Pet', meow: 'Cat' }
    const Pet = { ...kinds.Pet, discriminator: { propertyName: 'kind', mapping } }
    expect(drawSchema(viewSchema(ref('Pet'), { ...kinds, Pet }))).toEqual([
      'kind: string',
      '| meow (object)',
      '  kind: string',
      '  lives: integer',
    ])
    const { validate } = getValidator({ ...kinds, Pet }, 'request')
    expect(validate({ kind: 'pet' }, ref('Pet'))).toEqual([])
  })

  test('without a mapping uses the constants of the shapes', () => {
    const shape = (value: string): Schema =>
      objectSchema({ type: { const: value }, [value]: { type: 'string' } })
    const schema = { oneOf: [shape('tcp'), shape('http')], discriminator: { propertyName: 'type' } }
    const result = viewSchema(schema)
    expect(result).toMatchObject({ kind: 'choice', choice: { discriminator: 'type' } })
    expect(drawSchema(result)).toContain('| tcp (object)')
  })
})

test('[R-031] describes a component schema with the fields of requests and responses and separate anchors', () => {
  const schemas = {
    Key: objectSchema({
      id: { type: 'integer', readOnly: true },
      secret: { type: 'string', writeOnly: true },
    }),
  }
  const { name, schema } = describeNamedSchema('Key', sampleDescribeContext({ schemas }))
  expect(name).toBe('Key')
  expect(
    listFields(schema).map(({ anchor, isReadOnly, isWriteOnly }) => [anchor, isReadOnly, isWriteOnly]),
  ).toEqual([
    ['id', true, false],
    ['secret', false, true],
  ])
})
