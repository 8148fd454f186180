import type { Hono } from 'hono'
import { createFeedbackLimits } from './server/feedback/feedback-limits.ts'
import { createFeedbackRoutes } from './server/feedback/feedback-routes.ts'
import { createPageCheck } from './server/feedback/is-page.ts'
import type { AnswerNotice } from './server/forms/notice.ts'
import { createNoticeAnswer } from './server/forms/notice-page.ts'
import type { StorageState } from './server/health.ts'
import type { KeptCounts } from './server/metrics.ts'
import { createNewsletterLimits } from './server/newsletter/newsletter-limits.ts'
import { createNewsletterRoutes } from './server/newsletter/routes/newsletter-routes.ts'
import { startNewsletterOutbox } from './server/newsletter/start-newsletter-outbox.ts'
import type { CurrentSite, OpenedSite } from './server/open-site.ts'
import { clientAddress } from './server/request/client-address.ts'
import { createSearchLog, type SearchLog } from './server/search-log/search-log.ts'
import { openStorage } from './server/storage/open-storage.ts'

export interface PartsOptions {
  site: CurrentSite
  /** Folder of what readers send. */
  data: string
  /** `DATABASE_URL`, `SMTP_URL`, `DOCENT_SMTP_PLAINTEXT`, and `DOCENT_MAIL_FROM` are read. */
  environment: Readonly<Record<string, string | undefined>>
}

/** What is in front of the pages of a site. */
export interface SiteParts {
  /** Routes at absolute paths, with the base. */
  routes: readonly Hono[]
  /** For what goes wrong in them. */
  answerNotice?: AnswerNotice | undefined
  /** Takes searches that did not help. */
  searchLog?: SearchLog | undefined
  storageState: () => Promise<StorageState>
}

/** What takes what readers send, for as long as the server runs. */
export interface OpenParts {
  /** The parts for a build of the site. */
  createParts(site: OpenedSite): SiteParts
  storageState(): Promise<StorageState>
  /** For the metrics. */
  counts(): KeptCounts
  /** Ends the mails and lets go of the storage. */
  close(): Promise<void>
}

/** Opens newsletter, feedback and search log. The database is opened when there is something to keep. */
export function openParts({ site: current, data, environment }: PartsOptions): OpenParts {
  const storage = openStorage({ folder: data, url: environment.DATABASE_URL || undefined })
  const searchLog = createSearchLog(storage)
  const outbox = startNewsletterOutbox({ site: current, storage, data, environment })
  const limits = createNewsletterLimits()
  const feedbackLimits = createFeedbackLimits()
  const storageState = async (): Promise<StorageState> => storage.state()
  return {
    storageState,
    counts: () => ({ mails: outbox.counts(), droppedSearches: searchLog.dropped() }),
    createParts(site) {
      const answerNotice = createNoticeAnswer(site)
      const isPage = createPageCheck(site.findFile)
      const common = { site, storage, answerNotice }
      const newsletter = createNewsletterRoutes({ ...common, clientAddress, onMail: outbox.wake, limits })
      const feedback = createFeedbackRoutes({ ...common, isPage, limits: feedbackLimits })
      return { routes: [newsletter, feedback], answerNotice, searchLog, storageState }
    },
    async close() {
      await outbox.stop()
      await searchLog.settled()
      await storage.close()
    },
  }
}
