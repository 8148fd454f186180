import { expect, test } from 'vitest'
import { isSlowPattern } from './is-slow-pattern.ts'

test.each([
  ['^(https?:\\/\\/)?([\\da-z.-]+)([\\/\\w .-]*)*\\/?$', true],
  ['^(\\w+\\s?)+$', true],
  ['^(([a-z])+.)+[A-Z]$', true],
  ['^(.+)@(.+)$', false],
  ['^\\S*\\w*\\S*\\d*\\S*x$', true],
  ['^\\s*.*\\s*$', false],
  ['^[a-z]+-[a-z]+-[a-z]+-[a-z]+-[a-z]+$', false],
  ['^(?:[a-z0-9]+-)*[a-z0-9]+$', false],
  ['^((25[0-5]|2[0-4]\\d|1?\\d?\\d)(\\.(?!$)|$)){4}$', false],
])('whether %s can take too long: %s', (pattern, expected) => {
  expect(isSlowPattern(pattern)).toBe(expected)
})
