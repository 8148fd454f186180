import { expect, test } from 'vitest'
import { explainJsonSize, measureJson } from './body-limits.ts'

test.each([
  ['1', { depth: 0, values: 1 }],
  ['[1,2,3]', { depth: 1, values: 4 }],
  ['{"a":{"b":[]},"c":"[{,"}', { depth: 3, values: 5 }],
  ['["\\"[[,","\\\\",[]]', { depth: 2, values: 5 }],
  ['"never ends [[[[', { depth: 0, values: 1 }],
  [']]]][[', { depth: 0, values: 3 }],
])('[R-121] the size of %s is computed before parsing', (text, size) => {
  expect(measureJson(text)).toEqual(size)
})

test('[R-121] a text within the limits has no problem', () => {
  expect(explainJsonSize(`${'['.repeat(64)}${']'.repeat(64)}`)).toBeUndefined()
  expect(explainJsonSize(JSON.stringify(Array(4999).fill({}).slice(0, 2000)))).toBeUndefined()
})
