import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../src/server/create-app.ts'
import { createFileHandler } from '../../src/server/create-file-handler.ts'
import { createFeedbackRoutes } from '../../src/server/feedback/feedback-routes.ts'
import { createNoticeRenderer } from '../../src/server/forms/render-notice.ts'
import { createHealthRoutes } from '../../src/server/health.ts'
import { createNewsletterRoutes } from '../../src/server/newsletter/routes/newsletter-routes.ts'
import { openSite } from '../../src/server/open-site.ts'
import { withSearchLog } from '../../src/server/search-log/with-search-log.ts'
import type { Database } from '../../src/server/storage/database.ts'
import { gardenMock } from '../unit/call-garden.ts'
import { countWork } from './count-work.ts'
import { type LargeRequest, type LargeRoute, largeRequests } from './large-requests.ts'
import { unlimited } from './sample-feedback.ts'
import { writeTableSite } from './table-site.ts'

/** About 10 ms: a comment of 1,000 characters, looked through for several kinds of secrets, takes half of it. */
const mostSteps = 10_000_000

const { folder, remove } = writeTableSite('/')
afterAll(remove)

const subscriber = { value: 'key', subscriber_id: '1', address: 'a@docs.example', state: 'pending', mails: 1 }
const storage: Database = {
  query: <Row>() => Promise.resolve([subscriber] as Row[]),
  transaction: (work) => work(storage),
}

/** All parts of the server, with a storage that keeps nothing and without limits. */
function createServerApp(): ReturnType<typeof createApp> {
  const opened = { ...openSite(folder), feedbackAction: '/_/feedback' }
  const renderNotice = createNoticeRenderer(opened)
  const common = { site: opened, storage, renderNotice }
  const log = { add: () => undefined, countDropped: () => 0, flush: async () => undefined }
  return createApp({
    headers: opened.headers,
    renderNotice,
    pages: withSearchLog(createFileHandler(opened), { path: '/_/search-log', log, canReport: () => true }),
    routes: [
      createHealthRoutes({ isSiteReadable: async () => true, storageState: async () => 'ready' }),
      createNewsletterRoutes({
        ...common,
        onEmailQueued: () => undefined,
        limits: { take: () => Promise.resolve(0) },
      }),
      createFeedbackRoutes({ ...common, limits: unlimited }),
    ],
  })
}

const app = createServerApp()
const bindings = { trustedProxies: 2 }

async function expectLittleWork(
  large: LargeRequest,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  const { target, method, headers, body = null } = large
  const request = new Request(`http://localhost${target}`, { method, headers, body })
  const { steps, worst } = await countWork(async () => (await answer(request)).arrayBuffer())
  expect(steps, `${method} ${target.slice(0, 60)}: ${JSON.stringify(worst)}`).toBeLessThan(mostSteps)
}

const run = (routes: LargeRoute[], answer: (request: Request) => Promise<Response>): Promise<void> =>
  fc.assert(
    fc.asyncProperty(largeRequests(routes), (request) => expectLittleWork(request, answer)),
    { numRuns: 2000 },
  )

test('[R-121] no request to a route causes much work', async () => {
  const pages = ['/', '/docs/x/', '/docs/x', '/old/', '/robots.txt', '/_/media/', '/nowhere/', '/healthz']
  const parts: LargeRoute[] = [
    { path: '/_/newsletter', fields: ['email', 'website'], size: 4096 },
    { path: '/_/newsletter/confirm', fields: ['token'], size: 4096 },
    { path: '/_/newsletter/unsubscribe', fields: ['token'], size: 4096 },
    { path: '/_/feedback', fields: ['page', 'answer', 'build', 'id', 'comment'], size: 16 * 1024 },
    { path: '/_/search-log', fields: ['text'], size: 1024 },
  ]
  const routes = [...pages.map((path) => ({ path })), ...parts]
  await run(routes, (request) => app(request, bindings))
})

test('[R-121] no request to a mock causes much work', async () => {
  const paths = ['/beds', '/beds/7', '/beds/7/actions', '/tree', '/weather', '/nowhere', '/']
  const routes = paths.map((path) => ({
    path: `/mock/garden${path}?key=k`,
    fields: ['name', 'type', 'children'],
  }))
  await run(routes, gardenMock.handler)
})
