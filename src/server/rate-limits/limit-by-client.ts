import { createHmac, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { createTokenBuckets, type Limit } from './token-buckets.ts'

interface ClientLimitOptions extends Limit {
  /** Maximum number of names to remember. */
  capacity?: number
  /** Clock in milliseconds, from any starting point. */
  now?: () => number
}

/** Counts a request under a name. Returns the number of seconds to wait, or 0 if the request may proceed. */
export type TakePermit = (name: string) => number

/** Limits requests by a private name, such as a reader's address. Only keyed digests of names are stored, in memory. */
export function createPrivateLimit({ capacity = 20_000, ...limit }: ClientLimitOptions): TakePermit {
  const key = randomBytes(32)
  const buckets = createTokenBuckets({ ...limit, capacity })
  return (name) => buckets(createHmac('sha256', key).update(name).digest('base64'))
}

/** Limits requests by client address. All addresses of an IPv6 network count as one client. */
export function createClientLimit(options: ClientLimitOptions): TakePermit {
  const take = createPrivateLimit(options)
  return (address) => take(getNetwork(address))
}

/** Returns the name that requests of a client count under: its address, or the first 64 bits of an IPv6 address. */
export function getNetwork(client: string): string {
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
