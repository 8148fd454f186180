import { expect, test } from 'vitest'
import type { Schema } from '../api-document.ts'
import { createSchemaExample } from './create-schema-example.ts'

test('does not multiply nested lists', () => {
  const schemas: Record<string, Schema> = { S30: { type: 'string' } }
  for (let number = 0; number < 30; number++) {
    schemas[`S${number}`] = {
      type: 'array',
      minItems: 5,
      items: { $ref: `#/components/schemas/S${number + 1}` },
    }
  }
  const example = createSchemaExample({ $ref: '#/components/schemas/S0' }, schemas)
  expect(JSON.stringify(example).length).toBeLessThan(20_000)
})

test('limits the length of a text', () => {
  expect(String(createSchemaExample({ type: 'string', minLength: 2_000_000_000 }, {})).length).toBe(10_000)
})
