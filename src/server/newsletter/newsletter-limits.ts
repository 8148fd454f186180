import { createClientLimit, createPrivateLimit } from '../request/limit-by-client.ts'
import { createTokenBuckets, type Limit } from '../request/token-buckets.ts'

/** Limits of subscription requests. */
export interface NewsletterLimits {
  /** Returns the seconds to wait, or 0, which counts the request. */
  take(client: string, addressKey: string): number
}

interface LimitOptions {
  client?: Limit
  address?: Limit
  total?: Limit
  /** Maximum number of clients and addresses to remember. */
  capacity?: number
  /** Clock in milliseconds, from any starting point. */
  now?: () => number
}

/** Limits requests by client, by address, and in total. A request rejected by one limit doesn't count for the next. */
export function createNewsletterLimits({
  client = { burst: 10, perSecond: 1 / 60 },
  address = { burst: 4, perSecond: 1 / 60 },
  total = { burst: 100, perSecond: 1 },
  capacity = 20_000,
  now = () => performance.now(),
}: LimitOptions = {}): NewsletterLimits {
  const clients = createClientLimit({ ...client, capacity, now })
  const addresses = createPrivateLimit({ ...address, capacity, now })
  const all = createTokenBuckets({ ...total, capacity: 1, now })
  return {
    take: (clientName, addressKey) => clients(clientName) || addresses(addressKey) || all('all'),
  }
}
