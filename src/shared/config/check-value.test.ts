import { expect, test } from 'vitest'
import { z } from 'zod'
import { catchProblems } from '../../../tests/unit/problems-of.ts'
import { checkValue } from './check-value.ts'

const complaint = (schema: z.ZodType, value: unknown): string =>
  catchProblems(() => checkValue(schema, { value, file: 'a.yml', line: () => undefined }))

test.each<[string, z.ZodType, unknown]>([
  ['must not be empty', z.string().min(1), ''],
  ['must have at least 3 characters', z.string().min(3), 'ab'],
  ['must have at most 1 character', z.string().max(1), 'ab'],
  ['must not be empty', z.array(z.string()).min(1), []],
  ['must have at least 2 items', z.array(z.string()).min(2), []],
  ['must have at most 1 item', z.array(z.string()).max(1), ['a', 'b']],
  ['must be a positive number', z.int().positive(), 0],
  ['must be at least 0', z.number().min(0), -1],
  ['must be more than 2', z.number().gt(2), 2],
  ['must be less than 2', z.number().lt(2), 2],
  ['must be at least 2', z.number().min(2), 1],
  ['must be at most 0', z.number().max(0), 1],
  ['must be an address such as `https://docs.example/`', z.url(), 'x'],
  ['must be a valid email', z.email(), 'x'],
  ['is wrong: Invalid number: must be a multiple of 2', z.number().multipleOf(2), 3],
])('it %s', (rule, schema, value) => {
  expect(complaint(schema, value)).toContain(`It ${rule}.`)
})

test('a long value is cut, one of 80 characters is not', () => {
  expect(complaint(z.number(), 'x'.repeat(78))).toContain(`The content is \`"${'x'.repeat(78)}"\`.`)
  expect(complaint(z.number(), 'x'.repeat(79))).toContain(`The content is \`"${'x'.repeat(76)}…\`.`)
})

test('an unknown key of an empty object should be removed', () => {
  expect(complaint(z.strictObject({}), { a: 1 })).toContain('Remove it.')
})

test('a list item is found by its label, and the root has none', () => {
  const item = z.strictObject({ label: z.string(), url: z.string() })
  const schema = z.strictObject({ label: z.string(), items: z.array(item) })
  expect(complaint(schema, { label: 'All', items: [{ label: 'One', url: 7 }] })).toContain(
    '`items[0].url` (item "One") is `7`.',
  )
  expect(complaint(schema, { label: 'All', items: 7 })).toContain('`items` is `7`.')
})
