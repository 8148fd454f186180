import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { deflate } from './deflate.ts'

const createDigests = (count: number): Buffer =>
  Buffer.concat(
    Array.from({ length: count }, (_, index) => createHash('sha256').update(String(index)).digest()),
  )

describe('deflated', () => {
  test.each([
    ['an empty file', ''],
    ['a short text', 'A short text.'],
    ['a long text', 'Words that are repeated, and some that are not. '.repeat(2000)],
    ['numbers and digests', Buffer.concat([Buffer.alloc(20_000, 1), createDigests(200)])],
  ])('%s is the same when it is inflated', (_, content) => {
    expect(inflateRawSync(deflate(content))).toEqual(Buffer.from(content))
  })

  test('columns of numbers, text, and digests are smaller than in long blocks', () => {
    const digests = createDigests(500)
    const numbers = digests.subarray(0, 8000).map((byte) => byte % 7)
    const columns = Buffer.concat([numbers, digests.subarray(8000), numbers])
    expect(deflate(columns).length).toBeLessThan(deflateRawSync(columns, { level: 9 }).length * 0.98)
  })

  test('a repetitive text is not larger than in long blocks', () => {
    const text = 'Words that are repeated. '.repeat(3000)
    expect(deflate(text).length).toBeLessThanOrEqual(deflateRawSync(text, { level: 9 }).length)
  })
})
