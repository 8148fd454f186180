import type { ExportFormat } from '../../cli/operator-commands.ts'
import { createUnsubscribeUrl } from '../../server/newsletter/newsletter-urls.ts'
import { readSubscribers } from '../../server/newsletter/retention.ts'
import { createUnsubscribeToken, readSigningKey } from '../../server/newsletter/tokens.ts'
import { openSite } from '../../server/open-site.ts'
import type { Database } from '../../server/storage/database.ts'
import { formatRows } from './format-rows.ts'

const columns = ['address', 'requested', 'confirmed', 'page', 'text', 'unsubscribe'] as const

/** Exports all confirmed subscribers, oldest first, with their unsubscribe URLs on the site in `out`. */
export async function exportSubscribers(
  storage: Database,
  format: ExportFormat,
  out: string,
): Promise<string> {
  const site = openSite(out)
  const key = await readSigningKey(storage)
  const subscribers = (await readSubscribers(storage)).map((row) => ({
    address: row.address,
    requested: row.requested_at.toISOString(),
    confirmed: row.confirmed_at.toISOString(),
    page: row.page ?? undefined,
    text: row.text_version,
    unsubscribe: createUnsubscribeUrl(site, createUnsubscribeToken(key, row.subscriber_id)),
  }))
  return formatRows(subscribers, columns, format)
}
