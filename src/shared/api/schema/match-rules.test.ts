import { expect, test } from 'vitest'
import { getValidator } from '../validation/get-validator.ts'
import { flattenSchema } from './flatten-schema.ts'
import { matchesRules } from './match-rules.ts'

const schema = { type: 'string', format: 'url' }

test.each([
  ['https://docs.example/a?b=c', true],
  ['docs.example', false],
  ['mailto:desk@docs.example', false],
  [`https://${'a'.repeat(60)}!`, true],
  [`https://www.${'abcdefghij.'.repeat(12)}:56789012/a#b`, false],
])('the URL %s is checked at once: %s', (value, expected) => {
  expect(matchesRules(value, flattenSchema(schema, {}))).toBe(expected)
  expect(getValidator({}, 'both').validate(value, schema).length === 0).toBe(expected)
})
