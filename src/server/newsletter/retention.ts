import { deleteEmailsTo } from '../email/outbox-store.ts'
import type { Database } from '../storage/database.ts'
import type { EmailAddress } from './email-address.ts'
import { confirmationLifetime } from './subscriptions.ts'
import { digestAddress, readSigningKey } from './tokens.ts'

/** Deletes expired data: links, unconfirmed addresses, and proof of consents that ended three years ago. */
export async function pruneNewsletter(database: Database, now: Date): Promise<void> {
  await database.query('DELETE FROM confirmations WHERE expires_at <= $1', [now])
  await database.query(
    `DELETE FROM subscribers WHERE state = 'pending'
     AND requested_at < $1::timestamptz
     AND NOT EXISTS (SELECT 1 FROM confirmations c WHERE c.subscriber_id = subscribers.subscriber_id)`,
    [new Date(now.getTime() - confirmationLifetime)],
  )
  await database.query(`DELETE FROM consents WHERE ended_at < $1::timestamptz - interval '3 years'`, [now])
}

/** Data that was deleted for an address. */
export interface DeletedRecords {
  subscriptions: number
  consents: number
  messages: number
}

/** Deletes all data about an address, including proof of its consents. */
export function deleteAddress(
  database: Database,
  { key }: Pick<EmailAddress, 'key'>,
): Promise<DeletedRecords> {
  return database.transaction(async (transaction) => {
    const addressDigest = digestAddress(await readSigningKey(transaction), key)
    // A concurrent confirmation locks in the same order.
    const [subscriber] = await transaction.query<{ subscriber_id: string }>(
      'SELECT subscriber_id FROM subscribers WHERE address_key = $1 FOR UPDATE',
      [key],
    )
    const subscriberId = subscriber?.subscriber_id
    const messages = await deleteEmailsTo(transaction, { recipient: key, subscriberId })
    const subscriptions = await transaction.query(
      'DELETE FROM subscribers WHERE address_key = $1 RETURNING subscriber_id',
      [key],
    )
    const consents = await transaction.query(
      'DELETE FROM consents WHERE address_digest = $1 RETURNING consent_id',
      [addressDigest],
    )
    return {
      subscriptions: subscriptions.length,
      consents: consents.length,
      messages,
    }
  })
}

/** A confirmed subscriber. */
export interface Subscriber {
  subscriber_id: string
  address: string
  requested_at: Date
  confirmed_at: Date
  page: string | null
  text_version: string
}

/** Lists all confirmed subscribers, oldest first. */
export const readSubscribers = (database: Database): Promise<Subscriber[]> =>
  database.query<Subscriber>(
    `SELECT subscriber_id, address, requested_at, confirmed_at, page, text_version FROM subscribers
     WHERE state = 'subscribed' ORDER BY confirmed_at, address_key`,
  )
