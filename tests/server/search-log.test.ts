import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exportFeedback } from '../../src/commands/reader-data/export-feedback.ts'
import { exportSearches } from '../../src/commands/reader-data/export-searches.ts'
import { createSearchLog, type FailedSearch, listSearches } from '../../src/server/search-log/search-log.ts'
import { type Database, StorageUnavailableError } from '../../src/server/storage/database.ts'
import { type MemoryDatabase, openMemoryDatabase } from '../unit/memory-database.ts'

let database: MemoryDatabase
beforeAll(async () => {
  database = await openMemoryDatabase('searches.sql', 'feedback.sql')
})
afterAll(() => database.close())
beforeEach(() => database.query('TRUNCATE searches, feedback'))

const search = (text: string, day = '2026-11-21', count = 0): FailedSearch => ({
  day,
  text,
  count,
  place: 0,
})

async function keep(searches: FailedSearch[], options: Parameters<typeof createSearchLog>[1] = {}) {
  const log = createSearchLog(database, options)
  for (const one of searches) log.add(one)
  await log.flush()
  return log
}

describe('[F-012] [R-091] the log of searches that failed', () => {
  test('counts equal searches of a day', async () => {
    await keep([
      search('b'),
      search('a'),
      search('a'),
      search('a', '2026-11-20'),
      search('a', '2026-11-21', 3),
      { ...search('a', '2026-11-21', 3), place: 5 },
    ])
    expect(await listSearches(database)).toEqual([
      { day: '2026-11-20', text: 'a', count: 0, place: 0, times: 1 },
      { day: '2026-11-21', text: 'a', count: 0, place: 0, times: 2 },
      { day: '2026-11-21', text: 'a', count: 3, place: 0, times: 1 },
      { day: '2026-11-21', text: 'a', count: 3, place: 5, times: 1 },
      { day: '2026-11-21', text: 'b', count: 0, place: 0, times: 1 },
    ])
  })

  test('deletes the oldest entries first, and the rarest of a day', async () => {
    await keep([
      search('old', '2026-11-19'),
      search('rare'),
      search('often'),
      search('often'),
      search('new', '2026-11-22'),
    ])
    await keep([search('last', '2026-11-23')], { capacity: 2 })
    expect((await listSearches(database)).map(({ text }) => text)).toEqual(['often', 'new', 'last'])
  })

  test('neither waits nor fails without storage, and counts lost entries', async () => {
    const gone: Database = {
      query: () => Promise.reject(new StorageUnavailableError('gone')),
      transaction: () => Promise.reject(new StorageUnavailableError('gone')),
    }
    const log = createSearchLog(gone)
    for (let count = 0; count < 5; count++) log.add(search('a'))
    await log.flush()
    expect(log.countDropped()).toBe(5)
  })

  test('accepts only a limited number of requests while the storage is slow', async () => {
    const gate = Promise.withResolvers<void>()
    const slow: Database = {
      ...database,
      query: async (statement, values) => {
        await gate.promise
        return database.query(statement, values)
      },
    }
    const log = createSearchLog(slow, { maxWaiting: 3 })
    for (let count = 0; count < 10; count++) log.add(search('a'))
    expect(log.countDropped()).toBe(7)
    gate.resolve()
    await log.flush()
    expect(await listSearches(database)).toMatchObject([{ text: 'a', times: 3 }])
    log.add(search('b'))
    await log.flush()
    expect(await listSearches(database)).toHaveLength(2)
  })

  test('is exported as CSV and as JSON', async () => {
    await keep([search('=1+1'), search('a, "b"', '2026-11-21', 2)])
    expect(await exportSearches(database, 'csv')).toBe(
      'day,text,results,place,times\r\n2026-11-21,\'=1+1,0,0,1\r\n2026-11-21,"a, ""b""",2,0,1\r\n',
    )
    expect(JSON.parse(await exportSearches(database, 'json'))).toEqual([
      { day: '2026-11-21', text: '=1+1', results: 0, place: 0, times: 1 },
      { day: '2026-11-21', text: 'a, "b"', results: 2, place: 0, times: 1 },
    ])
  })
})

test('feedback of readers is exported as CSV and as JSON', async () => {
  await database.query(
    `INSERT INTO feedback (day, page, build, is_helpful, comment) VALUES
     ('2026-11-20', '/docs/a/', 'b1', true, NULL), ('2026-11-21', '/docs/b/', 'b2', false, E'=a\\n"b"')`,
  )
  expect(await exportFeedback(database, 'csv')).toBe(
    'day,page,build,answer,comment\r\n2026-11-20,/docs/a/,b1,yes,\r\n2026-11-21,/docs/b/,b2,no,"\'=a\n""b"""\r\n',
  )
  expect(JSON.parse(await exportFeedback(database, 'json'))).toEqual([
    { day: '2026-11-20', page: '/docs/a/', build: 'b1', answer: 'yes' },
    { day: '2026-11-21', page: '/docs/b/', build: 'b2', answer: 'no', comment: '=a\n"b"' },
  ])
})
