import { expect, test } from 'vitest'
import { isExponentialPattern } from './is-exponential-pattern.ts'

test.each([
  ['^(https?:\\/\\/)?([\\da-z.-]+)([\\/\\w .-]*)*\\/?$', true],
  ['^(\\w+\\s?)+$', true],
  ['^(([a-z])+.)+[A-Z]$', true],
  ['^(.+)@(.+)$', false],
  ['^(?:[a-z0-9]+-)*[a-z0-9]+$', false],
  ['^((25[0-5]|2[0-4]\\d|1?\\d?\\d)(\\.(?!$)|$)){4}$', false],
])('whether %s is exponential: %s', (pattern, expected) => {
  expect(isExponentialPattern(pattern)).toBe(expected)
})
