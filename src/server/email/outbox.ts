import { randomUUID } from 'node:crypto'
import type { Database } from '../storage/database.ts'

/** A message to send, as it is written together with what it is about. */
export interface QueuedMail {
  /** A word of the part that it belongs to, which writes the message when it is sent. */
  kind: string
  subscriberId: string
  recipient: string
  /** Token for the link in the message. */
  secret: string
  /** After that it is of no use to the reader. */
  expiresAt: Date
}

/** A message that is this server's to send for a while. */
export interface ClaimedMail {
  mail_id: string
  kind: string
  recipient: string
  secret: string
  attempts: number
}

/** Puts a message into the outbox; nothing when `isWanted` is false, with the same work. */
export async function queueMail(
  database: Database,
  mail: QueuedMail,
  { now, isWanted }: QueueOptions,
): Promise<void> {
  await database.query(
    `INSERT INTO outbox (mail_id, kind, subscriber_id, recipient, secret, created_at, expires_at, due_at)
     SELECT $1::uuid, $2, $3::uuid, $4, $5, $6::timestamptz, $7::timestamptz, $6::timestamptz WHERE $8::boolean`,
    [randomUUID(), mail.kind, mail.subscriberId, mail.recipient, mail.secret, now, mail.expiresAt, isWanted],
  )
}

interface QueueOptions {
  now: Date
  isWanted: boolean
}

/** How many messages are sent at a time. */
const batchSize = 5

/** Takes the next messages, for as long as `claimedUntil`: who is killed meanwhile leaves them to others. */
export function claimMails(database: Database, now: Date, claimedUntil: Date): Promise<ClaimedMail[]> {
  return database.query<ClaimedMail>(
    `UPDATE outbox SET attempts = attempts + 1, due_at = $2
     WHERE mail_id IN (
       SELECT mail_id FROM outbox WHERE given_up_at IS NULL AND due_at <= $1 AND expires_at > $1
       ORDER BY due_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
     )
     RETURNING mail_id, kind, recipient, secret, attempts`,
    [now, claimedUntil],
  )
}

/** Forgets a message that was sent, with the token in it. */
export async function forgetMail(database: Database, id: string): Promise<void> {
  await database.query('DELETE FROM outbox WHERE mail_id = $1', [id])
}

/** Takes back messages of a kind about a subscriber, as far as they were not sent. */
export async function dropMails(
  database: Database,
  { subscriberId, kind }: Pick<QueuedMail, 'subscriberId' | 'kind'>,
): Promise<void> {
  await database.query('DELETE FROM outbox WHERE subscriber_id = $1 AND kind = $2', [subscriberId, kind])
}

interface MailsTo {
  /** In lower case. */
  recipient: string
  /** Whose messages go as well, to whomever they are. */
  subscriberId: string | undefined
}

/** Removes every message to an address. Returns how many there were. */
export async function deleteMailsTo(
  database: Database,
  { recipient, subscriberId }: MailsTo,
): Promise<number> {
  const rows = await database.query(
    'DELETE FROM outbox WHERE lower(recipient) = $1 OR subscriber_id = $2::uuid RETURNING mail_id',
    [recipient, subscriberId ?? null],
  )
  return rows.length
}

/** Leaves a message for later. */
export async function postponeMail(database: Database, id: string, dueAt: Date): Promise<void> {
  await database.query('UPDATE outbox SET due_at = $2 WHERE mail_id = $1', [id, dueAt])
}

/** Gives a message up. That there was one is kept, so that it can be counted; to whom, and the token, are not. */
export async function giveUpMail(database: Database, id: string, now: Date): Promise<void> {
  await database.query(
    'UPDATE outbox SET given_up_at = $2, recipient = NULL, secret = NULL WHERE mail_id = $1',
    [id, now],
  )
}

/** Gives up what has expired, and forgets what was given up long ago. Returns how many were given up. */
export async function pruneOutbox(database: Database, now: Date): Promise<number> {
  const expired = await database.query(
    `UPDATE outbox SET given_up_at = $1, recipient = NULL, secret = NULL
     WHERE given_up_at IS NULL AND expires_at <= $1 RETURNING mail_id`,
    [now],
  )
  await database.query(`DELETE FROM outbox WHERE given_up_at < $1::timestamptz - interval '30 days'`, [now])
  return expired.length
}

/** When the next message is due; undefined when there is none. */
export async function nextDue(database: Database, now: Date): Promise<Date | undefined> {
  const [row] = await database.query<{ due: Date | null }>(
    'SELECT min(due_at) AS due FROM outbox WHERE given_up_at IS NULL AND expires_at > $1',
    [now],
  )
  return row?.due ?? undefined
}
