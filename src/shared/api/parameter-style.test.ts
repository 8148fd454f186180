import { describe, expect, test } from 'vitest'
import {
  createQueryPairs,
  formatParameterText,
  formatPathParameter,
  parseParameter,
} from './parameter-style.ts'

const list = 'blue,black'
const object = '{"R": 100, "G": 200}'
const schemaFor = (text: string): { type: string } => ({ type: /^{|=/.test(text) ? 'object' : 'array' })

/** From OpenAPI's "Style Examples", which follow RFC 6570. */
describe('[R-031] a parameter in the path', () => {
  test.each([
    { style: 'simple', explode: false, text: list, expected: 'blue,black' },
    { style: 'simple', explode: true, text: object, expected: 'R=100,G=200' },
    { style: 'simple', explode: false, text: object, expected: 'R,100,G,200' },
    { style: 'label', explode: false, text: list, expected: '.blue,black' },
    { style: 'label', explode: true, text: list, expected: '.blue.black' },
    { style: 'label', explode: true, text: object, expected: '.R=100.G=200' },
    { style: 'matrix', explode: false, text: list, expected: ';color=blue,black' },
    { style: 'matrix', explode: true, text: list, expected: ';color=blue;color=black' },
    { style: 'matrix', explode: false, text: object, expected: ';color=R,100,G,200' },
    { style: 'matrix', explode: true, text: object, expected: ';R=100;G=200' },
    { style: 'simple', explode: false, text: '["a/b", "c d"]', expected: 'a%2Fb,c%20d' },
  ])('$style, explode $explode, $text', ({ style, explode, text, expected }) => {
    const value = parseParameter(text, schemaFor(text))
    expect(formatPathParameter({ name: 'color', style, explode }, value)).toBe(expected)
  })
})

describe('[R-031] a parameter in the query', () => {
  test.each([
    { style: 'form', explode: true, text: list, expected: 'color=blue&color=black' },
    { style: 'form', explode: false, text: list, expected: 'color=blue,black' },
    { style: 'form', explode: true, text: '["a,b", 1]', expected: 'color=a,b&color=1' },
    { style: 'spaceDelimited', explode: false, text: list, expected: 'color=blue black' },
    { style: 'pipeDelimited', explode: false, text: list, expected: 'color=blue|black' },
    { style: 'form', explode: true, text: object, expected: 'R=100&G=200' },
    { style: 'form', explode: false, text: object, expected: 'color=R,100,G,200' },
    { style: 'deepObject', explode: true, text: object, expected: 'color[R]=100&color[G]=200' },
    { style: 'deepObject', explode: true, text: 'R=100, G=200', expected: 'color[R]=100&color[G]=200' },
  ])('$style, explode $explode, $text', ({ style, explode, text, expected }) => {
    const value = parseParameter(text, schemaFor(text))
    const pairs = createQueryPairs({ name: 'color', style, explode }, value)
    expect(pairs.map((pair) => pair.join('=')).join('&')).toBe(expected)
  })
})

test('reads a text that looks like a list as one text if the schema is a string', () => {
  expect(parseParameter('["a"],b', { type: 'string' })).toEqual({ kind: 'plain', text: '["a"],b' })
})

test.each([
  { value: [1, 'b'], expected: '1,b' },
  { value: ['a,b'], expected: '["a,b"]' },
  { value: [[1], [2]], expected: '[[1],[2]]' },
  { value: [], expected: '[]' },
  { value: true, expected: 'true' },
  { value: { a: 1 }, expected: '{"a":1}' },
])('round-trips an example through the text of its field: $expected', ({ value, expected }) => {
  expect(formatParameterText(value)).toBe(expected)
  if (Array.isArray(value)) expect(parseParameter(expected, { type: 'array' }).kind).toBe('list')
})
