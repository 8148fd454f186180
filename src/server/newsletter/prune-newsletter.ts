import type { Database } from '../storage/database.ts'
import { confirmationLifetime } from './confirmation-lifetime.ts'

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
