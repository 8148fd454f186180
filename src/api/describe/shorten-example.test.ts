import { expect, test } from 'vitest'
import { shortenExample } from './shorten-example.ts'

const numbers = Array.from({ length: 100 }, (_, index) => index)

test('an example that fits stays the same', () => {
  const value = { items: [1, 2, 3, 4, 5] }
  expect(shortenExample(value, 1000)).toBe(value)
})

test('lists are cut first, and fields stay', () => {
  const value = { items: numbers, next: { items: numbers } }
  expect(shortenExample(value, 200)).toEqual({ items: [0, 1, 2], next: { items: [0, 1, 2] } })
})

test('then fields and levels are cut', () => {
  const wide = Object.fromEntries(numbers.map((number) => [`field_${number}`, { a: { b: { c: { d: 1 } } } }]))
  const shortened = shortenExample(wide, 2500) as Record<string, unknown>
  expect(Object.keys(shortened)).toHaveLength(30)
  expect(shortened.field_0).toEqual({ a: { b: {} } })
  expect(JSON.stringify(shortenExample(wide, 10)).length).toBeLessThan(400)
})

test('lists of texts and numbers keep the first below the last level', () => {
  const value = Object.fromEntries(
    numbers.map((number) => [`field_${number}`, { ids: [7, 8], more: [{ a: 1 }] }]),
  )
  expect(shortenExample({ deep: value }, 3500)).toMatchObject({ deep: { field_0: { ids: [7], more: [] } } })
})

test('texts are cut', () => {
  const value = shortenExample({ text: 'x'.repeat(5000) }, 1000) as { text: string }
  expect(value.text).toHaveLength(501)
})
