import { createHmac, randomBytes } from 'node:crypto'
import { createTokenBuckets, type Limit } from './token-buckets.ts'

export interface PrivateLimitOptions extends Limit {
  /** Maximum number of names to remember. */
  capacity?: number
  /** Clock in milliseconds, from any starting point. */
  now?: () => number
}

/** Counts a request under a name. Returns the number of seconds to wait, or 0 if the request may proceed. */
export type TakePermit = (name: string) => number

/** Limits requests by a private name, such as a reader's address. Only keyed digests of names are stored, in memory. */
export function createPrivateLimit({ capacity = 20_000, ...limit }: PrivateLimitOptions): TakePermit {
  const key = randomBytes(32)
  const buckets = createTokenBuckets({ ...limit, capacity })
  return (name) => buckets(createHmac('sha256', key).update(name).digest('base64'))
}
