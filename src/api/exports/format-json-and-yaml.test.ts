import fc from 'fast-check'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { formatJson, formatYaml } from './format-json-and-yaml.ts'

describe('YAML', () => {
  test('is formatted as people would write it', () => {
    const value = {
      openapi: '3.1.0',
      info: { title: 'Garden', summary: 'It is: good', version: '1.0' },
      tags: [{ name: 'Beds', 'x-empty': {} }, { name: 'yes' }],
      lists: [[1, 2], [], 'a', null, true],
      text: 'First\n\n  second: #line\n',
      '/beds/{id}': { 200: '' },
    }
    expect([...formatYaml(value)].join('')).toMatchInlineSnapshot(`
      "openapi: "3.1.0"
      info:
        title: Garden
        summary: "It is: good"
        version: "1.0"
      tags:
        - name: Beds
          x-empty: {}
        - name: "yes"
      lists:
        -
          - 1
          - 2
        - []
        - a
        - null
        - true
      text: |
        First

          second: #line
      /beds/{id}:
        "200": ""
      "
    `)
  })

  const text = fc.string({
    unit: fc.constantFrom(...'a -:#\n\t"\'|>~&*!%@`{}[],?0.1enoy\u2028\u0085\ufeffé😀'),
    maxLength: 12,
  })
  const plain = fc.dictionary(text, fc.oneof(text, fc.array(fc.oneof(text, fc.dictionary(text, text)))))

  test('round-trips through YAML 1.1 and 1.2 parsers', () => {
    fc.assert(
      fc.property(fc.oneof(plain, fc.jsonValue()), (value) => {
        const wanted = JSON.parse(JSON.stringify(value))
        const yaml = [...formatYaml(value)].join('')
        expect(parse(yaml)).toEqual(wanted)
        expect(parse(yaml, { version: '1.1', merge: false })).toEqual(wanted)
        expect(load(yaml)).toEqual(wanted)
      }),
    )
  })
})

test('formats JSON on several lines in the original order with a final line break', () => {
  expect([...formatJson({ b: 1, a: [2] })].join('')).toBe('{\n  "b": 1,\n  "a": [\n    2\n  ]\n}\n')
})

test('formats JSON in parts like JSON.stringify', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect([...formatJson(value)].join('')).toBe(`${JSON.stringify(value, undefined, 2)}\n`)
    }),
  )
  expect([...formatJson({ a: undefined, b: { c: undefined } })].join('')).toBe('{\n  "b": {}\n}\n')
})
