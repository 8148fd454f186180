import type { Locator, Page } from '@playwright/test'
import { createFeedbackRoutes } from '../../src/server/feedback/feedback-routes.ts'
import { listFeedback, type StoredFeedback } from '../../src/server/feedback/feedback-store.ts'
import { createNoticeRenderer } from '../../src/server/forms/render-notice.ts'
import { openSite } from '../../src/server/open-site.ts'
import { type Database, StorageUnavailableError } from '../../src/server/storage/database.ts'
import {
  type FixtureName,
  type FixtureSite,
  fixtureFolders,
  fixtureTest as siteTest,
} from './fixture-site.ts'

/** The server's half of the question below guides, in front of a fixture site. */
export interface FeedbackServer {
  /** Answers that were kept, the newest last. */
  kept(): Promise<Omit<StoredFeedback, 'build' | 'day'>[]>
  /** How many forms have come, kept or not. */
  posts(): number
  /** Disconnects or reconnects the storage. */
  setStorage(isThere: boolean): void
  /** Lets no form be answered until what it returns is called. */
  hold(): () => void
}

type StartFeedback = (name: FixtureName, site: FixtureSite) => FeedbackServer

/** Playwright's test with fixture sites whose server keeps answers. A worker has one database, empty for each test. */
export const feedbackTest = siteTest.extend<{ startFeedback: StartFeedback }>({
  startFeedback: async ({ feedbackDatabase }, use) => {
    await feedbackDatabase.query('DELETE FROM feedback')
    await use((name, site) => serveFeedback(feedbackDatabase, { name, site }))
  },
})

function serveFeedback(
  database: Database,
  { name, site }: { name: FixtureName; site: FixtureSite },
): FeedbackServer {
  let isThere = true
  let posts = 0
  let gate: Promise<void> | undefined
  const storage: Database = {
    query: (...statement) =>
      isThere ? database.query(...statement) : Promise.reject(new StorageUnavailableError('It is gone.')),
    transaction: (work) => database.transaction(work),
  }
  const built = openSite(fixtureFolders(name).out)
  const routes = createFeedbackRoutes({
    site: built,
    storage,
    renderNotice: createNoticeRenderer(built),
  })
  site.intercept(async (request) => {
    if (new URL(request.url).pathname !== built.feedbackAction) return undefined
    if (request.method === 'POST') posts++
    await gate
    return routes.fetch(request)
  })
  return {
    kept: async () =>
      (await listFeedback(database, undefined)).map(({ page, isHelpful, comment }) => ({
        page,
        isHelpful,
        comment,
      })),
    posts: () => posts,
    setStorage: (value) => {
      isThere = value
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
  }
}

/** The question below a guide. */
export const getFeedbackForm = (page: Page): Locator =>
  page.getByRole('form', { name: 'Was this page helpful?' })

/** A button of the question. */
export const getFeedbackButton = (page: Page, name: 'Yes' | 'No' | 'Send comment'): Locator =>
  getFeedbackForm(page).getByRole('button', { name, exact: true })

export { expect } from './fixture-site.ts'
