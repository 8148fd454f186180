import { expect, test } from 'vitest'
import { lastPassed } from './table-of-contents.ts'

test('the last heading above the line is the one being read', () => {
  const ids = ['a', 'b', 'c']
  expect(lastPassed(ids, new Set())).toBeUndefined()
  expect(lastPassed(ids, new Set(['a']))).toBe('a')
  expect(lastPassed(ids, new Set(['b', 'a']))).toBe('b')
})
