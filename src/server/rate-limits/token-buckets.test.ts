import { expect, test } from 'vitest'
import { createRateLimit, createTokenBuckets } from './token-buckets.ts'

test('a shared limit allows a burst, and more over time', () => {
  let time = 0
  const may = createRateLimit({ burst: 2, perSecond: 1 / 2, now: () => time })
  expect([may(), may(), may()]).toEqual([true, true, false])
  time += 1999
  expect(may()).toBe(false)
  time += 1
  expect([may(), may()]).toEqual([true, false])
  time += 60_000
  expect([may(), may(), may()]).toEqual([true, true, false])
})

test('each key has a bucket, which returns how long to wait', () => {
  let time = 0
  const take = createTokenBuckets({ burst: 1, perSecond: 1 / 10, capacity: 2, now: () => time })
  expect([take('a'), take('a'), take('b')]).toEqual([0, 10, 0])
  time += 4000
  expect(take('a')).toBe(6)
  expect([take('c'), take('b')]).toEqual([0, 0])
})
