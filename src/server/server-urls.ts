import type { AddressInfo } from 'node:net'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

/** Loopback address. */
export const loopback = '127.0.0.1'

/** Addresses that mean all interfaces. */
const unspecifiedAddresses = new Set(['0.0.0.0', '::'])

/** URLs of a listening server. */
export interface ServerUrls {
  /** On this machine. */
  url: string
  /** On other machines. */
  networkUrls: string[]
}

/** Returns the URLs of a server by the address of its socket. */
export function getServerUrls(
  { address, family, port }: AddressInfo,
  interfaces: Readonly<NodeJS.Dict<NetworkInterfaceInfo[]>> = networkInterfaces(),
): ServerUrls {
  const formatUrl = (host: string): string =>
    new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}/`).href
  if (address === loopback) return { url: formatUrl('localhost'), networkUrls: [] }
  if (!unspecifiedAddresses.has(address)) return { url: formatUrl(address), networkUrls: [] }
  const others = Object.values(interfaces)
    .flatMap((entries = []) => entries)
    // `::` includes IPv4. Link-local addresses need an interface name, which URLs can't have.
    .filter((entry) => !entry.internal && (entry.family === family || family === 'IPv6'))
    .filter((entry) => !entry.address.startsWith('fe80:'))
  return { url: formatUrl('localhost'), networkUrls: others.map((entry) => formatUrl(entry.address)) }
}

/** Lists the addresses of the home page of a site, for a terminal. */
export const formatAddresses = ({ url, networkUrls }: ServerUrls, base: string): string =>
  [url, ...networkUrls].map((address) => new URL(base, address).href).join(' and ')
