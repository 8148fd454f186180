import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** What a handler knows of a request beyond what the request says of itself. */
export interface ServerBindings {
  /** Undefined for a request that did not come over the network, as in tests. */
  incoming?: IncomingMessage | undefined
  /** How many proxies in front of the server add the address of who asked them to `X-Forwarded-For`. */
  trustedProxies?: number | undefined
}

/**
 * Address of the client, to count what it sends. Each proxy adds the address that it was asked from at the end, so that with
 * two of them the client is the last but one; what stands before it is what the client likes to say, and counts for nothing.
 *
 * `X-Forwarded-For: forged, client, first proxy`, and the second proxy is the one at the socket
 */
export function clientAddress(
  { headers }: Request,
  { incoming, trustedProxies = 0 }: ServerBindings,
): string {
  const socket = incoming?.socket?.remoteAddress ?? ''
  if (trustedProxies === 0) return normalize(socket)
  const forwarded = (headers.get('X-Forwarded-For') ?? '').split(',')
  const client = normalize((forwarded.at(-trustedProxies) ?? '').trim())
  // A proxy that says nothing, or something else than an address, is itself the client.
  return isIP(client) > 0 ? client : normalize(socket)
}

/** IPv4 in IPv6 is IPv4; ports and brackets, which some proxies add, are no part of an address. */
function normalize(address: string): string {
  const bare =
    address.match(/^\[([^\]]*)\](?::\d+)?$/)?.[1] ?? address.match(/^([\d.]+):\d+$/)?.[1] ?? address
  return bare.replace(/^::ffff:(?=[\d.]+$)/i, '').toLowerCase()
}
