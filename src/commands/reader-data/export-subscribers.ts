import type { Command } from '@commander-js/extra-typings'
import { dataOption, outOption, resolveOut, rootOption } from '../../cli/options.ts'
import { getFormLanguage } from '../../server/forms/form-language.ts'
import { createUnsubscribeUrl } from '../../server/newsletter/newsletter-urls.ts'
import { readSubscribers, type Subscriber } from '../../server/newsletter/read-subscribers.ts'
import { createUnsubscribeToken, readSigningKey } from '../../server/newsletter/tokens.ts'
import { openSite } from '../../server/open-site.ts'
import type { Database } from '../../server/storage/database.ts'
import type { ServerManifest } from '../../shared/output/server/server-manifest.ts'
import { type ExportFormat, formatOption, toOption, writeExport } from './define-export.ts'
import { formatRows } from './format-rows.ts'
import { withStorage } from './with-storage.ts'

/** Defines `docent export subscribers`. */
export function defineExportSubscribers(command: Command): void {
  command
    .addOption(rootOption)
    .addOption(outOption)
    .addOption(dataOption)
    .addOption(formatOption)
    .addOption(toOption)
    .action(async ({ format, to, ...folders }) => {
      const out = resolveOut(folders)
      await writeExport(await withStorage(folders, (storage) => exportSubscribers(storage, format, out)), to)
    })
}

const columns = ['address', 'requested', 'confirmed', 'page', 'text', 'unsubscribe', 'locale'] as const

/** Exports all confirmed subscribers, oldest first, with their unsubscribe URLs on the site in `out`. */
async function exportSubscribers(storage: Database, format: ExportFormat, out: string): Promise<string> {
  const site = openSite(out)
  const key = await readSigningKey(storage)
  const subscribers = (await readSubscribers(storage)).map((row) => ({
    address: row.address,
    requested: row.requested_at.toISOString(),
    confirmed: row.confirmed_at.toISOString(),
    page: row.page ?? undefined,
    text: row.text_version,
    ...createLanguageFields(site, row, createUnsubscribeToken(key, row.subscriber_id)),
  }))
  return formatRows(subscribers, columns, format)
}

/** Creates the fields that depend on the language of a subscription. */
function createLanguageFields(
  site: ServerManifest,
  { locale }: Subscriber,
  token: string,
): Record<'unsubscribe' | 'locale', string | undefined> {
  const language = getFormLanguage(site, locale ?? undefined)
  return { unsubscribe: createUnsubscribeUrl(site, token, language), locale: language.locale }
}
