import { randomUUID } from 'node:crypto'
import type { Database } from '../storage/database.ts'

/** A message to queue, in the same transaction as the data that it's about. */
export interface QueuedEmail {
  /** Identifies the template that renders the message when it's sent. */
  kind: string
  subscriberId: string
  recipient: string
  /** Token for the link in the message. */
  secret: string
  /** Time after which the message is useless to the reader. */
  expiresAt: Date
}

/** A message that this server has claimed for a limited time. */
export interface ClaimedEmail {
  mail_id: string
  kind: string
  recipient: string
  secret: string
  attempts: number
  /** Locale of the subscription. Null for the default one. */
  locale: string | null
}

/** Queues a message. If `isWanted` is false, it only takes the same time. */
export async function queueEmail(
  database: Database,
  email: QueuedEmail,
  { now, isWanted }: QueueOptions,
): Promise<void> {
  await database.query(
    `INSERT INTO outbox (mail_id, kind, subscriber_id, recipient, secret, created_at, expires_at, due_at)
     SELECT $1::uuid, $2, $3::uuid, $4, $5, $6::timestamptz, $7::timestamptz, $6::timestamptz WHERE $8::boolean`,
    [
      randomUUID(),
      email.kind,
      email.subscriberId,
      email.recipient,
      email.secret,
      now,
      email.expiresAt,
      isWanted,
    ],
  )
}

interface QueueOptions {
  now: Date
  isWanted: boolean
}

/** Number of messages that are sent at once. */
const batchSize = 5

/** Claims the next messages until `claimedUntil`. If the server is killed, other servers can claim them afterward. */
export function claimEmails(database: Database, now: Date, claimedUntil: Date): Promise<ClaimedEmail[]> {
  return database.query<ClaimedEmail>(
    `UPDATE outbox SET attempts = attempts + 1, due_at = $2
     WHERE mail_id IN (
       SELECT mail_id FROM outbox WHERE given_up_at IS NULL AND due_at <= $1 AND expires_at > $1
       ORDER BY due_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
     )
     RETURNING mail_id, kind, recipient, secret, attempts,
       (SELECT locale FROM subscribers WHERE subscribers.subscriber_id = outbox.subscriber_id) AS locale`,
    [now, claimedUntil],
  )
}

/** Deletes a sent message and its token. */
export async function deleteEmail(database: Database, id: string): Promise<void> {
  await database.query('DELETE FROM outbox WHERE mail_id = $1', [id])
}

/** Deletes unsent messages of one kind to a subscriber. */
export async function cancelEmails(
  database: Database,
  { subscriberId, kind }: Pick<QueuedEmail, 'subscriberId' | 'kind'>,
): Promise<void> {
  await database.query('DELETE FROM outbox WHERE subscriber_id = $1 AND kind = $2', [subscriberId, kind])
}

interface RecipientFilter {
  /** In lower case. */
  recipient: string
  /** Subscriber whose messages are deleted too, whatever their recipient. */
  subscriberId: string | undefined
}

/** Deletes all messages to an address. Returns their number. */
export async function deleteEmailsTo(
  database: Database,
  { recipient, subscriberId }: RecipientFilter,
): Promise<number> {
  const rows = await database.query(
    'DELETE FROM outbox WHERE lower(recipient) = $1 OR subscriber_id = $2::uuid RETURNING mail_id',
    [recipient, subscriberId ?? null],
  )
  return rows.length
}

/** Postpones a message. */
export async function postponeEmail(database: Database, id: string, dueAt: Date): Promise<void> {
  await database.query('UPDATE outbox SET due_at = $2 WHERE mail_id = $1', [id, dueAt])
}

/** Drops a message. A row without recipient and token is kept, so that dropped messages can be counted. */
export async function abandonEmail(database: Database, id: string, now: Date): Promise<void> {
  await database.query(
    'UPDATE outbox SET given_up_at = $2, recipient = NULL, secret = NULL WHERE mail_id = $1',
    [id, now],
  )
}

/**
 * Drops expired messages and deletes rows of messages that were dropped long ago. Returns the number of dropped
 * messages.
 */
export async function pruneOutbox(database: Database, now: Date): Promise<number> {
  const expired = await database.query(
    `UPDATE outbox SET given_up_at = $1, recipient = NULL, secret = NULL
     WHERE given_up_at IS NULL AND expires_at <= $1 RETURNING mail_id`,
    [now],
  )
  await database.query(`DELETE FROM outbox WHERE given_up_at < $1::timestamptz - interval '30 days'`, [now])
  return expired.length
}

/** Returns when the next message is due, or undefined without messages. */
export async function findNextDue(database: Database, now: Date): Promise<Date | undefined> {
  const [row] = await database.query<{ due: Date | null }>(
    'SELECT min(due_at) AS due FROM outbox WHERE given_up_at IS NULL AND expires_at > $1',
    [now],
  )
  return row?.due ?? undefined
}
