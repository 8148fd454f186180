import { describe, expect, test } from 'vitest'
import { loadLeniently } from '../../../../tests/unit/load-texts.ts'

const head = "openapi: 3.1.0\ninfo: { title: A, version: '1' }\n"

describe('[R-031] a mistake in a schema is a warning', () => {
  test.each([
    ['named', '{ small: { value: 1 }, large: 2 }', [1, 2]],
    ['without a list', '5', [5]],
  ])('in examples of a schema that are %s', (_, examples, expected) => {
    const loaded = loadLeniently(
      `${head}components: { schemas: { A: { type: integer, examples: ${examples} } } }`,
    )
    expect(loaded.warnings.map(({ kind }) => kind)).toEqual(['schemas'])
    expect(loaded.document.schemas.A).toEqual({ type: 'integer', examples: expected })
  })

  test.each([
    ['type: string, enum: [1, 2]', { type: 'string', enum: ['1', '2'] }],
    ['type: string, enum: [true, false], example: true', { enum: [true, false], examples: [true] }],
    ['type: integer, enum: [small, large]', { enum: ['small', 'large'] }],
    ['type: boolean, enum: ["yes"]', { enum: ['yes'] }],
  ])('in a type that no allowed value has: %s', (schema, expected) => {
    const loaded = loadLeniently(`${head}components: { schemas: { A: { ${schema} } } }`)
    expect(loaded.warnings.map(({ kind }) => kind)).toEqual(['schemas'])
    expect(loaded.document.schemas.A).toEqual(expected)
  })
})
