import { expect, test } from 'vitest'
import { isAllowedHost } from './is-allowed-host.ts'

test.each([
  ['localhost', true],
  ['localhost:3000', true],
  ['LOCALHOST:3000', true],
  ['docs.localhost:3000', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['192.0.2.5', true],
  ['box.lan:3000', true],
  ['evil.example', false],
  ['evil.example:3000', false],
  ['localhost.evil.example:3000', false],
  ['evillocalhost', false],
  ['127.0.0.1.evil.example', false],
  ['localhost:3000:80', false],
  ['', false],
])('[R-121] the host %j is %s', (header, isAllowed) => {
  expect(isAllowedHost(header, 'box.lan')).toBe(isAllowed)
})
