import { createHash, randomBytes } from 'node:crypto'

/** How long (ms) a comment can be added to an answer. */
const lifetime = 60 * 60 * 1000

/** What a comment is added with: 16 random bytes and the second at which it ends, in one word. */
export interface CommentTicket {
  /** For the reader. */
  id: string
  /** For the database: by it alone no comment can be added, and it does not tell a time. */
  digest: string
}

const randomLength = 16
const form = /^[\w-]{27}$/

/** Makes a ticket that nobody can guess. */
export function createTicket(now: number): CommentTicket {
  const bytes = Buffer.concat([randomBytes(randomLength), Buffer.alloc(4)])
  bytes.writeUInt32BE(Math.floor((now + lifetime) / 1000), randomLength)
  const id = bytes.toString('base64url')
  return { id, digest: digestOf(id) }
}

/** The ticket that a reader has sent back. Undefined for what is none, or is over: the time is part of what is digested. */
export function readTicket(id: string, now: number): CommentTicket | undefined {
  if (!form.test(id)) return undefined
  const end = Buffer.from(id, 'base64url').readUInt32BE(randomLength) * 1000
  return end < now ? undefined : { id, digest: digestOf(id) }
}

const digestOf = (id: string): string => createHash('sha256').update(id).digest('base64url')
