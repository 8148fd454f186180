import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findJsonError } from './find-json-error.ts'

const cases: [string, string][] = [
  ['', '1:1 The text ends too early: a value is missing.'],
  ['{"a": 1,}', '1:9 Trailing comma before "}". Remove it.'],
  ['{\n  "a": 1\n  "b": 2\n}', '3:3 A comma or "}" is missing before this.'],
  ['{\n  "a": [1, 2\n', '3:1 The text ends too early: "]" is missing.'],
  ['[1, 2,]', '1:7 Trailing comma before "]". Remove it.'],
  ["{'a': 1}", '1:2 Put the field name in double quotes.'],
  ['{"a" 1}', '1:6 A colon is missing after the field name.'],
  ['{"a": \'b\'}', '1:7 Use double quotes for strings, not single quotes.'],
  ['{"a": True}', '1:7 Write "true", "false", or "null" in lowercase.'],
  ['{"a": 01}', '1:8 A comma or "}" is missing before this.'],
  ['{"a": .5}', "1:7 This isn't a valid JSON number."],
  ['{"a": "b}', '1:7 The closing double quote of the string is missing.'],
  ['{"a": "C:\\x"}', '1:7 The string has a character that must be escaped, such as a backslash or a tab.'],
  ['{} // end', '1:4 Unexpected text after the end of the JSON value.'],
  ['// note\n{}', "1:1 JSON doesn't support comments. Remove this one."],
  ['{"a": name}', "1:7 A value is missing here, or a string isn't in double quotes."],
  ['{"a":', '1:6 The text ends too early: a value is missing.'],
]

test.each(cases)('[R-033] a JSON syntax error is reported with its position: %j', (text, expected) => {
  const error = findJsonError(text)
  expect(`${error?.line}:${error?.column} ${error?.message}`).toBe(expected)
})

test('[R-033] every valid JSON text is accepted, and any other text has an error inside it', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom('', '"', ',', '}', 'x', '\\'), (json, place, extra) => {
      expect(findJsonError(json)).toBeUndefined()
      const at = place % (json.length + 1)
      const text = json.slice(0, at) + extra + json.slice(at + 1)
      const error = findJsonError(text)
      expect(error === undefined).toBe(isJson(text))
      const line = text.split('\n')[(error?.line ?? 1) - 1] ?? ''
      expect((error?.column ?? 1) - 1).toBeLessThanOrEqual(line.length)
    }),
  )
})

test('[R-033] a text nested deeper than the stack is rejected', () => {
  expect(findJsonError('['.repeat(200_000))?.message).toBe("This isn't JSON.")
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
