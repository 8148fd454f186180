import type { OpenedSite, SiteParts } from './serve.ts'
import { createAnswerLimit, createFeedbackRoutes } from './server/feedback/feedback-routes.ts'
import { createPageCheck } from './server/feedback/is-page.ts'
import type { StorageState } from './server/health.ts'
import type { KeptCounts } from './server/metrics.ts'
import { createNewsletterLimits } from './server/newsletter/newsletter-limits.ts'
import { createNewsletterRoutes } from './server/newsletter/routes/newsletter-routes.ts'
import { startNewsletterOutbox } from './server/newsletter/start-outbox.ts'
import { createNoticeAnswer } from './server/notice-page.ts'
import { clientAddress } from './server/request/client-address.ts'
import { createSearchLog } from './server/search-log/search-log.ts'
import { openStorage } from './server/storage/open-storage.ts'
import type { ServedSite } from './shared/served-site.ts'

export interface PartsOptions {
  site: ServedSite
  /** Folder of what readers send. */
  data: string
  /** `DATABASE_URL`, `SMTP_URL` and `DOCENT_MAIL_FROM` are read. */
  environment: Readonly<Record<string, string | undefined>>
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
export function openParts({ site: first, data, environment }: PartsOptions): OpenParts {
  let current = first
  const storage = openStorage({ folder: data, url: environment.DATABASE_URL || undefined })
  const searchLog = createSearchLog(storage)
  const outbox = startNewsletterOutbox({ site: () => current, storage, data, environment })
  const limits = createNewsletterLimits()
  const mayAnswer = createAnswerLimit()
  const storageState = async (): Promise<StorageState> => {
    const state = storage.state()
    return state === 'open' ? 'ready' : state
  }
  return {
    storageState,
    counts: () => ({ mails: outbox.counts(), droppedSearches: searchLog.dropped() }),
    createParts(site) {
      current = site
      const answerNotice = createNoticeAnswer(site)
      const isPage = createPageCheck(site.findFile)
      const common = { site, storage, answerNotice }
      const newsletter = createNewsletterRoutes({ ...common, clientAddress, onMail: outbox.wake, limits })
      const feedback = createFeedbackRoutes({ ...common, isPage, mayAnswer })
      return { routes: [newsletter, feedback], answerNotice, searchLog, storageState }
    },
    async close() {
      await outbox.stop()
      await searchLog.settled()
      await storage.close()
    },
  }
}
