import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createQueryMessage, isInTransaction, readBatch, readFirstMessage } from './wire-messages.ts'

const opening = (length: number, code: number, size = length): Buffer => {
  const bytes = Buffer.alloc(Math.max(size, 8))
  bytes.writeInt32BE(length, 0)
  bytes.writeInt32BE(code, 4)
  return bytes.subarray(0, size)
}

test.each([
  ['nothing', Buffer.alloc(0), 'incomplete'],
  ['half a length', Buffer.alloc(3), 'incomplete'],
  ['a request for encryption', opening(8, 80877103), 'encryption'],
  ['a request to cancel', opening(16, 80877102), 'cancel'],
  ['a start', opening(20, 196608), 'startup'],
  ['half a start', opening(20, 196608, 12), 'incomplete'],
  ['an older protocol', opening(20, 131072), 'unknown'],
  ['a negative length', opening(-1, 196608, 8), 'unknown'],
  ['a huge length', opening(1e6, 196608, 8), 'unknown'],
  ['HTTP', Buffer.from('GET / HTTP/1.1\r\n\r\n'), 'unknown'],
])('a connection that begins with %s', (_, bytes, kind) => {
  expect(readFirstMessage(bytes).kind).toBe(kind)
})

describe('[F-019] messages', () => {
  const message = (type: string, size: number): Buffer => {
    const bytes = Buffer.alloc(5 + size)
    bytes.write(type, 'latin1')
    bytes.writeInt32BE(4 + size, 1)
    return bytes
  }

  test('are split into the same batches, regardless of their chunks', () => {
    const batches = fc.array(
      fc.oneof(
        fc.integer({ min: 0, max: 50 }).map((size) => message('Q', size)),
        fc
          .array(fc.integer({ min: 0, max: 30 }), { maxLength: 4 })
          .map((sizes) => Buffer.concat([...sizes.map((size) => message('P', size)), message('S', 0)])),
      ),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(batches, fc.integer({ min: 1, max: 20 }), (sent, step) => {
        const all = Buffer.concat(sent)
        const got: Buffer[] = []
        let rest: Buffer = Buffer.alloc(0)
        for (let at = 0; at < all.length; at += step) {
          rest = Buffer.concat([rest, all.subarray(at, at + step)])
          for (;;) {
            const next = readBatch(rest)
            rest = next.rest
            if (next.batch === undefined) break
            got.push(next.batch)
          }
        }
        expect(got).toEqual(sent)
        expect(rest).toHaveLength(0)
      }),
    )
  })

  test.each([
    ['goodbye', message('X', 0)],
    ['a length that cannot be', Buffer.from([0x51, 0, 0, 0, 1])],
    ['a length beyond all limits', Buffer.from([0x51, 0x7f, 0xff, 0xff, 0xff])],
  ])('end with %s', (_, bytes) => {
    expect(readBatch(bytes)).toMatchObject({ batch: undefined, isOver: true })
  })

  test('of a response contain the transaction state', () => {
    const ready = (state: string): Uint8Array =>
      Buffer.concat([message('C', 7), message('Z', 0), Buffer.from(state)])
    expect([ready('I'), ready('T'), ready('E'), createQueryMessage('')].map(isInTransaction)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})
