import { createHash, randomBytes } from 'node:crypto'

/** How long (ms) a comment can be added to a rating. */
const lifetime = 60 * 60 * 1000

/** Permission to add a comment: 16 random bytes and an expiry time, in one word. */
export interface CommentTicket {
  /** Sent to the reader. */
  id: string
  /** Stored in the database. It neither allows adding a comment nor reveals a time. */
  digest: string
}

const randomLength = 16
const ticketPattern = /^[\w-]{27}$/

/** Creates an unguessable ticket. */
export function createTicket(now: number): CommentTicket {
  const bytes = Buffer.concat([randomBytes(randomLength), Buffer.alloc(4)])
  bytes.writeUInt32BE(Math.floor((now + lifetime) / 1000), randomLength)
  const id = bytes.toString('base64url')
  return { id, digest: digestTicket(id) }
}

/**
 * Parses a ticket sent by a reader. Returns undefined for an invalid or expired one. The expiry time is part of the
 * digest.
 */
export function readTicket(id: string, now: number): CommentTicket | undefined {
  if (!ticketPattern.test(id)) return undefined
  const end = Buffer.from(id, 'base64url').readUInt32BE(randomLength) * 1000
  return end < now ? undefined : { id, digest: digestTicket(id) }
}

const digestTicket = (id: string): string => createHash('sha256').update(id).digest('base64url')
