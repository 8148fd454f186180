import { expect, test } from 'vitest'
import { createTicket, readTicket } from './comment-ticket.ts'

const hour = 3_600_000

test('[F-010] a ticket can be verified for an hour', () => {
  const ticket = createTicket(hour)
  expect(readTicket(ticket.id, hour)).toEqual(ticket)
  expect(readTicket(ticket.id, 2 * hour)).toEqual(ticket)
  expect(readTicket(ticket.id, 2 * hour + 1)).toBeUndefined()
})

test('tickets are unique, and digests reveal nothing about them', () => {
  const tickets = Array.from({ length: 100 }, () => createTicket(0))
  expect(new Set(tickets.map(({ id }) => id)).size).toBe(100)
  expect(tickets.every(({ id, digest }) => digest.length === 43 && !digest.includes(id.slice(0, 8)))).toBe(
    true,
  )
})

test('a ticket with a forged expiry has another digest', () => {
  const { id, digest } = createTicket(0)
  const bytes = Buffer.from(id, 'base64url')
  bytes.writeUInt32BE(0xffff_ffff, 16)
  const longer = readTicket(bytes.toString('base64url'), 10 * hour)
  expect(longer).toBeDefined()
  expect(longer?.digest).not.toBe(digest)
})

test.each(['', 'a', 'A'.repeat(26), 'A'.repeat(28), `${'A'.repeat(26)}!`, '\0'.repeat(27)])(
  '%j is no ticket',
  (id) => expect(readTicket(id, 0)).toBeUndefined(),
)
