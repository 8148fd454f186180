import type { FeedbackRateLimits } from '../../src/server/feedback/feedback-rate-limits.ts'
import { createFeedbackRoutes, type FeedbackOptions } from '../../src/server/feedback/feedback-routes.ts'
import type { FindFile } from '../../src/server/file-response.ts'
import type { Database } from '../../src/server/storage/database.ts'

/** Limits that never refuse. */
export const unlimited: FeedbackRateLimits = { takeForClient: async () => 0, takeForAll: async () => 0 }

/** Where they take answers. */
export const feedbackUrl = 'https://docs.example/help/_/feedback'

const findFile: FindFile = async (path) =>
  path === '/docs/nodes/index.html'
    ? { bytes: new Uint8Array(), etag: '"1"', encoding: undefined }
    : undefined

/** Creates the routes of a site with one page. Notices are printed as data. */
export function sampleFeedback(storage: Database, options: Partial<FeedbackOptions> = {}) {
  return createFeedbackRoutes({
    site: { base: '/help/', feedbackAction: '/help/_/feedback', findFile },
    storage,
    renderNotice: async (notice) => new Response(JSON.stringify(notice), { status: notice.status }),
    ...options,
  })
}
