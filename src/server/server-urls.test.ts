import { expect, test } from 'vitest'
import { getServerUrls } from './server-urls.ts'

const base = { netmask: '', mac: '', cidr: null }
const interfaces = {
  lo: [{ ...base, address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
  eth0: [
    { ...base, address: '192.0.2.5', family: 'IPv4' as const, internal: false },
    { ...base, address: '2001:db8::5', family: 'IPv6' as const, internal: false, scopeid: 0 },
    { ...base, address: 'fe80::5', family: 'IPv6' as const, internal: false, scopeid: 2 },
  ],
}

test.each([
  ['127.0.0.1', 'IPv4', ['http://localhost:3000/']],
  ['::1', 'IPv6', ['http://[::1]:3000/']],
  ['192.0.2.5', 'IPv4', ['http://192.0.2.5:3000/']],
  ['0.0.0.0', 'IPv4', ['http://localhost:3000/', 'http://192.0.2.5:3000/']],
  ['::', 'IPv6', ['http://localhost:3000/', 'http://192.0.2.5:3000/', 'http://[2001:db8::5]:3000/']],
])('prints working URLs for a server that listens on %s', (address, family, urls) => {
  const { url, networkUrls } = getServerUrls({ address, family, port: 3000 }, interfaces)
  expect([url, ...networkUrls]).toEqual(urls)
})
