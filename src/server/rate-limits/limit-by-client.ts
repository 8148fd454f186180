import { isIP } from 'node:net'
import { createPrivateLimit, type PrivateLimitOptions, type TakePermit } from './create-private-limit.ts'

/** Limits requests by client address. All addresses of an IPv6 network count as one client. */
export function createClientLimit(options: PrivateLimitOptions): TakePermit {
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
