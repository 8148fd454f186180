import { expect, test } from 'vitest'
import { ref } from '../../../../tests/unit/api-values.ts'
import { objectSchema } from '../../../../tests/unit/draw-schema.ts'
import { flattenSchema } from '../../../shared/api/schema/flatten-schema.ts'
import { findWholeName } from './list-inner-fields.ts'

const text = { type: 'string' }
const schemas = {
  Item: objectSchema({ id: text, name: text }),
  Shape: { oneOf: [objectSchema({ a: text }), objectSchema({ b: text })] },
}
const side = { direction: 'response', schemas } as const

test.each([
  { about: 'only a text', parts: [ref('Item'), { description: 'Of the list.' }], name: 'Item' },
  { about: 'a rule', parts: [ref('Item'), { required: ['id'] }], name: 'Item' },
  { about: 'a field', parts: [ref('Item'), objectSchema({ state: text })], name: undefined },
  { about: 'a narrower field', parts: [ref('Item'), objectSchema({ id: { enum: ['a'] } })], name: undefined },
  { about: 'a choice', parts: [ref('Item'), ref('Shape')], name: undefined },
])('[R-031] a link replaces a merged schema unless it loses something: $about', ({ parts, name }) => {
  expect(findWholeName(flattenSchema({ allOf: parts }, schemas), side)).toBe(name)
})
