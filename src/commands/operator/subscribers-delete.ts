import { UsageError } from '../../cli/usage-error.ts'
import { deleteMessagesTo } from '../../server/email/eml-files.ts'
import { getOutboxFolder } from '../../server/email/open-mailer.ts'
import { parseEmailAddress } from '../../server/newsletter/email-address.ts'
import { deleteAddress } from '../../server/newsletter/retention.ts'
import { newsletterMessages } from '../../shared/forms/newsletter-messages.ts'
import { formatCount } from '../../shared/text/format-count.ts'
import { type StorageLocation, withStorage } from './with-storage.ts'

export interface DeleteSubscriberOptions extends StorageLocation {
  email: string
}

/** Deletes all data of an address, as a reader may request. Returns a summary. */
export async function deleteSubscriber({ email, ...location }: DeleteSubscriberOptions): Promise<string> {
  const parsed = parseEmailAddress(email)
  if (parsed.kind === 'problem')
    throw new UsageError(`\`${email}\` can't be a subscriber. ${newsletterMessages[parsed.message]}`)
  const { value } = parsed
  const deleted = await withStorage(location, (storage) => deleteAddress(storage, value))
  const files = deleteMessagesTo(getOutboxFolder(location.data), value.key)
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
