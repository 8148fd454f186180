import { describe, expect, test } from 'vitest'
import { guideRecords } from '../../../tests/unit/guide-records.ts'
import { indexRecords } from '../../../tests/unit/index-records.ts'
import {
  getIndexFile,
  getIndexFolder,
  type IndexManifest,
  manifestName,
} from '../../shared/search/engine/index-format.ts'
import type { SearchRecord } from '../../shared/search/search-record.ts'
import { createLocalEngine } from '../local-engine.ts'

const scope = { locale: 'en', version: undefined }
const subjects = {
  boat: ['harbor', 'anchor', 'mast', 'captain', 'tide', 'deck', 'sailor'],
  bread: ['oven', 'flour', 'yeast', 'crust', 'baker', 'dough', 'salt'],
}

/** Creates pages about a subject, each with four of its words. */
const createPages = (subject: keyof typeof subjects, count: number): SearchRecord[] =>
  Array.from({ length: count }, (_, page) => {
    const words = subjects[subject]
    const text = [0, 1, 2, 4].map((step) => words[(page + step) % words.length]).join(' ')
    return guideRecords([`${subject}${page}`, `Number ${page} of ${words[page % words.length]}`, text], {})
  }).flat()

const pages = [
  ...createPages('boat', 40),
  ...createPages('bread', 40),
  ...guideRecords(['ferry', 'Ferries', 'polish clean weekly harbor anchor tide'], {}),
  ...guideRecords(['loaf', 'Loaves', 'polish clean weekly oven flour yeast'], {}),
]

function openEngine(records: readonly SearchRecord[]): {
  find(text: string): Promise<string[]>
  read: string[]
  file: string | undefined
} {
  const files = indexRecords(records, [])
  const read: string[] = []
  const engine = createLocalEngine((path) => {
    read.push(path)
    return files.get(path)
  }, scope)
  const bytes = files.get(getIndexFolder(scope.locale, scope.version) + manifestName)
  const { vectors }: IndexManifest = JSON.parse(Buffer.from(bytes ?? '').toString())
  return {
    async find(text) {
      const query = { text, area: undefined, kind: undefined, offset: 0, limit: 20 }
      const { hits } = await engine.search(query, new AbortController().signal)
      return hits.map(({ url }) => url)
    },
    read,
    file: vectors === undefined ? undefined : getIndexFile(vectors),
  }
}

describe('[R-091] vectors of pages', () => {
  test('let a sentence find the page of its subject, by words that the page lacks', async () => {
    const { find } = openEngine(pages)
    const findFirst = async (text: string): Promise<string | undefined> =>
      (await find(text)).find((url) => ['/docs/ferry/', '/docs/loaf/'].includes(url))
    // Both pages have the first three words, and neither has the others.
    expect(await findFirst('polish clean weekly mast captain sailor')).toBe('/docs/ferry/')
    expect(await findFirst('polish clean weekly crust baker dough')).toBe('/docs/loaf/')
  })

  test('are read for sentences without identifiers only', async () => {
    const { find, read, file } = openEngine(pages)
    expect(file).toBeDefined()
    await find('harbor anchor tide')
    await find('polish --clean weekly mast captain sailor')
    expect(read).not.toContain(file)
    await find('polish clean weekly mast captain sailor')
    expect(read).toContain(file)
  })

  test('are the same for the same pages', () => {
    expect(openEngine(pages).file).toBe(openEngine(pages).file)
    expect(openEngine(pages).file).not.toBe(openEngine(pages.slice(1)).file)
  })

  test('need more than a few pages', () => {
    expect(openEngine(pages.slice(0, 20)).file).toBeUndefined()
  })
})
