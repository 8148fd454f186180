import { describe, expect, test } from 'vitest'
import type { Synonym } from './index-format.ts'
import { parseQuery } from './parse-query.ts'

const synonyms: Synonym[] = [
  ['lambda', ['functions']],
  ['vm', ['node']],
  ['node', ['vm']],
]

describe('[R-091] synonyms', () => {
  test('of one direction let a vendor count little, and put our word before the typed one', () => {
    const [vendor, product] = parseQuery('aws lambda', synonyms)
    expect(vendor?.share).toBe(0.3)
    expect(product?.alternatives.map(({ terms, weight }) => [terms, weight])).toEqual([
      [['lambda'], 0.8],
      [['functions'], 0.9],
    ])
  })

  test('of both directions leave the other words as they are', () => {
    const [vendor, product] = parseQuery('aws vm', synonyms)
    expect(vendor?.share).toBe(1)
    expect(product?.alternatives[0]?.weight).toBe(1)
  })

  test('a vendor alone is what the reader looks for', () => {
    expect(parseQuery('move from aws', synonyms).at(-1)?.share).toBe(1)
  })

  test('of two words for the same one count once, because the other says more as typed', () => {
    const notebooks: Synonym[] = [
      ['colab', ['node']],
      ['notebook', ['node']],
    ]
    const words = parseQuery('notebooks of colab', notebooks)
    expect(words.map(({ alternatives }) => alternatives.map(({ terms }) => terms.join(' ')))).toEqual([
      ['notebooks'],
      ['of'],
      ['colab', 'node'],
    ])
  })
})

describe('[R-091] a URL', () => {
  test('with a path counts without its host', () => {
    const words = parseQuery('GET https://api.example/v1/nodes/', [])
    expect(words.map(({ text }) => text)).toEqual(['get', '/v1/nodes'])
  })

  test('without a path is its host', () => {
    expect(parseQuery('https://api.example', [])).not.toEqual([])
  })
})
