import { describe, expect, test } from 'vitest'
import { sampleContentList, samplePage } from '../../tests/unit/sample-values.ts'
import { createDefaultFrontMatter } from '../content/front-matter/parse-front-matter.ts'
import type { CachedApi } from '../shared/api/loaded-api.ts'
import type { ListedFile } from '../shared/content/compiled-page.ts'
import { createModifiedDays, findNewestDay } from './modified-days.ts'

const page = 'content/docs/node.mdx'

function createListedFile(file: string, area: string, id: string): ListedFile {
  return {
    ...samplePage(id, { file, headings: [{ depth: 2, id, text: id }] }),
    kind: 'faq',
    fields: { area, icon: '', date: '', kind: '' },
  }
}

const listedFiles = [createListedFile('faq/a.mdx', 'a', 'cost'), createListedFile('faq/b.mdx', 'b', 'plan')]

describe('the day of a page is the newest', () => {
  const findDay = (
    changes: Parameters<typeof samplePage>[1],
    days: Record<string, string>,
  ): string | undefined =>
    createModifiedDays({ lastUpdated: new Map(Object.entries(days)), listedFiles, apis: [] }).findPageDay(
      samplePage('node', changes),
    )

  test('of its file and its partials', () => {
    expect(findDay({}, { [page]: '2026-01-02', 'other.mdx': '2026-03-01' })).toBe('2026-01-02')
    expect(findDay({ partials: ['_a.mdx'] }, { [page]: '2026-01-02', '_a.mdx': '2026-02-01' })).toBe(
      '2026-02-01',
    )
    expect(findDay({}, {})).toBeUndefined()
  })

  test('of the questions that it prints', () => {
    const days = { [page]: '2026-01-01', 'faq/a.mdx': '2026-02-01', 'faq/b.mdx': '2026-03-01' }
    const list = (more: object): object => ({
      contentLists: [sampleContentList({ component: 'Faq', ...more })],
    })
    expect(findDay(list({}), days)).toBe('2026-03-01')
    expect(findDay(list({ area: 'a' }), days)).toBe('2026-02-01')
    expect(findDay(list({ ids: ['cost'] }), days)).toBe('2026-02-01')
    expect(findDay(list({ kind: 'release' }), days)).toBe('2026-01-01')
  })

  test('unless its front matter has one', () => {
    const frontMatter = {
      ...createDefaultFrontMatter(page),
      last_update: { date: '2025-05-05', author: undefined },
    }
    expect(findDay({ frontMatter }, { [page]: '2026-01-02' })).toBe('2025-05-05')
  })
})

test("the day of an API is the day of its document's newest file", () => {
  const loaded = { document: { path: '/api/compute/' } } as unknown as CachedApi['loaded']
  const days = createModifiedDays({
    lastUpdated: new Map([
      ['a.yaml', '2026-01-01'],
      ['b.yaml', '2026-02-01'],
    ]),
    listedFiles: [],
    apis: [{ key: '', files: ['a.yaml', 'b.yaml'], loaded, readBundled: () => ({}) }],
  })
  expect(days.findApiDay('/api/compute/')).toBe('2026-02-01')
  expect(days.findApiDay('/api/other/')).toBeUndefined()
})

test('no day is the newest of none', () => {
  expect(findNewestDay([undefined])).toBeUndefined()
})
