import { createClientLimit } from '../request/client-limit.ts'
import { createBuckets } from '../request/rate-limit.ts'

/** How much feedback is taken. Both functions return the seconds to wait; 0 means that it may come now, and counts. */
export interface FeedbackLimits {
  /** Counts a post of a client, whatever is in it. */
  takeForClient(address: string): number
  /** Counts an answer that is going to be kept. */
  takeForAll(): number
}

interface LimitOptions {
  /** Milliseconds, from any beginning. */
  now?: () => number
}

const day = 86_400

/** Limits a client first, then all of them together, at once and in a day, so that nobody fills the disk. */
export function createFeedbackLimits({ now = () => performance.now() }: LimitOptions = {}): FeedbackLimits {
  const soon = createBuckets({ burst: 60, perSecond: 2, capacity: 1, now })
  const today = createBuckets({ burst: 10_000, perSecond: 10_000 / day, capacity: 1, now })
  return {
    // In a day, about a seventh of what all of them may send.
    takeForClient: createClientLimit({ burst: 30, perSecond: 1 / 60, now }),
    takeForAll: () => soon('all') || today('all'),
  }
}
