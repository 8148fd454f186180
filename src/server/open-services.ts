import type { Hono } from 'hono'
import { getServerPaths } from '../shared/output/server/server-paths.ts'
import type { Handler } from './create-file-handler.ts'
import { createFeedbackRateLimits, type FeedbackRateLimits } from './feedback/feedback-rate-limits.ts'
import { createFeedbackRoutes } from './feedback/feedback-routes.ts'
import type { RenderNotice } from './forms/notice.ts'
import type { StorageState } from './health.ts'
import type { RequestObserver } from './listen.ts'
import { createMockService } from './mock/create-mock-service.ts'
import { createNewsletterRateLimits, type NewsletterRateLimits } from './newsletter/newsletter-rate-limits.ts'
import { createNewsletterRoutes } from './newsletter/routes/newsletter-routes.ts'
import { startNewsletterOutbox } from './newsletter/start-newsletter-outbox.ts'
import type { GetSite, OpenedSite } from './open-site.ts'
import type { TakePermit } from './rate-limits/create-private-limit.ts'
import { openDatabaseLimits } from './rate-limits/open-database-limits.ts'
import { type CreateLimit, openMemoryLimits } from './rate-limits/open-memory-limits.ts'
import { createSearchAndMcpService } from './search-and-mcp/create-search-and-mcp-service.ts'
import { createSearchLog, type SearchLog } from './search-log/search-log.ts'
import { openStorage } from './storage/open-storage.ts'

interface ServedBuild {
  site: OpenedSite
  pages: Handler
  renderNotice: RenderNotice
}

/** Services in front of a site's pages. They keep running across builds, until the caller closes them. */
export interface SiteServices {
  /** Creates the routes for a build, at absolute paths, including the base path. */
  createRoutes(build: ServedBuild): Hono[]
  /** Log of failed searches. Undefined without storage. */
  searchLog: SearchLog | undefined
  storageState(): Promise<StorageState>
  /** Must be called after the last request, which needs the storage. */
  close(): Promise<void>
}

/** Opens the services that store nothing: the sandbox of the APIs, the search API, and the MCP server. */
export function openPublicServices(limits: { takePermit?: TakePermit } = {}): SiteServices {
  const sandbox = createMockService(limits)
  const programs = createSearchAndMcpService(limits)
  return {
    createRoutes: ({ site, pages }) => [
      programs.createRoutes(site),
      sandbox.createRoutes({ path: getServerPaths(site).sandbox, folder: site.folder, pages }),
    ],
    searchLog: undefined,
    storageState: async () => 'none',
    async close() {
      await Promise.all([sandbox.close(), programs.close()])
    },
  }
}

export interface ServicesOptions {
  site: GetSite
  /** Folder of reader data. */
  data: string
  /** Source of `DATABASE_URL`, `SMTP_URL`, `DOCENT_SMTP_PLAINTEXT`, and `DOCENT_MAIL_FROM`. */
  environment: Readonly<Record<string, string | undefined>>
  /** True to measure requests, and serve `/metrics`. */
  hasMetrics: boolean
}

/** All services of `docent serve`. */
export interface ServerServices extends SiteServices {
  /** Observers of the metrics. */
  observers: readonly RequestObserver[]
}

/**
 * Opens all services: those that store nothing, the newsletter, feedback, the search log, and metrics. The database is
 * opened with the first write. Throws a `DocsError` if the email settings are invalid.
 */
export async function openServices(options: ServicesOptions): Promise<ServerServices> {
  const { site: current, data, environment, hasMetrics } = options
  const metricsModule = hasMetrics ? await import('./metrics.ts') : undefined
  const storage = openStorage({ folder: data, url: environment.DATABASE_URL || undefined })
  const outbox = startNewsletterOutbox({ site: current, storage, data, environment })
  const publicServices = openPublicServices()
  const searchLog = createSearchLog(storage)
  const storageState = (): Promise<StorageState> => storage.check()
  const metrics = metricsModule?.createMetrics({
    base: () => current().base,
    storageState,
    counts: () => ({ emails: outbox.counts(), droppedSearches: searchLog.countDropped() }),
  })
  const limits = openFormLimits(environment.DATABASE_URL ? openDatabaseLimits(storage) : openMemoryLimits())
  return {
    createRoutes(build) {
      const { site, renderNotice } = build
      const common = { site, storage, renderNotice }
      return [
        ...(metrics === undefined ? [] : [metrics.routes]),
        createNewsletterRoutes({ ...common, onEmailQueued: outbox.wake, limits: limits.newsletter }),
        createFeedbackRoutes({ ...common, limits: limits.feedback }),
        ...publicServices.createRoutes(build),
      ]
    },
    searchLog,
    storageState,
    observers: metrics === undefined ? [] : [metrics.observe],
    async close() {
      await Promise.all([publicServices.close(), outbox.stop(), searchLog.flush()]).finally(storage.close)
    },
  }
}

/** Creates the limits of forms. Servers with the same PostgreSQL share them. */
const openFormLimits = (
  createLimit: CreateLimit,
): { newsletter: NewsletterRateLimits; feedback: FeedbackRateLimits } => ({
  newsletter: createNewsletterRateLimits({ createLimit }),
  feedback: createFeedbackRateLimits(createLimit),
})
