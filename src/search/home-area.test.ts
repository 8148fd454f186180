import { expect, test } from 'vitest'
import { guideRecords } from '../../tests/unit/guide-records.ts'
import { indexRecords } from '../../tests/unit/index-records.ts'
import { createLocalEngine } from './local-engine.ts'

const createArea = (area: string, title: string) =>
  guideRecords([area, title, 'A node runs your programs.'], {}).map((record) => ({ ...record, area }))
const records = [
  ...createArea('compute', 'Create a node'),
  ...createArea('platform', 'Create a node'),
  ...createArea('storage', 'Attach a volume to a node'),
]
const files = indexRecords(records, [])
const engine = createLocalEngine((path) => files.get(path), { locale: 'en', version: undefined })

const find = async (text: string, homeArea: string | undefined): Promise<string[]> => {
  const query = { text, area: undefined, homeArea, kind: undefined, offset: 0, limit: 20 }
  return (await engine.search(query, new AbortController().signal)).hits.map(({ area }) => area)
}

test('[R-091] of equal pages, the one of the area that the reader is in is first, and the other is next', async () => {
  expect((await find('create node', 'compute')).slice(0, 2)).toEqual(['compute', 'platform'])
  expect((await find('create node', 'platform')).slice(0, 2)).toEqual(['platform', 'compute'])
})

test('[R-091] a better page of another area stays first', async () => {
  expect((await find('attach volume', 'platform'))[0]).toBe('storage')
  expect((await find('create node', 'storage'))[0]).toBe('compute')
})
