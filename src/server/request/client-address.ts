import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Information about a request that isn't part of the request itself. */
export interface ServerBindings {
  /** Undefined for a request that didn't come over the network, as in tests. */
  incoming?: IncomingMessage | undefined
  /** Number of proxies that append to `X-Forwarded-For`. */
  trustedProxies?: number | undefined
}

/** Responds to a request of a known client. */
export type ClientHandler = (request: Request, bindings: ServerBindings) => Promise<Response>

/**
 * Returns the client's address, for rate limits. Each proxy appends the address that its request came from. With two
 * proxies, the client is the second to last entry; anything before it was sent by the client and can't be trusted.
 *
 * `X-Forwarded-For: forged, client, first proxy`, and the second proxy is at the socket.
 */
export function getClientAddress(
  { headers }: Request,
  { incoming, trustedProxies = 0 }: ServerBindings,
): string {
  const socket = incoming?.socket?.remoteAddress ?? ''
  if (trustedProxies === 0) return normalizeAddress(socket)
  const forwarded = (headers.get('X-Forwarded-For') ?? '').split(',')
  const client = normalizeAddress((forwarded.at(-trustedProxies) ?? '').trim())
  // A proxy that sends nothing, or something other than an address, counts as the client.
  return isIP(client) > 0 ? client : normalizeAddress(socket)
}

/** Converts IPv4-mapped IPv6 addresses to IPv4 and removes the port and brackets that some proxies add. */
function normalizeAddress(address: string): string {
  const bare =
    address.match(/^\[([^\]]*)\](?::\d+)?$/)?.[1] ?? address.match(/^([\d.]+):\d+$/)?.[1] ?? address
  return bare.replace(/^::ffff:(?=[\d.]+$)/i, '').toLowerCase()
}
