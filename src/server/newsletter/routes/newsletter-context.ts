import type { Context } from 'hono'
import type { ServerManifest } from '../../../shared/output/server/server-manifest.ts'
import type { RenderNotice } from '../../forms/notice.ts'
import type { Database } from '../../storage/database.ts'
import type { NewsletterRateLimits } from '../newsletter-rate-limits.ts'
import type { NewsletterNotice } from './newsletter-notices.ts'

export interface NewsletterOptions {
  site: Pick<ServerManifest, 'base' | 'origin' | 'newsletterAction' | 'formLanguages' | 'consentTexts'>
  storage: Database
  renderNotice: RenderNotice
  /** Called when there may be a message to send. */
  onEmailQueued(): void
  limits?: NewsletterRateLimits
  now?: () => Date
}

/** Everything that the routes need. */
export type NewsletterContext = Required<NewsletterOptions>

/** Responds to a request with a notice, before its format is chosen. */
export type NewsletterRoute = (
  desk: NewsletterContext,
  context: Context,
) => Promise<NewsletterNotice | Response>
