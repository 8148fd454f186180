import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupSearches } from '../../src/commands/reader-data/group-searches.ts'
import {
  createRepetitionFinder,
  createSearchBeacons,
} from '../../src/runtime/search/report-failed-searches.ts'
import { createSearchLog, listSearches } from '../../src/server/search-log/search-log.ts'
import { withSearchLog } from '../../src/server/search-log/with-search-log.ts'
import type { SearchOutcome } from '../../src/shared/search/search-outcome.ts'
import { type MemoryDatabase, openMemoryDatabase } from '../unit/memory-database.ts'
import { sampleSite } from '../unit/sample-values.ts'

const sessions = 10_000
const reader = { site: sampleSite, page: 'https://docs.example/docs/', client: '1.2', hasLog: true }

/** Behavior of readers: they find nothing, open nothing, a late result, a first result, or one that didn't help. */
type Behavior = 'nothing' | 'abandoned' | 'late' | 'helped' | 'repeated'

/** Spellings of the same need. */
const needs: { behavior: Behavior; texts: string[] }[] = [
  { behavior: 'nothing', texts: ['hook up a disk', 'hooking up disks', 'disk hook up', 'hook up a disc'] },
  { behavior: 'late', texts: ['turbo plan', 'turbo plans', 'plan with a turbo', 'turbo plane'] },
  { behavior: 'abandoned', texts: ['mumbai region', 'region mumbai', 'regions of mumbai', 'mumbay region'] },
  { behavior: 'repeated', texts: ['team rights', 'rights of a team', 'rights of teams', 'team right'] },
  { behavior: 'helped', texts: ['resize a node'] },
]

/** Ends of the searches of a reader who does so. */
function listEnds(text: string, behavior: Behavior): SearchOutcome[] {
  switch (behavior) {
    case 'nothing':
      return [{ text, count: 0, wasOpened: false }]
    case 'abandoned':
      return [{ text, count: 9, wasOpened: false }]
    case 'late':
      return [{ text, count: 9, wasOpened: true, place: 4 }]
    case 'helped':
      return [{ text, count: 9, wasOpened: true, place: 3 }]
    case 'repeated':
      return [1, 2].map((place) => ({
        text: `${text}${' x'.repeat(place - 1)}`,
        count: 9,
        wasOpened: true,
        place,
      }))
  }
}
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
    const { behavior = 'nothing', texts = [] } = isPersonal ? { texts: personalTexts } : (needs[need] ?? {})
    const text = texts[random(texts.length)] ?? ''
    if (!isPersonal && behavior !== 'helped') expectedTimes[need] = (expectedTimes[need] ?? 0) + 1
    const headers = { 'User-Agent': `Reader ${session}`, 'X-Forwarded-For': `10.0.${session % 256}.1` }
    const findRepetition = createRepetitionFinder()
    const beacons = listEnds(text, behavior)
      .flatMap(findRepetition)
      .flatMap((end) => createSearchBeacons(end, reader))
    for (const { url, body = '' } of beacons)
      expect((await handle(new Request(url, { method: 'POST', body, headers }))).status).toBe(204)
  }
  await log.flush()
  expect(log.countDropped()).toBe(0)
  const rows = await listSearches(database)
  const reported = [
    rows.filter(({ count }) => count === 0),
    rows.filter(({ place }) => place > 3),
    rows.filter(({ count, place }) => count > 0 && place === 0),
    rows.filter(({ place }) => place > 0 && place <= 3),
  ].flatMap(groupSearches)
  expect(reported.map(({ times, others, last }) => ({ times, others, last }))).toEqual(
    expectedTimes.slice(0, -1).map((times) => ({ times, others: 3, last: '2026-11-21' })),
  )
  expect(rows.flatMap((row) => Object.keys(row)).sort()).toEqual(
    rows.flatMap(() => ['count', 'day', 'place', 'text', 'times']).sort(),
  )
  expect(JSON.stringify(rows)).not.toMatch(/jane|98765|4111|Reader|10\.0\./)
})
