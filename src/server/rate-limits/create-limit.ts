import { createPrivateLimit } from './limit-by-client.ts'
import type { Limit } from './token-buckets.ts'

/** Counts a request under a name. Resolves to the number of seconds to wait, or 0 if the request may proceed. */
type TakeFormPermit = (name: string) => Promise<number>

/** Creates a limit for each of its names. Limits with different IDs count separately. */
export type CreateLimit = (id: string, limit: Limit) => TakeFormPermit

interface MemoryLimitOptions {
  /** Maximum number of names that a limit remembers. */
  capacity?: number
  /** Clock in milliseconds, from any starting point. */
  now?: () => number
}

/** Returns a function that creates limits of this process. */
export function openMemoryLimits(options: MemoryLimitOptions = {}): CreateLimit {
  return (_, limit) => {
    const take = createPrivateLimit({ ...options, ...limit })
    return async (name) => take(name)
  }
}
