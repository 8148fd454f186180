import type { Command } from '@commander-js/extra-typings'
import { dataOption, resolveData, rootOption } from '../../cli/options.ts'
import { UsageError } from '../../cli/usage-error.ts'
import { deleteMessagesTo } from '../../server/email/delete-messages.ts'
import { getOutboxFolder } from '../../server/email/open-mailer.ts'
import { deleteAddress } from '../../server/newsletter/delete-address.ts'
import { parseEmailAddress } from '../../server/newsletter/email-address.ts'
import { newsletterMessages } from '../../shared/forms/newsletter-messages.ts'
import { formatCount } from '../../shared/text/format-count.ts'
import { type DataFolders, withStorage } from './with-storage.ts'

/** Defines `docent subscribers delete`. */
export function defineSubscribersDelete(command: Command): void {
  command
    .argument('<email>', 'address whose data is deleted')
    .addOption(rootOption)
    .addOption(dataOption)
    .action(async (email, folders) => console.log(await deleteSubscriber(email, folders)))
}

/** Deletes all data of an address, as a reader may request. Returns a summary. */
async function deleteSubscriber(email: string, folders: DataFolders): Promise<string> {
  const parsed = parseEmailAddress(email)
  if (parsed.kind === 'problem')
    throw new UsageError(`\`${email}\` can't be a subscriber. ${newsletterMessages[parsed.message]}`)
  const { value } = parsed
  const deleted = await withStorage(folders, (storage) => deleteAddress(storage, value))
  const files = deleteMessagesTo(getOutboxFolder(resolveData(folders)), value.key)
  const removals: [number, string, string][] = [
    [deleted.subscriptions, 'subscription', 'subscriptions'],
    [deleted.consents, 'consent record', 'consent records'],
    [deleted.messages, 'queued message', 'queued messages'],
    [files, 'message file', 'message files'],
  ]
  const counts = removals.filter(([count]) => count > 0).map((things) => formatCount(...things))
  return counts.length === 0
    ? `There is no data of ${value.address}.`
    : `Deleted data of ${value.address}: ${counts.join(', ')}. Earlier backups still contain it.`
}
