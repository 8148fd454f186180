import { expect, test } from 'vitest'
import { resolveColorMode, toColorMode } from './resolve-color-mode.ts'

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('mode %s with a system that prefers dark: %s is %s', (mode, prefersDark, expected) => {
  expect(resolveColorMode(mode, prefersDark)).toBe(expected)
})

test('accepts only the three modes', () => {
  expect(['light', 'dark', 'system', 'blue', '', null, undefined].map(toColorMode)).toEqual([
    'light',
    'dark',
    'system',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
