import type { Hono } from 'hono'
import { createFeedbackLimits } from './server/feedback/feedback-limits.ts'
import { createFeedbackRoutes } from './server/feedback/feedback-routes.ts'
import { createPageCheck } from './server/feedback/page-check.ts'
import type { RenderNotice } from './server/forms/notice.ts'
import { createNoticeRenderer } from './server/forms/notice-page.ts'
import type { StorageState } from './server/health.ts'
import type { ServiceCounts } from './server/metrics.ts'
import { createNewsletterLimits } from './server/newsletter/newsletter-limits.ts'
import { createNewsletterRoutes } from './server/newsletter/routes/newsletter-routes.ts'
import { startNewsletterOutbox } from './server/newsletter/start-newsletter-outbox.ts'
import type { GetSite, OpenedSite } from './server/open-site.ts'
import { getClientAddress } from './server/request/client-address.ts'
import { createSearchLog, type SearchLog } from './server/search-log/search-log.ts'
import { openStorage } from './server/storage/open-storage.ts'

export interface ServicesOptions {
  site: GetSite
  /** Folder of reader data. */
  data: string
  /** Source of `DATABASE_URL`, `SMTP_URL`, `DOCENT_SMTP_PLAINTEXT`, and `DOCENT_MAIL_FROM`. */
  environment: Readonly<Record<string, string | undefined>>
}

/** Services that run in front of a site's pages. */
export interface SiteServices {
  /** Routes at absolute paths, including the base path. */
  routes: readonly Hono[]
  /** Renders notices for errors in the routes. */
  renderNotice?: RenderNotice | undefined
  /** Log of failed searches. */
  searchLog?: SearchLog | undefined
  storageState: () => Promise<StorageState>
}

/** Services for reader data, open while the server runs. */
export interface OpenServices {
  /** Creates the services for a build of the site. */
  createSiteServices(site: OpenedSite): SiteServices
  storageState(): Promise<StorageState>
  /** Returns counts for the metrics. */
  counts(): ServiceCounts
  /** Stops the outbox and closes the storage. */
  close(): Promise<void>
}

/** Opens the newsletter, feedback, and the search log. The database is opened with the first write. */
export function openServices({ site: current, data, environment }: ServicesOptions): OpenServices {
  const storage = openStorage({ folder: data, url: environment.DATABASE_URL || undefined })
  const searchLog = createSearchLog(storage)
  const outbox = startNewsletterOutbox({ site: current, storage, data, environment })
  const limits = createNewsletterLimits()
  const feedbackLimits = createFeedbackLimits()
  const storageState = (): Promise<StorageState> => storage.check()
  return {
    storageState,
    counts: () => ({ emails: outbox.counts(), droppedSearches: searchLog.countDropped() }),
    createSiteServices(site) {
      const renderNotice = createNoticeRenderer(site)
      const isPage = createPageCheck(site.findFile)
      const common = { site, storage, renderNotice }
      const newsletter = createNewsletterRoutes({
        ...common,
        getClientAddress,
        onEmailQueued: outbox.wake,
        limits,
      })
      const feedback = createFeedbackRoutes({ ...common, isPage, limits: feedbackLimits })
      return { routes: [newsletter, feedback], renderNotice, searchLog, storageState }
    },
    async close() {
      await outbox.stop()
      await searchLog.flush()
      await storage.close()
    },
  }
}
