import { describe, expect, test } from 'vitest'
import { parseCodeMeta, parseLineRanges } from './code-meta.ts'

describe('title', () => {
  test.each([
    ['title="a.js"', 'a.js'],
    ["title='a.js'", 'a.js'],
    ['title="my file.js" wrap', 'my file.js'],
    ['wrap title="a.js"', 'a.js'],
    ['title="say \\"hi\\""', 'say "hi"'],
    ['title="C:\\scripts\\stop.ps1"', 'C:\\scripts\\stop.ps1'],
    ['title=""', ''],
    ['subtitle="a.js"', undefined],
    ['title=a.js', undefined],
    ['', undefined],
  ])('%j has the title %j', (meta, title) => {
    expect(parseCodeMeta(meta).title).toBe(title)
  })
})

describe('line numbers', () => {
  test.each([
    ['showLineNumbers', 1],
    ['showLineNumbers=5', 5],
    ['showLineNumbers={12}', 12],
    ['showLineNumbersX', undefined],
    ['noshowLineNumbers', undefined],
    ['', undefined],
  ])('%j starts at %j', (meta, first) => {
    expect(parseCodeMeta(meta).firstLineNumber).toBe(first)
  })
})

describe('highlighted lines', () => {
  test.each([
    ['{1}', [1]],
    ['{1,3-5}', [1, 3, 4, 5]],
    ['{ 1, 3 - 4 }', [1, 3, 4]],
    ['title="{9}" {2}', [2]],
    ['showLineNumbers={7}', []],
    ['{a}', []],
    ['{5-3}', []],
  ])('%j highlights %j', (meta, lines) => {
    expect([...parseCodeMeta(meta).highlightedLines]).toEqual(lines)
  })

  test('a range without an end is limited', () => {
    expect(parseLineRanges('1-999999999').size).toBeLessThan(20_000)
  })
})

test.each([
  ['wrap', true],
  ['{1} wrap title="x"', true],
  ['wrapped', false],
  ['no-wrap', false],
])('%j wraps: %s', (meta, wraps) => {
  expect(parseCodeMeta(meta).wraps).toBe(wraps)
})
