import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

const kilobyte = 1024

test('removes the least recently used value when there is no room', () => {
  const memory = new LruCache<string>({ capacity: 6 * kilobyte })
  memory.set('a', 'A', kilobyte)
  memory.set('b', 'B', kilobyte)
  memory.set('c', 'C', kilobyte)
  memory.get('a')
  memory.set('d', 'D', kilobyte)
  expect(['a', 'b', 'c', 'd'].map((key) => memory.get(key))).toEqual(['A', undefined, 'C', 'D'])
})

test('a value larger than the capacity is not stored, and removes its old value', () => {
  const memory = new LruCache<string>({ capacity: 4 * kilobyte })
  memory.set('a', 'A', kilobyte)
  memory.set('a', 'AA', 5 * kilobyte)
  expect([memory.get('a'), memory.size]).toEqual([undefined, 0])
})

test('never exceeds its capacity, and reports its size', () => {
  const step = fc.record({
    key: fc.integer({ min: 0, max: 30 }),
    bytes: fc.nat(20 * kilobyte),
    isDeleted: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const memory = new LruCache<number>({ capacity: 50 * kilobyte })
      for (const { key, bytes, isDeleted } of steps) {
        if (isDeleted) memory.delete(String(key))
        else memory.set(String(key), bytes, bytes)
        expect(memory.size).toBeLessThanOrEqual(50 * kilobyte)
      }
      const held = Array.from({ length: 31 }, (_, key) => memory.get(String(key))).filter(
        (bytes) => bytes !== undefined,
      )
      expect(memory.size).toBe(held.reduce((sum, bytes) => sum + bytes + kilobyte, 0))
    }),
  )
})
