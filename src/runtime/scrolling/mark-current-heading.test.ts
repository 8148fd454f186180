import { expect, test } from 'vitest'
import { findLastPassed } from './mark-current-heading.ts'

test('the last heading above the line is the one being read', () => {
  const ids = ['a', 'b', 'c']
  expect(findLastPassed(ids, new Set())).toBeUndefined()
  expect(findLastPassed(ids, new Set(['a']))).toBe('a')
  expect(findLastPassed(ids, new Set(['b', 'a']))).toBe('b')
})
