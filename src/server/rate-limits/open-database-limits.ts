import { createHmac } from 'node:crypto'
import type { Database } from '../storage/database.ts'
import { readSecret } from '../storage/read-secret.ts'
import type { CreateLimit } from './open-memory-limits.ts'

/** How often (ms) a server deletes rows that limit nothing anymore. */
const pruneInterval = 60_000

/**
 * Returns a function that creates limits in the database, so that all servers share them. The clock is the database's.
 * A row holds the keyed digest of a name until the name's whole limit is free again, at most `burst / perSecond` seconds.
 */
export function openDatabaseLimits(database: Database): CreateLimit {
  const prune = createPruner(database)
  let knownKey: string | undefined
  return (id, { burst, perSecond }) =>
    async (name) => {
      knownKey ??= await readSecret(database, 'limit key')
      const key = createHmac('sha256', knownKey).update(`${id} ${name}`).digest('base64url')
      const interval = 1 / perSecond
      await prune()
      const [counted] = await database.query(countRequest, [key, interval, burst * interval])
      if (counted !== undefined) return 0
      const [row] = await database.query<{ seconds: number }>(
        'SELECT extract(epoch FROM free_at - clock_timestamp())::float8 AS seconds FROM limits WHERE name = $1',
        [key],
      )
      return Math.max(1, Math.ceil((row?.seconds ?? 0) - (burst - 1) * interval))
    }
}

/**
 * Counts a request, in one statement, so that servers can't count past each other. `free_at` is when the whole limit is free again.
 * A request adds its interval (`$2`, in seconds), unless that exceeds the time of a burst (`$3`). Then no row is returned.
 */
const countRequest = `
  INSERT INTO limits AS earlier (name, free_at)
  VALUES ($1, clock_timestamp() + $2::float8 * interval '1 second')
  ON CONFLICT (name) DO UPDATE
    SET free_at = greatest(earlier.free_at, clock_timestamp()) + $2::float8 * interval '1 second'
    WHERE greatest(earlier.free_at, clock_timestamp()) + $2::float8 * interval '1 second'
      <= clock_timestamp() + $3::float8 * interval '1 second'
  RETURNING name`

function createPruner(database: Database): () => Promise<void> {
  let prunedAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - prunedAt < pruneInterval) return
    prunedAt = performance.now()
    await database.query('DELETE FROM limits WHERE free_at < clock_timestamp()')
  }
}
