import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSource } from './parse-source.ts'

test('reads JSON regardless of its indentation', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, 4, '\t'), (value, indent) => {
      const { source, problems } = parseSource(JSON.stringify(value, undefined, indent), 'a.json')
      expect(problems).toEqual([])
      expect(JSON.stringify(source?.value)).toBe(JSON.stringify(JSON.parse(JSON.stringify(value))))
    }),
  )
})

test('gives each value the line of its key, and aliased values the line of the alias', () => {
  const { source } = parseSource(
    `a: &a\n  - one\n  - { two: 2,\n      three: 3 }\n\n'b c':\n  "~/": *a\n200: yes\n`,
    'a.yaml',
  )
  const at = (...keys: string[]): string => {
    const positions = source?.positions
    const node = keys.reduce((from, key) => positions?.findChild(from, key) ?? from, 0)
    return `${positions?.getLine(node)} ${positions?.getPointer(node)}`
  }
  expect([
    at('a'),
    at('a', '1', 'two'),
    at('a', '1', 'three'),
    at('b c', '~/', '1', 'two'),
    at('200'),
  ]).toEqual(['1 /a', '3 /a/1/two', '4 /a/1/three', '7 /b c/~0~1', '8 /200'])
})

test.each([
  ["a:\n  b: 'one\n  two'\n", { a: { b: 'one two' } }],
  ['a:\n  - "one \\" two\n  three"\n  - 4\n', { a: ['one " two three', 4] }],
  ['a:\r\n  b: "one\r\n  two"\r\n  c: [\r\n    1\r\n  ]\r\n', { a: { b: 'one two', c: [1] } }],
  ["a:\n  b: 'it''s\n  c: \"d'\ne: { f: 1\n}\n", { a: { b: 'it\'s c: "d' }, e: { f: 1 } }],
])('reads texts in quotes whose lines are no deeper than their key, with a warning: %s', (text, value) => {
  const { source, problems, warnings } = parseSource(text, 'a.yaml')
  expect(problems).toEqual([])
  expect(source?.value).toEqual(value)
  expect(warnings[0]?.kind).toBe('syntax')
})

test('merges maps that others are based on, and keeps the text of values with a tag', () => {
  const { source, problems } = parseSource(
    'base: &base { a: 1, b: 2 }\nmerged: { <<: *base, b: 3 }\nbytes: !!binary aGk=\nset: !!set { x, y }\nlist: !mine [1]\n',
    'a.yaml',
  )
  expect(problems).toEqual([])
  expect(source?.value).toEqual({
    base: { a: 1, b: 2 },
    merged: { a: 1, b: 3 },
    bytes: 'aGk=',
    set: { x: null, y: null },
    list: [1],
  })
})
