import type { Database } from '../storage/database.ts'

/** A confirmed subscriber. */
export interface Subscriber {
  subscriber_id: string
  address: string
  requested_at: Date
  confirmed_at: Date
  page: string | null
  /** Null for the default one. */
  locale: string | null
  text_version: string
}

/** Lists all confirmed subscribers, oldest first. */
export const readSubscribers = (database: Database): Promise<Subscriber[]> =>
  database.query<Subscriber>(
    `SELECT subscriber_id, address, requested_at, confirmed_at, page, locale, text_version FROM subscribers
     WHERE state = 'subscribed' ORDER BY confirmed_at, address_key`,
  )
