import { createPrivateLimit, type PrivateLimitOptions } from './create-private-limit.ts'
import type { Limit } from './token-buckets.ts'

/** Counts a request under a name. Resolves to the number of seconds to wait, or 0 if the request may proceed. */
type TakeFormPermit = (name: string) => Promise<number>

/** Creates a limit for each of its names. Limits with different IDs count separately. */
export type CreateLimit = (id: string, limit: Limit) => TakeFormPermit

/** Returns a function that creates limits of this process. */
export function openMemoryLimits(options: Omit<PrivateLimitOptions, keyof Limit> = {}): CreateLimit {
  return (_, limit) => {
    const take = createPrivateLimit({ ...options, ...limit })
    return async (name) => take(name)
  }
}
