import { getNetwork } from '../rate-limits/limit-by-client.ts'
import { type CreateLimit, openMemoryLimits } from '../rate-limits/open-memory-limits.ts'

/** Limits of feedback. Both functions resolve to the seconds to wait, or 0, which counts the request. */
export interface FeedbackRateLimits {
  /** Counts a post from a client, whatever it contains. */
  takeForClient(address: string): Promise<number>
  /** Counts a rating that will be stored. */
  takeForAll(): Promise<number>
}

const day = 86_400

/** Limits each client, and all clients together at once and per day, so that the disk can't fill up. */
export function createFeedbackRateLimits(createLimit: CreateLimit = openMemoryLimits()): FeedbackRateLimits {
  // Per day, about a seventh of the limit for all clients.
  const client = createLimit('feedback client', { burst: 30, perSecond: 1 / 60 })
  const soon = createLimit('feedback soon', { burst: 60, perSecond: 2 })
  const today = createLimit('feedback today', { burst: 10_000, perSecond: 10_000 / day })
  return {
    takeForClient: (address) => client(getNetwork(address)),
    takeForAll: async () => (await soon('all')) || (await today('all')),
  }
}
