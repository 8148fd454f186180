import { createClientLimit } from '../request/limit-by-client.ts'
import { createTokenBuckets } from '../request/token-buckets.ts'

/** Limits of feedback. Both functions return the seconds to wait, or 0, which counts the request. */
export interface FeedbackLimits {
  /** Counts a post from a client, whatever it contains. */
  takeForClient(address: string): number
  /** Counts a rating that will be stored. */
  takeForAll(): number
}

interface LimitOptions {
  /** Clock in milliseconds, from any starting point. */
  now?: () => number
}

const day = 86_400

/** Limits each client, and all clients together at once and per day, so that the disk can't fill up. */
export function createFeedbackLimits({ now = () => performance.now() }: LimitOptions = {}): FeedbackLimits {
  const soon = createTokenBuckets({ burst: 60, perSecond: 2, capacity: 1, now })
  const today = createTokenBuckets({ burst: 10_000, perSecond: 10_000 / day, capacity: 1, now })
  return {
    // Per day, about a seventh of the limit for all clients.
    takeForClient: createClientLimit({ burst: 30, perSecond: 1 / 60, now }),
    takeForAll: () => soon('all') || today('all'),
  }
}
