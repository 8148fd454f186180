import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupSearches } from '../../src/commands/reader-data/group-searches.ts'
import { createSearchLog, listSearches } from '../../src/server/search-log/search-log.ts'
import { withSearchLog } from '../../src/server/search-log/with-search-log.ts'
import { type MemoryDatabase, openMemoryDatabase } from '../unit/memory-database.ts'

const sessions = 10_000
const url = 'https://docs.example/_/search-log'

/** Spellings of the same need. Readers open a result of the last one, and find nothing for the others. */
const needs = [
  ['hook up a disk', 'hooking up disks', 'disk hook up', 'hook up a disc'],
  ['turbo plan', 'turbo plans', 'plan with a turbo', 'turbo plane'],
  ['mumbai region', 'region mumbai', 'the regions of mumbai', 'mumbay region'],
  ['resize a node'],
]
/** Texts that show who the reader is. */
const personalTexts = ['jane.doe@mail.example', 'call +91 98765 43210', 'card 4111 1111 1111 1111']

/** A sequence that looks random and is the same in each run. */
function createRandom(): (limit: number) => number {
  let state = 42
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

let database: MemoryDatabase
beforeAll(async () => {
  database = await openMemoryDatabase('searches.sql')
})
afterAll(() => database.close())

test('[F-012] [R-091] 10,000 sessions show what readers miss, similar queries together, and no reader', async () => {
  const log = createSearchLog(database, { maxWaiting: sessions })
  const handle = withSearchLog(async () => new Response(), {
    path: '/_/search-log',
    log,
    today: () => '2026-11-21',
    canReport: () => true,
  })
  const random = createRandom()
  const expectedTimes = needs.map(() => 0)
  for (let session = 0; session < sessions; session++) {
    const isPersonal = random(20) === 0
    const need = Math.min(random(needs.length), random(needs.length))
    const spellings = isPersonal ? personalTexts : (needs[need] ?? [])
    const text = spellings[random(spellings.length)] ?? ''
    const wasOpened = !isPersonal && need === needs.length - 1
    if (!isPersonal && !wasOpened) expectedTimes[need] = (expectedTimes[need] ?? 0) + 1
    const body = JSON.stringify({ text, count: wasOpened ? 3 : 0, wasOpened })
    const headers = { 'User-Agent': `Reader ${session}`, 'X-Forwarded-For': `10.0.${session % 256}.1` }
    expect((await handle(new Request(url, { method: 'POST', body, headers }))).status).toBe(204)
  }
  await log.flush()
  expect(log.countDropped()).toBe(0)
  const rows = await listSearches(database)
  expect(groupSearches(rows).map(({ times, others, last }) => ({ times, others, last }))).toEqual(
    expectedTimes.slice(0, -1).map((times) => ({ times, others: 3, last: '2026-11-21' })),
  )
  expect(rows.flatMap((row) => Object.keys(row)).sort()).toEqual(
    rows.flatMap(() => ['count', 'day', 'text', 'times']).sort(),
  )
  expect(JSON.stringify(rows)).not.toMatch(/jane|98765|4111|Reader|10\.0\./)
})
