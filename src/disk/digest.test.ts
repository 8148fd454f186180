import { expect, test } from 'vitest'
import { digest } from './digest.ts'

test('the same parts give the same digest, as text or as bytes', () => {
  expect(digest('a', 'b')).toBe(digest('a', Buffer.from('b')))
  expect(digest('größe')).toBe(digest(Buffer.from('größe')))
})

test('depends on the boundaries between parts', () => {
  const digests = [
    digest('ab', 'c'),
    digest('a', 'bc'),
    digest('abc'),
    digest('abc', ''),
    digest('', 'abc'),
    digest(),
  ]
  expect(new Set(digests).size).toBe(digests.length)
})
