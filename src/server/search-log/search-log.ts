import type { Database } from '../storage/database.ts'

/** A search that did not help: nothing was found, or nothing of it was opened. Nothing about who searched. */
export interface FailedSearch {
  /** Day, ISO 8601: a time would say too much. */
  day: string
  text: string
  /** How much was found. */
  count: number
}

/** Searches of one day that are alike. */
export interface FailedSearches extends FailedSearch {
  times: number
}

/** Searches that did not help, in the storage. */
export interface SearchLog {
  /** Takes a search. Never waits, and never fails. */
  add(search: FailedSearch): void
  /** How many were lost since the start, because there was no storage or too much to do. */
  dropped(): number
  /** Resolves when all that was taken is kept or lost. */
  settled(): Promise<void>
}

interface SearchLogOptions {
  /** Rows at most. The oldest go first, and of a day what was looked for least. */
  capacity?: number
  /** Searches that may wait for the storage at once. */
  maxWaiting?: number
}

/** After how many searches it is looked whether there are too many. */
const checkEvery = 500

/** Makes the log. The storage is first asked when there is something to keep. */
export function createSearchLog(
  database: Database,
  { capacity = 100_000, maxWaiting = 200 }: SearchLogOptions = {},
): SearchLog {
  let dropped = 0
  let waiting = 0
  let kept = 0
  let last = Promise.resolve()
  const keep = async (search: FailedSearch): Promise<void> => {
    try {
      if (kept % checkEvery === 0) await forgetOldest(database, capacity)
      await keepSearch(database, search)
      kept++
    } catch {
      // What readers looked for in vain yesterday will be looked for tomorrow.
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
      // One after the other: the log may not take all connections from the forms.
      last = last.then(() => keep(search))
    },
    dropped: () => dropped,
    settled: () => last,
  }
}

async function keepSearch(database: Database, { day, text, count }: FailedSearch): Promise<void> {
  await database.query(
    `INSERT INTO searches (day, text, results) VALUES ($1::text::date, $2, $3)
     ON CONFLICT (day, text, results) DO UPDATE SET times = searches.times + 1`,
    [day, text, count],
  )
}

/** What is beyond the rows that may be. A flood of one day does not wash away what many have looked for. */
async function forgetOldest(database: Database, capacity: number): Promise<void> {
  await database.query(
    `DELETE FROM searches WHERE (day, text, results) IN (
       SELECT day, text, results FROM searches ORDER BY day DESC, times DESC OFFSET $1)`,
    [capacity],
  )
}

/** All searches since a day, by day. */
export async function listSearches(database: Database, since: string | undefined): Promise<FailedSearches[]> {
  return database.query<FailedSearches>(
    `SELECT day::text AS day, text, results AS count, times FROM searches
     WHERE $1::text IS NULL OR day >= $1::text::date ORDER BY searches.day, text, results`,
    [since ?? null],
  )
}
