import { openSite } from '../serve.ts'
import { unsubscribeUrl } from '../server/newsletter/newsletter-urls.ts'
import { readSubscribers } from '../server/newsletter/retention.ts'
import { readKey, unsubscribeToken } from '../server/newsletter/tokens.ts'
import { formatCsv } from '../shared/csv.ts'
import { writePrivateFile } from './private-file.ts'
import { type StoragePlace, withStorage } from './with-storage.ts'

export interface ExportSubscribersOptions extends StoragePlace {
  /** Folder of the built site: addresses to unsubscribe are on it. */
  out: string
  format: 'csv' | 'json'
  /** File to write; undefined for the text itself. */
  to: string | undefined
}

/** Everybody who has confirmed, oldest first, with what ends each subscription. Returns what to print. */
export async function exportSubscribers({
  out,
  format,
  to,
  ...place
}: ExportSubscribersOptions): Promise<string> {
  const site = openSite(out)
  const subscribers = await withStorage(place, async (storage) => {
    const key = await readKey(storage)
    const rows = await readSubscribers(storage)
    return rows.map((row) => ({
      address: row.address,
      requested: row.requested_at.toISOString(),
      confirmed: row.confirmed_at.toISOString(),
      page: row.page ?? undefined,
      text: row.text_version,
      unsubscribe: unsubscribeUrl(site, unsubscribeToken(key, row.subscriber_id)),
    }))
  })
  const columns = ['address', 'requested', 'confirmed', 'page', 'text', 'unsubscribe'] as const
  const text =
    format === 'json'
      ? `${JSON.stringify(subscribers, null, 2)}\n`
      : formatCsv([columns, ...subscribers.map((row) => columns.map((column) => row[column]))])
  if (to === undefined) return text.replace(/\r?\n$/, '')
  writePrivateFile(to, text)
  return `${subscribers.length} ${subscribers.length === 1 ? 'subscriber' : 'subscribers'} written to ${to}`
}
