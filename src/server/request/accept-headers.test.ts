import { describe, expect, test } from 'vitest'
import { listAcceptedEncodings, prefersMarkdown } from './accept-headers.ts'

describe('Markdown', () => {
  test.each([
    ['text/markdown', true],
    ['TEXT/Markdown', true],
    ['text/markdown, text/html', true],
    ['text/html, text/markdown', true],
    ['text/markdown;q=0.9, text/html;q=0.8', true],
    ['text/markdown;q=0.5, */*;q=0.4', true],
    ['text/markdown; charset=utf-8; q=0.5, text/*;q=0.4', true],
    ['text/markdown;q=0.8, text/html;q=0.9', false],
    ['text/markdown;q=0.8, */*', false],
    ['text/markdown;q=0', false],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
    ['*/*', false],
    ['', false],
    [null, false],
    [`${'a/b,'.repeat(100)}text/markdown`, false],
  ])('is given to a client that accepts %j: %j', (header, expected) => {
    expect(prefersMarkdown(header)).toBe(expected)
  })
})

test.each([
  ['gzip, br', ['gzip', 'br']],
  ['GZIP;q=0.5,br;q=0', ['gzip']],
  ['br;q=0.000', []],
  ['br ; q = 0', []],
  ['br;q=x', ['br']],
  ['br;q=1.5', ['br']],
  ['', []],
  [null, []],
])('a client that sends %j accepts %j', (header, expected) => {
  expect(listAcceptedEncodings(header)).toEqual(expected)
})
