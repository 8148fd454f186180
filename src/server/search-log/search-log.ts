import type { Database } from '../storage/database.ts'

/** A search without results, or whose results weren't opened or didn't help. Contains nothing about the reader. */
export interface FailedSearch {
  /** Day, ISO 8601. A time would be more precise than needed. */
  day: string
  text: string
  /** Number of results. */
  count: number
  /** Place of the opened page that came late or didn't help, from 1. 0 if nothing was opened. */
  place: number
}

/** Equal searches of one day. */
export interface FailedSearchCount extends FailedSearch {
  times: number
}

/** Stored failed searches. */
export interface SearchLog {
  /** Adds a search. Doesn't wait and never fails. */
  add(search: FailedSearch): void
  /** Number of searches lost since the start because the storage was unavailable or overloaded. */
  countDropped(): number
  /** Resolves when all added searches are stored or lost. */
  flush(): Promise<void>
}

interface SearchLogOptions {
  /** Maximum rows. The oldest are deleted first, and within a day the least frequent. */
  capacity?: number
  /** Maximum searches waiting for the storage. */
  maxWaiting?: number
}

/** Number of searches between checks of the row limit. */
const checkEvery = 500

/** Creates the log. It first uses the storage when there is something to store. */
export function createSearchLog(
  database: Database,
  { capacity = 100_000, maxWaiting = 200 }: SearchLogOptions = {},
): SearchLog {
  let dropped = 0
  let waiting = 0
  let savedCount = 0
  let last = Promise.resolve()
  const save = async (search: FailedSearch): Promise<void> => {
    try {
      if (savedCount % checkEvery === 0) await deleteOldest(database, capacity)
      await saveSearch(database, search)
      savedCount++
    } catch {
      // Losing some is fine: frequent failed searches will come again.
      dropped++
    } finally {
      waiting--
    }
  }
  return {
    add(search) {
      if (waiting >= maxWaiting) {
        dropped++
        return
      }
      waiting++
      // One at a time, so that the log leaves connections for forms.
      last = last.then(() => save(search))
    },
    countDropped: () => dropped,
    flush: () => last,
  }
}

async function saveSearch(database: Database, { day, text, count, place }: FailedSearch): Promise<void> {
  await database.query(
    `INSERT INTO searches (day, text, results, place) VALUES ($1::text::date, $2, $3, $4)
     ON CONFLICT (day, text, results, place) DO UPDATE SET times = searches.times + 1`,
    [day, text, count, place],
  )
}

/** Deletes rows beyond the limit. A flood of searches on one day doesn't displace frequent ones. */
async function deleteOldest(database: Database, capacity: number): Promise<void> {
  await database.query(
    `DELETE FROM searches WHERE (day, text, results, place) IN (
       SELECT day, text, results, place FROM searches ORDER BY day DESC, times DESC OFFSET $1)`,
    [capacity],
  )
}

/** Lists all searches, by day. */
export const listSearches = (database: Database): Promise<FailedSearchCount[]> =>
  database.query<FailedSearchCount>(
    `SELECT day::text AS day, text, results AS count, place, times FROM searches
     ORDER BY searches.day, text, results, place`,
  )
