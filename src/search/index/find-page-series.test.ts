import { expect, test } from 'vitest'
import { guideRecords } from '../../../tests/unit/guide-records.ts'
import { indexRecords } from '../../../tests/unit/index-records.ts'
import { createLocalEngine } from '../local-engine.ts'
import { findPageSeries } from './find-page-series.ts'
import { mergeSegments } from './merge-segments.ts'
import { createPageSegment } from './page-segment.ts'

const createPage = (name: string, title: string, trail: string[]) =>
  guideRecords([name, title, 'How it is done.'], {}).map((record) => ({ ...record, trail }))

const things = ['node', 'bucket', 'volume', 'network', 'cluster']
const pages = things.flatMap((thing) => [
  createPage(`terraform/${thing}`, `Manage a ${thing} with Terraform`, ['Tools', 'Terraform']),
  createPage(`guides/${thing}`, `Manage a ${thing}`, ['Guides']),
  createPage(`more/${thing}`, `Manage the ${thing}`, ['More']),
])

test('a word of most titles of a folder, and of few others, is the word of a series', () => {
  const merged = mergeSegments(pages.map((records) => createPageSegment(records).segment))
  const { words, numbers } = findPageSeries(merged)
  const ofSeries = pages.map((_, index) => words[(numbers[index] ?? 0) - 1])
  expect(ofSeries.filter((_, index) => index % 3 === 0)).toEqual(things.map(() => 'terraform'))
  expect(ofSeries.filter((_, index) => index % 3 === 1)).toEqual(things.map(() => undefined))
})

test('[R-091] a page of a series comes first only for a query with its word', async () => {
  const commands = things.map((thing) =>
    createPage(`cli/${thing}`, `Commands for a ${thing}`, ['Tools', 'CLI']),
  )
  const guides = [
    createPage('guides/node', 'Run a node', ['Guides']),
    createPage('guides/a', 'Pay a bill', ['Guides']),
  ]
  const files = indexRecords([...commands, ...guides].flat(), [])
  const engine = createLocalEngine((path) => files.get(path), { locale: 'en', version: undefined })
  const find = async (text: string): Promise<string | undefined> => {
    const query = { text, area: undefined, kind: undefined, offset: 0, limit: 20 }
    return (await engine.search(query, new AbortController().signal)).hits[0]?.url
  }
  expect(await find('node')).toBe('/docs/guides/node/')
  expect(await find('node commands')).toBe('/docs/cli/node/')
})
