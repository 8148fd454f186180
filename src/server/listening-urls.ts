import type { AddressInfo } from 'node:net'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

/** Loopback address. */
export const loopback = '127.0.0.1'

/** Addresses that mean all interfaces. */
const unspecified = new Set(['0.0.0.0', '::'])

/** URLs of a listening server. */
export interface ListeningUrls {
  /** On this machine. */
  url: string
  /** On other machines. */
  networkUrls: string[]
}

/** Returns the URLs of a server by the address of its socket. */
export function listeningUrls(
  { address, family, port }: AddressInfo,
  interfaces: Readonly<NodeJS.Dict<NetworkInterfaceInfo[]>> = networkInterfaces(),
): ListeningUrls {
  const urlOf = (host: string): string =>
    new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}/`).href
  if (address === loopback) return { url: urlOf('localhost'), networkUrls: [] }
  if (!unspecified.has(address)) return { url: urlOf(address), networkUrls: [] }
  const others = Object.values(interfaces)
    .flatMap((entries = []) => entries)
    // `::` includes IPv4. Link-local addresses need an interface name, which URLs can't have.
    .filter((entry) => !entry.internal && (entry.family === family || family === 'IPv6'))
    .filter((entry) => !entry.address.startsWith('fe80:'))
  return { url: urlOf('localhost'), networkUrls: others.map((entry) => urlOf(entry.address)) }
}
