import { describe, expect, test } from 'vitest'
import { computeScore, evaluateSearch, type FoundSection } from '../../src/doctor/evaluate-search.ts'
import { parseSearchQueries, type SearchQueryRow } from '../../src/doctor/search-queries.ts'
import { computeCategoryScores } from './category-scores.ts'
import { readGoldenSet } from './golden.ts'
import { formatQualityTable, missedQueries } from './quality-table.ts'
import { isTestRow } from './row-sets.ts'

const section = (url: string): FoundSection => ({ url, pageUrl: url.replace(/#.*/, '') })

/** An index in which each query finds the addresses that are listed for it. */
const answers: Record<string, string[]> = {
  resize: ['/resize/', '/nodes/'],
  grow: ['/nodes/', '/resize/#grow'],
  slow: ['/a/', '/b/', '/c/', '/d/', '/e/', '/slow/'],
}
const search = (query: string): Promise<FoundSection[]> =>
  Promise.resolve((answers[query] ?? []).map(section))

const text = `category\tquery\texpected\tarea
title\tresize\t/resize/
words2\tgrow\t/resize/
words2\tslow\t/slow/|/slower/\ttir
error\tnothing\t/nothing/#at-all
`

describe('the evaluation', () => {
  test('counts a section of a wanted page, and only the wanted section where one is named', async () => {
    const [first, second] = await evaluateSearch(
      parseSearchQueries('\ntitle\tgrow\t/resize/\ntitle\tgrow\t/resize/#other'),
      search,
    )
    expect([first?.rank, second?.rank]).toEqual([2, 0])
  })

  test('returns the mean of 1 / place, and 0 beyond the fifth place', async () => {
    const outcomes = await evaluateSearch(parseSearchQueries(text), search)
    expect(outcomes.map(({ rank }) => rank)).toEqual([1, 2, 0, 0])
    expect(computeScore(outcomes)).toEqual({ count: 4, mrr: 0.375, hit1: 0.25, hit5: 0.5 })
    expect(computeCategoryScores(outcomes).get('words2')?.mrr).toBe(0.25)
    expect(formatQualityTable(outcomes)).toMatchInlineSnapshot(`
      "              queries    MRR@5    hit@1    hit@5
      title               1    1.000    1.000    1.000
      words2              2    0.250    0.000    0.500
      error               1    0.000    0.000    0.000
      all                 4    0.375    0.250    0.500"
    `)
  })

  test('queries the area of the line', async () => {
    const areas: (string | undefined)[] = []
    await evaluateSearch(parseSearchQueries(text), (_, area) => {
      areas.push(area)
      return Promise.resolve([])
    })
    expect(areas).toEqual([undefined, undefined, 'tir', undefined])
  })

  test('reports the results that came instead', async () => {
    expect(missedQueries(await evaluateSearch(parseSearchQueries(text), search))).toMatchInlineSnapshot(`
      "content/search-queries.tsv:3 words2 "grow": place 2
        wanted /resize/
        came   /nodes/
      content/search-queries.tsv:4 words2 "slow": not among five
        wanted /slow/ or /slower/
        came   /a/, /b/, /c/
      content/search-queries.tsv:5 error "nothing": not among five
        wanted /nothing/#at-all
        came   nothing"
    `)
  })

  test('reports all malformed lines', () => {
    expect(() => parseSearchQueries('\nmood\tx\t/x/\ntitle\tx')).toThrowErrorMatchingInlineSnapshot(`
      [DocsError: content/search-queries.tsv:2
        The category is \`mood\`.
        Use one of these: title, synonym, typo, prefix, words2, words3, error, path, flag, question, identifier, task, ambiguous, noise.

      content/search-queries.tsv:3
        The line has no query or no URL.
        Write the category, the query, the URLs (separated by \`|\`), and optionally an area and a source, separated by tabs.]
    `)
  })
})

describe('the golden set', () => {
  const queries = readGoldenSet()
  const own = queries.filter(({ source }) => source === 'own' || source === 'widened')

  test('has at least 150 queries, and 15 of each category', () => {
    expect(own.length).toBeGreaterThanOrEqual(150)
    const counts = Map.groupBy(own, ({ category }) => category)
    expect([...counts].filter(([, group]) => group.length < 15)).toEqual([])
    expect(counts.size).toBe(11)
  })

  test('has 160 queries of somebody who knew only the pages, of each kind', () => {
    const counts = Map.groupBy(
      queries.filter(({ source }) => source === 'independent'),
      ({ category }) => category,
    )
    expect(Object.fromEntries([...counts].map(([category, rows]) => [category, rows.length]))).toEqual({
      task: 35,
      synonym: 20,
      typo: 20,
      prefix: 12,
      question: 25,
      identifier: 20,
      error: 10,
      ambiguous: 10,
      noise: 8,
    })
  })

  test('has 124 queries that avoid the words of titles, of each kind, for development and for tests', () => {
    const rows = queries.filter(({ source }) => source === 'paraphrase')
    const kinds = Map.groupBy(rows, ({ category }) => category)
    expect(rows.length).toBe(124)
    expect(kinds.size).toBe(9)
    const testRows = rows.filter(({ query }) => isTestRow(query))
    expect(testRows.length).toBeGreaterThan(45)
    expect(testRows.length).toBeLessThan(rows.length / 2)
  })

  test('has 60 questions and polite sentences, for development and for tests', () => {
    const rows = queries.filter(({ source }) => source === 'sentence')
    const testRows = rows.filter(({ query }) => isTestRow(query))
    expect(rows.length).toBe(60)
    expect(testRows.length).toBeGreaterThan(15)
    expect(testRows.length).toBeLessThan(rows.length / 2)
  })

  test('has 200 queries as readers speak, half of them held out, a third of them sentences', () => {
    for (const half of ['spoken', 'held-out']) {
      const rows = queries.filter(({ source }) => source === half)
      expect(rows.length).toBe(100)
      expect(rows.filter(({ category }) => category === 'noise').length).toBe(33)
    }
  })

  test('has twice 150 queries from the bodies of pages, half of them held out, a third of them sentences', () => {
    for (const half of ['body', 'body held-out', 'fresh', 'fresh held-out']) {
      const rows = queries.filter(({ source }) => source === half)
      expect(rows.length).toBe(75)
      expect(rows.filter(({ category }) => category === 'noise').length).toBe(25)
    }
  })

  test('has no query twice in the same area', () => {
    const keys = own.map(({ query, area }) => `${query.toLowerCase().replace(/\W+$/, '')} ${area ?? ''}`)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  test('has test rows of every category, and more rows for development', () => {
    const testRows = own.filter(({ query }) => isTestRow(query))
    expect(new Set(testRows.map(({ category }) => category)).size).toBe(11)
    expect(testRows.length).toBeGreaterThan(150)
    expect(testRows.length).toBeLessThan(own.length / 2)
  })

  test('has no invisible spaces', () => {
    const hidden = (text: string): boolean => text !== text.trim() || /\s{2}/.test(text)
    const wrong = queries.filter(({ query, expected }: SearchQueryRow) => [query, ...expected].some(hidden))
    expect(wrong).toEqual([])
  })
})
