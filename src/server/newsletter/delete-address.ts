import { deleteEmailsTo } from '../email/outbox-store.ts'
import type { Database } from '../storage/database.ts'
import type { EmailAddress } from './email-address.ts'
import { digestAddress, readSigningKey } from './tokens.ts'

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
