import { expect, test } from 'vitest'
import { guideRecords } from '../../../tests/unit/guide-records.ts'
import { indexRecords } from '../../../tests/unit/index-records.ts'
import type { RecordLink, SearchRecord } from '../../shared/search/search-record.ts'
import { createLocalEngine } from '../local-engine.ts'

const createPage = (name: string, title: string, links: RecordLink[] = []): SearchRecord[] =>
  guideRecords([name, title, 'A plan for a machine, and what it costs.'], {}).map((record) => ({
    ...record,
    links,
  }))

async function find(records: readonly SearchRecord[], text: string): Promise<string | undefined> {
  const files = indexRecords(records, [])
  const engine = createLocalEngine((path) => files.get(path), { locale: 'en', version: undefined })
  const query = { text, area: undefined, kind: undefined, offset: 0, limit: 20 }
  return (await engine.search(query, new AbortController().signal)).hits[0]?.url
}

const link = (name: string, text: string): RecordLink => ({ url: `/docs/${name}/`, text })

test('[R-091] a page is found by what links from other pages call it', async () => {
  const create = (words: string): SearchRecord[] => [
    ...createPage('billing', 'Prices'),
    ...createPage('resize', 'Resize it'),
    ...createPage('start', 'Start it', [link('billing', 'it'), link('resize', words), link('no', 'x')]),
  ]
  expect(await find(create('another page'), 'bigger machine')).toBe('/docs/billing/')
  expect(await find(create('move to a bigger one'), 'bigger machine')).toBe('/docs/resize/')
})

test('[R-091] of equal pages, the one that more pages link to comes first, unless the query is a name', async () => {
  const others = ['x', 'y', 'z'].map((name) => createPage(name, 'Another', [link('b', 'it')]))
  const records = [createPage('a', 'The e2e_node'), createPage('b', 'The e2e_node'), ...others].flat()
  expect(await find(records, 'node')).toBe('/docs/b/')
  expect(await find(records, 'e2e_node')).toBe('/docs/a/')
})

test('[R-091] a page is found by what readers ask, which is no link to it', async () => {
  const create = (question: string): SearchRecord[] => [
    ...createPage('billing', 'Prices'),
    ...createPage('resize', 'Resize it').map((record) => ({ ...record, questions: [question] })),
    ...createPage('start', 'Start it', [link('billing', 'it')]),
  ]
  expect(await find(create('another question'), 'shop is slow')).toBeUndefined()
  expect(await find(create('our shop gets slow on fridays'), 'shop is slow')).toBe('/docs/resize/')
  expect(await find(create('what a machine costs'), 'what a machine costs')).toBe('/docs/resize/')
  expect(await find(create('what a machine costs'), 'plan')).toBe('/docs/billing/')
  expect(await find(create('set the disk size'), 'disk size')).toBe('/docs/resize/')
  expect(await find(create('set the disk size'), '--disk-size')).toBeUndefined()
})
