import type { ServerManifest } from '../../shared/output/server/server-manifest.ts'
import { getOutboxFolder, openMailer } from '../email/open-mailer.ts'
import type { OutboxPace } from '../email/outbox-retries.ts'
import { type OutboxWorker, startOutbox } from '../email/outbox-worker.ts'
import { readSender } from '../email/read-sender.ts'
import type { OpenStorage } from '../storage/open-storage.ts'
import { renderNewsletterEmail } from './newsletter-emails.ts'
import { pruneNewsletter } from './prune-newsletter.ts'

export interface NewsletterOutboxOptions {
  /** Returns the current site, which a build may replace. */
  site(): ServerManifest
  storage: OpenStorage
  /** Data folder. */
  data: string
  /** Environment variables `SMTP_URL`, `DOCENT_SMTP_PLAINTEXT`, and `DOCENT_MAIL_FROM`. */
  environment: Readonly<Record<string, string | undefined>>
  pace?: Partial<OutboxPace>
  now?: () => Date
}

/** Starts sending the newsletter's messages. Throws a `DocsError` if the email settings are invalid. */
export function startNewsletterOutbox(options: NewsletterOutboxOptions): OutboxWorker {
  const { site, storage, data, environment, pace = {}, now = () => new Date() } = options
  const mailer = openMailer({
    smtpUrl: environment.SMTP_URL || undefined,
    allowsPlaintext: environment.DOCENT_SMTP_PLAINTEXT === '1',
    folder: getOutboxFolder(data),
    sender: readSender(environment.DOCENT_MAIL_FROM, site()),
  })
  const worker = startOutbox({
    storage,
    mailer,
    render: (row) => renderNewsletterEmail(site(), row),
    prune: pruneNewsletter,
    pace,
    now,
  })
  return {
    ...worker,
    async stop() {
      await worker.stop()
      mailer.close()
    },
  }
}
