import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listTerms, maxTermLength, tokenize } from './tokenize.ts'

const terms = (text: string): string[] => [...new Set(tokenize(text).flatMap(listTerms))]

describe('[R-091] terms', () => {
  test.each<[text: string, expected: string[]]>([
    ['Resize a node.', ['resize', 'a', 'node']],
    ["What's new? It's “Zürich”", ['what', 'new', 'it', 'zurich']],
    ['createNode', ['createnode', 'create', 'node']],
    ['e2e_node', ['e2e_node', 'e2e', 'node']],
    ['MySQL and IPv6', ['mysql', 'and', 'ipv6']],
    ['--disk-size=50', ['--disk-size', 'disk-size', 'disk', 'size', '50']],
    ['-h', ['-h', 'h']],
    ['PUT /nodes/{node_id}/', ['put', '/nodes/{node_id}', '/nodes/*', 'nodes', 'node', 'id', 'node_id']],
    ['/nodes/48213/actions', ['/nodes/48213/actions', '/nodes/*/actions', 'nodes', '48213', 'actions']],
    ['v1.29.3', ['v1.29.3', '1.29.3', 'v1', '29', '3']],
    ['a,b;c', ['a', 'b', 'c']],
    ['"name": "x-y"', ['name', 'x-y', 'x', 'y']],
    ['検索', ['検', '索', '検索']],
    ['ＡＢＣ　ｄｅｆ', ['abc', 'def']],
    ['بَحْث', ['بحث']],
    ['😀 !!! … —', []],
  ])('of %j', (text, expected) => {
    expect(terms(text)).toEqual(expected)
  })

  test('of a URL are its host and the words of its path', () => {
    expect(terms('https://api.example/v1/nodes/?x=1')).toEqual(
      expect.arrayContaining(['/v1/nodes', 'nodes', 'api', 'x', '1']),
    )
  })

  test('are short, folded, and at their stated offset in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const unit of tokenize(text)) {
          expect(unit.start).toBeLessThan(unit.end)
          expect(unit.end).toBeLessThanOrEqual(text.length)
          expect(unit.wholeForms.length).toBeGreaterThan(0)
          for (const { start, end } of unit.parts) {
            expect(start).toBeGreaterThanOrEqual(unit.start)
            expect(end).toBeLessThanOrEqual(unit.end)
          }
          for (const term of listTerms(unit)) expect(term.length).toBeLessThanOrEqual(2 * maxTermLength)
        }
      }),
    )
  })
})
