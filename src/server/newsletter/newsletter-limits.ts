import { createClientLimit, createPrivateLimit } from '../request/client-limit.ts'
import { createBuckets, type Limit } from '../request/rate-limit.ts'

/** What the form takes before it asks for patience. */
export interface NewsletterLimits {
  /** Seconds to wait; 0 means: now, and it counts. */
  take(client: string, addressKey: string): number
}

interface LimitOptions {
  client?: Limit
  address?: Limit
  total?: Limit
  /** Clients, and addresses, that are remembered. */
  capacity?: number
  /** Milliseconds, from any beginning. */
  now?: () => number
}

/** Limits by client, by address and in total. Who is refused by one does not count for the next. */
export function createNewsletterLimits({
  client = { burst: 10, perSecond: 1 / 60 },
  address = { burst: 4, perSecond: 1 / 60 },
  total = { burst: 100, perSecond: 1 },
  capacity = 20_000,
  now = () => performance.now(),
}: LimitOptions = {}): NewsletterLimits {
  const clients = createClientLimit({ ...client, capacity, now })
  const addresses = createPrivateLimit({ ...address, capacity, now })
  const all = createBuckets({ ...total, capacity: 1, now })
  return {
    take: (clientName, addressKey) => clients(clientName) || addresses(addressKey) || all('all'),
  }
}
