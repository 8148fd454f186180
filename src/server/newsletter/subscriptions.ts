import { randomUUID } from 'node:crypto'
import { cancelEmails, queueEmail } from '../email/outbox-store.ts'
import type { Database } from '../storage/database.ts'
import { confirmationLifetime } from './confirmation-lifetime.ts'
import type { EmailAddress } from './email-address.ts'
import { createToken, createUnsubscribeToken, digestAddress, digestToken, readSigningKey } from './tokens.ts'

/** Maximum messages per day to one address from form submissions. */
const emailsPerDay = { pending: 3, subscribed: 1 }

/** Kinds of newsletter messages. */
export type NewsletterEmailKind = 'confirm' | 'welcome' | 'already subscribed'

interface SubscriberRow {
  subscriber_id: string
  address: string
  state: 'pending' | 'subscribed'
  mails: number
}

export interface SubscriptionRequest {
  address: EmailAddress
  /** Path of the page with the form. */
  page: string | undefined
  /** Version of the text that the form asks to agree to. */
  consentVersion: string
  /** Locale of the form, which emails use. Undefined on a site that an earlier version built. */
  locale: string | undefined
  now: Date
}

/**
 * Requests a subscription. A new or pending address gets a confirmation link, and a confirmed one gets a notice. The
 * statements are the same in all cases, so that timing reveals nothing.
 */
export async function requestSubscription(database: Database, request: SubscriptionRequest): Promise<void> {
  const { now } = request
  const token = createToken()
  await database.transaction(async (transaction) => {
    const key = await readSigningKey(transaction)
    const {
      subscriber_id: subscriberId,
      address,
      state,
      mails,
    } = await upsertSubscriber(transaction, request)
    const isWanted = mails <= emailsPerDay[state]
    const isPending = state === 'pending'
    const expiresAt = new Date(now.getTime() + confirmationLifetime)
    await transaction.query(
      `INSERT INTO confirmations (token_digest, subscriber_id, expires_at)
       SELECT $1, $2::uuid, $3::timestamptz WHERE $4::boolean`,
      [digestToken(token), subscriberId, expiresAt, isWanted && isPending],
    )
    const kind: NewsletterEmailKind = isPending ? 'confirm' : 'already subscribed'
    const secret = isPending ? token : createUnsubscribeToken(key, subscriberId)
    const email = { kind, subscriberId, recipient: address, secret, expiresAt }
    await queueEmail(transaction, email, { now, isWanted })
  })
}

/** Creates or updates the row of an address. A pending one takes the data of the latest request. */
async function upsertSubscriber(
  database: Database,
  { address: { address, key }, page, consentVersion, locale, now }: SubscriptionRequest,
): Promise<SubscriberRow> {
  const [row] = await database.query<SubscriberRow>(
    `INSERT INTO subscribers AS known
       (subscriber_id, address, address_key, state, text_version, page, locale, requested_at, mails, mails_since)
     VALUES ($1, $2, $3, 'pending', $4, $5, $7, $6::timestamptz, 1, $6::timestamptz)
     ON CONFLICT (address_key) DO UPDATE SET
       address = CASE WHEN known.state = 'pending' THEN excluded.address ELSE known.address END,
       text_version = CASE WHEN known.state = 'pending' THEN excluded.text_version ELSE known.text_version END,
       page = CASE WHEN known.state = 'pending' THEN excluded.page ELSE known.page END,
       locale = CASE WHEN known.state = 'pending' THEN excluded.locale ELSE known.locale END,
       requested_at = CASE WHEN known.state = 'pending' THEN excluded.requested_at ELSE known.requested_at END,
       mails = CASE WHEN known.mails_since < $6::timestamptz - interval '1 day' THEN 1 ELSE known.mails + 1 END,
       mails_since = CASE WHEN known.mails_since < $6::timestamptz - interval '1 day' THEN $6::timestamptz ELSE known.mails_since END
     RETURNING subscriber_id, address, state, mails`,
    [randomUUID(), address, key, consentVersion, page ?? null, now, locale ?? null],
  )
  if (row === undefined) throw new Error('The database returned no row for a subscriber.')
  return row
}

/** Whether a link would confirm a subscription now. */
export async function isConfirmable(database: Database, token: string, now: Date): Promise<boolean> {
  const rows = await database.query(
    'SELECT 1 AS found FROM confirmations WHERE token_digest = $1 AND expires_at > $2',
    [digestToken(token), now],
  )
  return rows.length > 0
}

/** Confirms the subscription of a token, once. Returns false if the token was used, has expired, or is unknown. */
export function confirmSubscription(database: Database, token: string, now: Date): Promise<boolean> {
  const tokenDigest = digestToken(token)
  return database.transaction(async (transaction) => {
    // A single statement, so that concurrent confirmations of the same subscription wait and then find it confirmed.
    const [row] = await transaction.query<{ subscriber_id: string; address: string }>(
      `UPDATE subscribers SET state = 'subscribed', confirmed_at = $2, confirmation_digest = $1, mails = 0
       WHERE state = 'pending' AND subscriber_id =
         (SELECT subscriber_id FROM confirmations WHERE token_digest = $1 AND expires_at > $2)
       RETURNING subscriber_id, address`,
      [tokenDigest, now],
    )
    if (row === undefined) return false
    const subscriberId = row.subscriber_id
    // Other links to the same address are obsolete, including unsent ones.
    await transaction.query('DELETE FROM confirmations WHERE subscriber_id = $1', [subscriberId])
    await cancelEmails(transaction, { subscriberId, kind: 'confirm' satisfies NewsletterEmailKind })
    const secret = createUnsubscribeToken(await readSigningKey(transaction), subscriberId)
    const expiresAt = new Date(now.getTime() + confirmationLifetime)
    const kind: NewsletterEmailKind = 'welcome'
    const email = { kind, subscriberId, recipient: row.address, secret, expiresAt }
    await queueEmail(transaction, email, { now, isWanted: true })
    return true
  })
}

interface DeletedSubscriber {
  address_key: string
  text_version: string
  page: string | null
  requested_at: Date
  confirmed_at: Date | null
  confirmation_digest: string | null
}

/**
 * Ends a subscription: deletes the address and keeps proof of the consent without it. Does nothing if there is no
 * subscription.
 */
export async function deleteSubscription(database: Database, subscriberId: string, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const key = await readSigningKey(transaction)
    const [row] = await transaction.query<DeletedSubscriber>(
      `DELETE FROM subscribers WHERE subscriber_id = $1
       RETURNING address_key, text_version, page, requested_at, confirmed_at, confirmation_digest`,
      [subscriberId],
    )
    if (row === undefined || row.confirmed_at === null) return
    await transaction.query(
      `INSERT INTO consents (consent_id, address_digest, text_version, page, requested_at, confirmed_at, confirmation_digest, ended_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        randomUUID(),
        digestAddress(key, row.address_key),
        row.text_version,
        row.page,
        row.requested_at,
        row.confirmed_at,
        row.confirmation_digest,
        now,
      ],
    )
  })
}
