import { UsageError } from '../cli/usage-error.ts'
import { deleteMessagesTo } from '../server/email/eml-files.ts'
import { getOutboxFolder } from '../server/email/open-mailer.ts'
import { parseEmailAddress } from '../server/newsletter/email-address.ts'
import { deleteAddress } from '../server/newsletter/retention.ts'
import { newsletterMessages } from '../shared/forms/newsletter-messages.ts'
import { formatCount } from '../shared/text/format-count.ts'
import { type StorageLocation, withStorage } from './with-storage.ts'

export interface DeleteSubscriberOptions extends StorageLocation {
  email: string
}

/** Removes every trace of an address, as a reader may ask. Returns what was removed, in words. */
export async function deleteSubscriber({ email, ...location }: DeleteSubscriberOptions): Promise<string> {
  const parsed = parseEmailAddress(email)
  if (parsed.kind === 'problem')
    throw new UsageError(`\`${email}\` cannot be a subscriber. ${newsletterMessages[parsed.message]}`)
  const { value } = parsed
  const deleted = await withStorage(location, (storage) => deleteAddress(storage, value))
  const files = deleteMessagesTo(getOutboxFolder(location.data), value.key)
  const removals: [number, string, string][] = [
    [deleted.subscriptions, 'subscription', 'subscriptions'],
    [deleted.consents, 'record of a consent', 'records of consents'],
    [deleted.messages, 'message that was to be sent', 'messages that were to be sent'],
    [files, 'message in a file', 'messages in files'],
  ]
  const counts = removals.filter(([count]) => count > 0).map((things) => formatCount(...things))
  return counts.length === 0
    ? `Nothing is known of ${value.address}.`
    : `Removed of ${value.address}: ${counts.join(', ')}. Backups made before still have it.`
}
