import { describe, expect, test } from 'vitest'
import { guideRecords } from '../../../tests/unit/guide-records.ts'
import { indexRecords } from '../../../tests/unit/index-records.ts'
import { digest } from '../../disk/digest.ts'
import type { SearchRecord } from '../../shared/search/search-record.ts'
import { createLocalEngine } from '../local-engine.ts'
import { chooseName } from './write-ranges.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
/** Enough words for several files. */
const words = letters.flatMap((a) => letters.map((b) => `${a}${b}${a}zone`))
const createGuides = (text: string, last: string): SearchRecord[] => [
  ...guideRecords(['words', 'All words', words.join(' ')], {}),
  ...guideRecords(['zoo', 'The zoo', text], { end: [last, 'Nothing.'] }),
]
const scope = { locale: 'en', version: undefined }

/** Paths of the files with terms and words, below the digest of all sections. */
const listRanges = (records: readonly SearchRecord[]): string[] =>
  [...indexRecords(records, []).keys()].filter((path) => /\/[\da-f]{8}\.bin$/.test(path))

describe('[R-091] files with terms', () => {
  test('keep their names when a text changes, except those with its words', () => {
    const before = listRanges(createGuides('A tapir.', 'End'))
    const after = listRanges(createGuides('A zebra.', 'End'))
    expect(before.length).toBeGreaterThan(10)
    expect(after.filter((path) => !before.includes(path)).length).toBeLessThanOrEqual(8)
  })

  test('have other names when other sections have their numbers', () => {
    const before = listRanges(createGuides('A tapir.', 'End'))
    const after = listRanges([
      ...guideRecords(['ant', 'Ants', 'Six legs.'], {}),
      ...createGuides('A tapir.', 'End'),
    ])
    expect(after.filter((path) => before.includes(path))).toEqual([])
  })

  test('are not used if they have the words of another range', async () => {
    const files = new Map(indexRecords(createGuides('A tapir.', 'End'), []))
    const paths = listRanges(createGuides('A tapir.', 'End'))
    for (const path of paths) files.set(path, files.get(paths[0] ?? '') ?? new Uint8Array())
    const engine = createLocalEngine((path) => files.get(path), scope)
    const query = { text: 'tapir', area: undefined, kind: undefined, offset: 0, limit: 5 }
    await expect(engine.search(query, new AbortController().signal)).rejects.toMatchObject({
      reason: 'outdated',
    })
  })

  test('have different names if their contents differ, and the same one if not', () => {
    const [content, other] = [Buffer.from('one'), Buffer.from('another')]
    const name = digest(content).slice(0, 8)
    expect(chooseName(content, new Map())).toBe(name)
    expect(chooseName(content, new Map([[name, content]]))).toBe(name)
    expect(chooseName(content, new Map([[name, other]]))).not.toBe(name)
  })
})
