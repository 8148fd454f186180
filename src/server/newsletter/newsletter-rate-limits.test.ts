import { expect, test } from 'vitest'
import { openMemoryLimits } from '../rate-limits/open-memory-limits.ts'
import { createNewsletterRateLimits } from './newsletter-rate-limits.ts'

const often = { burst: 1000, perSecond: 1000 }

test('[R-053] a client, an address, and all clients together have separate limits, which refill over time', async () => {
  let time = 0
  const limit = { burst: 2, perSecond: 1 / 10 }
  const limits = createNewsletterRateLimits({
    client: limit,
    address: limit,
    total: { burst: 5, perSecond: 1 },
    createLimit: openMemoryLimits({ now: () => time }),
  })
  expect([await limits.take('a', '1'), await limits.take('a', '2'), await limits.take('a', '3')]).toEqual([
    0, 0, 10,
  ])
  expect([await limits.take('b', '3'), await limits.take('c', '3'), await limits.take('d', '3')]).toEqual([
    0, 0, 10,
  ])
  expect([await limits.take('e', '5'), await limits.take('f', '6')]).toEqual([0, 1])
  time += 9000
  expect(await limits.take('a', '7')).toBe(1)
  time += 1000
  expect([await limits.take('a', '7'), await limits.take('a', '8')]).toEqual([0, 10])
})

test('[R-053] an IPv6 network counts as one client', async () => {
  const limits = createNewsletterRateLimits({
    client: { burst: 1, perSecond: 1 },
    address: often,
    total: often,
    createLimit: openMemoryLimits({ now: () => 0 }),
  })
  expect(await limits.take('2001:db8:1:2::7', '1')).toBe(0)
  expect(await limits.take('2001:db8:1:2:ffff::9', '2')).toBe(1)
  expect(await limits.take('2001:db8:1:3::7', '3')).toBe(0)
  expect(await limits.take('192.0.2.1', '4')).toBe(0)
  expect(await limits.take('192.0.2.2', '5')).toBe(0)
})

test('[R-053] the number of stored clients is limited', async () => {
  const limits = createNewsletterRateLimits({
    client: { burst: 1, perSecond: 1 },
    address: often,
    total: often,
    createLimit: openMemoryLimits({ capacity: 10, now: () => 0 }),
  })
  await limits.take('first', '0')
  for (let index = 0; index < 10; index++) await limits.take(`client ${index}`, String(index))
  expect(await limits.take('first', '0')).toBe(0)
  expect(await limits.take('client 9', '0')).toBe(1)
})
