import { getNetwork } from '../rate-limits/limit-by-client.ts'
import { type CreateLimit, openMemoryLimits } from '../rate-limits/open-memory-limits.ts'
import type { Limit } from '../rate-limits/token-buckets.ts'

/** Limits of subscription requests. */
export interface NewsletterRateLimits {
  /** Resolves to the seconds to wait, or 0, which counts the request. */
  take(client: string, addressKey: string): Promise<number>
}

interface LimitOptions {
  client?: Limit
  address?: Limit
  total?: Limit
  /** Creates limits of this process by default. */
  createLimit?: CreateLimit
}

/** Limits requests by client, by address, and in total. A request rejected by one limit doesn't count for the next. */
export function createNewsletterRateLimits({
  client = { burst: 10, perSecond: 1 / 60 },
  address = { burst: 4, perSecond: 1 / 60 },
  total = { burst: 100, perSecond: 1 },
  createLimit = openMemoryLimits(),
}: LimitOptions = {}): NewsletterRateLimits {
  const takeForClient = createLimit('newsletter client', client)
  const takeForAddress = createLimit('newsletter address', address)
  const takeForAll = createLimit('newsletter', total)
  return {
    take: async (clientName, addressKey) =>
      (await takeForClient(getNetwork(clientName))) ||
      (await takeForAddress(addressKey)) ||
      (await takeForAll('all')),
  }
}
