import { describe, expect, test } from 'vitest'
import { openDatabaseLimits } from '../../src/server/rate-limits/open-database-limits.ts'
import { type CreateLimit, openMemoryLimits } from '../../src/server/rate-limits/open-memory-limits.ts'
import type { OpenStorage } from '../../src/server/storage/open-storage.ts'
import { createDatabase, databaseEngines, type TestDatabase } from './engines.ts'

const limit = { burst: 3, perSecond: 1 / 600 }

/** Counts requests one after the other. Returns the seconds that each has to wait. */
async function take(createLimit: CreateLimit, names: readonly string[], id = 'form'): Promise<number[]> {
  const takePermit = createLimit(id, limit)
  const waits: number[] = []
  for (const name of names) waits.push(await takePermit(name))
  return waits
}

/** Moves the times of all limits, as if seconds had passed. */
const passTime = (storage: OpenStorage, seconds: number): Promise<object[]> =>
  storage.query("UPDATE limits SET free_at = free_at - $1::float8 * interval '1 second'", [seconds])

test('[R-053] limits of one process count each name', async () => {
  let now = 0
  const createLimit = openMemoryLimits({ now: () => now })
  const takePermit = createLimit('form', limit)
  expect(await Promise.all(['a', 'a', 'a', 'a', 'b'].map(takePermit))).toEqual([0, 0, 0, 600, 0])
  now += 600_000
  expect(await Promise.all(['a', 'a'].map(takePermit))).toEqual([0, 600])
})

describe.for(databaseEngines)('[R-053] limits in %s', (engine) => {
  const using = async (
    context: Parameters<typeof createDatabase>[1],
    work: (database: TestDatabase) => Promise<void>,
  ): Promise<void> => {
    const database = await createDatabase(engine, context)
    try {
      await work(database)
    } finally {
      await database.remove()
    }
  }

  test('count each name, and return the seconds to wait', async (context) => {
    await using(context, async (database) => {
      const storage = database.open()
      const createLimit = openDatabaseLimits(storage)
      const waits = await take(createLimit, ['a', 'a', 'a', 'a', 'b'])
      expect(waits.slice(0, 3)).toEqual([0, 0, 0])
      expect(waits[3]).toBeGreaterThan(590)
      expect(waits[3]).toBeLessThanOrEqual(600)
      expect(waits[4]).toBe(0)
      expect(await take(createLimit, ['a'], 'another form')).toEqual([0])
      await passTime(storage, 600)
      expect(await take(createLimit, ['a'])).toEqual([0])
      expect(await take(createLimit, ['a'])).not.toEqual([0])
    })
  })

  test('are shared by servers, also for requests at the same time', async (context) => {
    await using(context, async (database) => {
      const limits = [database.open(), database.open()].map((storage) =>
        openDatabaseLimits(storage)('form', { burst: 20, perSecond: 1 / 600 }),
      )
      const waits = await Promise.all(
        Array.from({ length: 60 }, (_, index) => limits[index % 2]?.('192.0.2.1')),
      )
      expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
    })
  })

  test('contain no name, and are deleted when they limit nothing anymore', async (context) => {
    await using(context, async (database) => {
      const storage = database.open()
      await take(openDatabaseLimits(storage), ['192.0.2.1', '192.0.2.2'])
      const names = await storage.query<{ name: string }>('SELECT name FROM limits')
      expect(names).toHaveLength(2)
      expect(JSON.stringify(names)).not.toContain('192')
      await passTime(storage, 601)
      await take(openDatabaseLimits(storage), ['192.0.2.3'])
      expect(await storage.query('SELECT name FROM limits')).toHaveLength(1)
    })
  })
})
