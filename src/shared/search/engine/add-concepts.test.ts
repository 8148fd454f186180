import { describe, expect, test } from 'vitest'
import { addConcepts } from './add-concepts.ts'
import type { Concepts } from './index-format.ts'
import { parseQuery } from './parse-query.ts'
import type { QueryWord } from './query-word.ts'

const concepts: Concepts = {
  fillers: ['good', 'let'],
  rows: [
    [['get rid of', 'wipe'], ['delete']],
    [['rid'], ['horse']],
    [['wipe'], ['reinstall']],
    [['share'], ['permissions']],
  ],
}

function parse(text: string): QueryWord[] {
  const words = parseQuery(text, [])
  addConcepts(words, concepts)
  return words
}

/** Lists the words of a query that have other words, with those. */
const listTargets = (text: string): [string, string[]][] =>
  parse(text).flatMap((word): [string, string[]][] => {
    const targets = word.alternatives.filter(({ isTyped }) => !isTyped).map(({ terms }) => terms.join(' '))
    return targets.length === 0 ? [] : [[word.text, targets]]
  })

describe('[R-091] concepts', () => {
  test('add words of the pages, in one direction and for each form of a word', () => {
    expect(listTargets('wiping a disk')).toEqual([['wiping', ['delete', 'reinstall']]])
    expect(listTargets('delete a disk')).toEqual([])
  })

  test('of the longest phrase count, and its words count as one', () => {
    expect(listTargets('get rid of it')).toEqual([
      ['get', ['delete']],
      ['rid', ['delete']],
    ])
    expect(parse('get rid of it').map(({ share }) => share)).toEqual([0.5, 0.5, 1, 1])
  })

  test('never come from courtesy', () => {
    expect(listTargets('share the steps to resize')).toEqual([])
    expect(listTargets('share a disk')).toEqual([['share', ['permissions']]])
  })

  test('weaken words that say little, but not if there is nothing else', () => {
    expect(parse('good disk').map(({ share }) => share)).toEqual([0.3, 1])
    expect(parse('let the good').map(({ share }) => share)).toEqual([1, 1, 1])
  })
})
