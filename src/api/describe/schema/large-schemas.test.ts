import { describe, expect, test } from 'vitest'
import { ref, sampleDescribeContext } from '../../../../tests/unit/api-values.ts'
import { drawSchema, listFields, objectSchema, viewSchema } from '../../../../tests/unit/draw-schema.ts'
import type { Schema } from '../../../shared/api/api-document.ts'
import { describeNamedSchema } from './describe-named-schema.ts'

describe('[R-031] keeps large and circular schemas small', () => {
  test('shows the second occurrence of a schema inside itself as a link', () => {
    const schemas = {
      Node: objectSchema({ name: { type: 'string' }, children: { type: 'array', items: ref('Node') } }),
    }
    expect(drawSchema(viewSchema(ref('Node'), schemas))).toEqual([
      'name: string',
      'children: list of objects',
      '  → Node',
    ])
    const [, children] = listFields(viewSchema(ref('Node'), schemas))
    expect(children?.children).toMatchObject({
      url: '/docs/api/cloud/schemas/Node/',
      type: 'list of objects',
    })
  })

  /** Each schema contains the next one twice: expanded, they are 2^20. */
  const towers: [string, (next: Schema) => Schema][] = [
    ['properties', (next) => objectSchema({ a: next, b: next })],
    ['allOf', (next) => ({ allOf: [next, next, objectSchema({ a: next })] })],
    ['oneOf', (next) => ({ oneOf: [next, { type: 'object', properties: { x: next } }] })],
    ['lists', (next) => ({ type: 'array', items: objectSchema({ a: next, b: next }) })],
    ['maps', (next) => ({ type: 'object', additionalProperties: next })],
  ]
  test.each(towers)('shows twenty levels of %s in a few rows', (_, level) => {
    const schemas: Record<string, Schema> = { S20: { type: 'string' } }
    for (let number = 0; number < 20; number++) schemas[`S${number}`] = level(ref(`S${number + 1}`))
    expect(drawSchema(viewSchema(ref('S0'), schemas)).length).toBeLessThan(120)
    expect(JSON.stringify(describeNamedSchema('S0', sampleDescribeContext({ schemas }))).length).toBeLessThan(
      60_000,
    )
  })

  test('limits nested choices on the surface', () => {
    const schemas: Record<string, Schema> = { S30: { type: 'string', description: 'The last.' } }
    for (let number = 0; number < 30; number++) {
      const next = ref(`S${number + 1}`)
      schemas[`S${number}`] = { oneOf: [next, next] }
    }
    expect(drawSchema(viewSchema(ref('S0'), schemas)).length).toBeLessThan(2000)
  })

  test('stops at circular `allOf` and circular `$ref`s', () => {
    const schemas = {
      A: { allOf: [ref('B'), objectSchema({ a: { type: 'string' } })] },
      B: { allOf: [ref('A'), objectSchema({ b: { type: 'string' } })] },
      Self: ref('Self'),
    }
    expect(drawSchema(viewSchema(ref('A'), schemas)).sort()).toEqual(['a: string', 'b: string'])
    expect(viewSchema(ref('Self'), schemas)).toMatchObject({ kind: 'value', type: 'any' })
  })

  test('stops before a hundred unnamed levels', () => {
    const deep = Array.from({ length: 100 }).reduce<Schema>((inner) => objectSchema({ next: inner }), {
      type: 'string',
    })
    expect(drawSchema(viewSchema(deep)).length).toBeLessThan(30)
  })

  test('shows fields near the surface before deeply nested ones', () => {
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`f${index}`, { type: 'string' }]),
    )
    const schemas = {
      Big: objectSchema({ ...many, deeper: ref('Big2') }),
      Big2: objectSchema(many),
      Small: objectSchema(Object.fromEntries(Object.entries(many).slice(0, 6))),
    }
    const lines = drawSchema(viewSchema(objectSchema({ big: ref('Big'), small: ref('Small') }), schemas))
    expect(lines).toContain('    → Big2')
    expect(lines).not.toContain('  → Small')
  })
})
