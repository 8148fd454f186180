import { expect, test } from 'vitest'
import { readNumberPrefix, stripNumberPrefix } from './number-prefix.ts'

test.each([
  ['01-intro', 'intro', 1],
  ['1. intro', 'intro', 1],
  ['12_intro', 'intro', 12],
  ['003 - intro', 'intro', 3],
  ['intro', 'intro', undefined],
  ['intro-2', 'intro-2', undefined],
  ['2024-01-02-news', '2024-01-02-news', undefined],
  ['7.0', '7.0', undefined],
  ['7.0-upgrade', '7.0-upgrade', undefined],
  ['2fa', '2fa', undefined],
  ['404', '404', undefined],
  ['1-', '1-', undefined],
])('%j has the name %j and the position %j', (name, stripped, position) => {
  expect(stripNumberPrefix(name)).toBe(stripped)
  expect(readNumberPrefix(name)).toBe(position)
})
