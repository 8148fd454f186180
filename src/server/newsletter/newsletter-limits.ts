import { createHmac, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
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

/**
 * Limits by client, by address and in total. Who is refused by one does not count for the next. Clients and addresses are
 * remembered as digests with a key that nobody knows and that ends with the process.
 */
export function createNewsletterLimits({
  client = { burst: 10, perSecond: 1 / 60 },
  address = { burst: 4, perSecond: 1 / 60 },
  total = { burst: 100, perSecond: 1 },
  capacity = 20_000,
  now = () => performance.now(),
}: LimitOptions = {}): NewsletterLimits {
  const key = randomBytes(32)
  const seal = (text: string): string => createHmac('sha256', key).update(text).digest('base64')
  const clients = createBuckets({ ...client, capacity, now })
  const addresses = createBuckets({ ...address, capacity, now })
  const all = createBuckets({ ...total, capacity: 1, now })
  return {
    take: (clientName, addressKey) =>
      clients(seal(networkOf(clientName))) || addresses(seal(addressKey)) || all('all'),
  }
}

/** Who has an IPv6 address has a network of them: its first half. */
function networkOf(client: string): string {
  if (isIP(client) !== 6) return client
  const [start = '', end] = client.split('::')
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'))
  const [left, right] = [groups(start), groups(end ?? '')]
  const zeros = end === undefined ? 0 : Math.max(8 - left.length - right.length, 0)
  const all = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':')
}
