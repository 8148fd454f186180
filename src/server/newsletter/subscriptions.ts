import { randomUUID } from 'node:crypto'
import { digest } from '../../disk/digest.ts'
import { newsletterTexts } from '../../shared/forms/newsletter.ts'
import { dropMails, queueMail } from '../email/outbox.ts'
import type { Database } from '../storage/database.ts'
import type { Address } from './address.ts'
import { createToken, digestAddress, digestToken, readKey, unsubscribeToken } from './tokens.ts'

/** What a reader agrees to, as the form prints it. */
const consentText = `${newsletterTexts.title}. ${newsletterTexts.offer}`

/** Which text it was, kept with each consent. */
export const consentVersion = digest(consentText).slice(0, 12)

/** Messages of the newsletter. */
export type NewsletterMail = 'confirm' | 'welcome' | 'already subscribed'

/** How long a link confirms. Messages and pages say it, and what nobody has confirmed by then is removed. */
export const confirmableHours = 48
/** The same in ms. */
export const confirmableFor = confirmableHours * 3_600_000
/** Messages that one address gets within a day because somebody typed it into the form. */
const mailsPerDay = { pending: 3, subscribed: 1 }

interface TouchedSubscriber {
  subscriber_id: string
  address: string
  state: 'pending' | 'subscribed'
  mails: number
}

export interface SubscribeRequest {
  address: Address
  /** Path of the page with the form. */
  page: string | undefined
  now: Date
}

/**
 * Takes an address. A new or pending one gets a message with a link, one that is subscribed a message that says so. The
 * statements are the same for all of them, so that the time tells nothing.
 */
export async function subscribe(database: Database, request: SubscribeRequest): Promise<void> {
  const { now } = request
  const token = createToken()
  await database.transaction(async (transaction) => {
    const key = await readKey(transaction)
    const { subscriber_id: subscriberId, address, state, mails } = await touchSubscriber(transaction, request)
    const isWanted = mails <= mailsPerDay[state]
    const isPending = state === 'pending'
    const expiresAt = new Date(now.getTime() + confirmableFor)
    await transaction.query(
      `INSERT INTO confirmations (token_digest, subscriber_id, expires_at)
       SELECT $1, $2::uuid, $3::timestamptz WHERE $4::boolean`,
      [digestToken(token), subscriberId, expiresAt, isWanted && isPending],
    )
    const kind: NewsletterMail = isPending ? 'confirm' : 'already subscribed'
    const secret = isPending ? token : unsubscribeToken(key, subscriberId)
    const mail = { kind, subscriberId, recipient: address, secret, expiresAt }
    await queueMail(transaction, mail, { now, isWanted })
  })
}

/** The row of an address, made if there is none; one that is pending follows the latest request. */
async function touchSubscriber(
  database: Database,
  { address: { address, key }, page, now }: SubscribeRequest,
): Promise<TouchedSubscriber> {
  const [row] = await database.query<TouchedSubscriber>(
    `INSERT INTO subscribers AS known
       (subscriber_id, address, address_key, state, text_version, page, requested_at, mails, mails_since)
     VALUES ($1, $2, $3, 'pending', $4, $5, $6::timestamptz, 1, $6::timestamptz)
     ON CONFLICT (address_key) DO UPDATE SET
       address = CASE WHEN known.state = 'pending' THEN excluded.address ELSE known.address END,
       text_version = CASE WHEN known.state = 'pending' THEN excluded.text_version ELSE known.text_version END,
       page = CASE WHEN known.state = 'pending' THEN excluded.page ELSE known.page END,
       requested_at = CASE WHEN known.state = 'pending' THEN excluded.requested_at ELSE known.requested_at END,
       mails = CASE WHEN known.mails_since < $6::timestamptz - interval '1 day' THEN 1 ELSE known.mails + 1 END,
       mails_since = CASE WHEN known.mails_since < $6::timestamptz - interval '1 day' THEN $6::timestamptz ELSE known.mails_since END
     RETURNING subscriber_id, address, state, mails`,
    [randomUUID(), address, key, consentVersion, page ?? null, now],
  )
  if (row === undefined) throw new Error('The database gave no row back for a subscriber.')
  return row
}

/** Whether a link would confirm now. */
export async function isConfirmable(database: Database, token: string, now: Date): Promise<boolean> {
  const rows = await database.query(
    'SELECT 1 AS found FROM confirmations WHERE token_digest = $1 AND expires_at > $2',
    [digestToken(token), now],
  )
  return rows.length > 0
}

/** Confirms the subscription of a token, once. False for a token that was used, has expired, or never was. */
export function confirm(database: Database, token: string, now: Date): Promise<boolean> {
  const seal = digestToken(token)
  return database.transaction(async (transaction) => {
    // One statement, which waits for others that confirm the same subscription and then finds it confirmed.
    const [row] = await transaction.query<{ subscriber_id: string; address: string }>(
      `UPDATE subscribers SET state = 'subscribed', confirmed_at = $2, confirmation_digest = $1, mails = 0
       WHERE state = 'pending' AND subscriber_id =
         (SELECT subscriber_id FROM confirmations WHERE token_digest = $1 AND expires_at > $2)
       RETURNING subscriber_id, address`,
      [seal, now],
    )
    if (row === undefined) return false
    const subscriberId = row.subscriber_id
    // Other links to the same address have done their work, and those that were not sent yet are of no use.
    await transaction.query('DELETE FROM confirmations WHERE subscriber_id = $1', [subscriberId])
    await dropMails(transaction, { subscriberId, kind: 'confirm' satisfies NewsletterMail })
    const secret = unsubscribeToken(await readKey(transaction), subscriberId)
    const expiresAt = new Date(now.getTime() + confirmableFor)
    const kind: NewsletterMail = 'welcome'
    const mail = { kind, subscriberId, recipient: row.address, secret, expiresAt }
    await queueMail(transaction, mail, { now, isWanted: true })
    return true
  })
}

interface EndedSubscriber {
  address_key: string
  text_version: string
  page: string | null
  requested_at: Date
  confirmed_at: Date | null
  confirmation_digest: string | null
}

/** Ends a subscription: the address goes, proof of the consent stays without it. Nothing to do is as good. */
export async function unsubscribe(database: Database, subscriberId: string, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const key = await readKey(transaction)
    const [row] = await transaction.query<EndedSubscriber>(
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
