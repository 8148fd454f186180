import { Hono } from 'hono'
import { createFeedbackRateLimits } from '../../src/server/feedback/feedback-rate-limits.ts'
import { listen } from '../../src/server/listen.ts'
import { createNewsletterRateLimits } from '../../src/server/newsletter/newsletter-rate-limits.ts'
import { openDatabaseLimits } from '../../src/server/rate-limits/open-database-limits.ts'
import { openStorage } from '../../src/server/storage/open-storage.ts'
import { startNewsletter } from './newsletter-server.ts'
import { sampleFeedback, unlimited } from './sample-feedback.ts'

/** A server of newsletter and feedback in a separate process, run by `server-process.ts` and killed by tests. */
const [folder = '', port = '0'] = process.argv.slice(2)
const endless = { burst: 1e6, perSecond: 1e6 }
const { DATABASE_URL: url, SMTP_URL, DOCENT_SMTP_PLAINTEXT, LIMITED } = process.env
const storage = openStorage({ folder, url })
const createLimit = openDatabaseLimits(storage)
const limits =
  LIMITED === undefined
    ? {
        newsletter: createNewsletterRateLimits({ client: endless, address: endless, total: endless }),
        feedback: unlimited,
      }
    : {
        newsletter: createNewsletterRateLimits({ createLimit }),
        feedback: createFeedbackRateLimits(createLimit),
      }
const environment = { SMTP_URL, DOCENT_SMTP_PLAINTEXT }
const { app, stop } = startNewsletter(storage, folder, { limits: limits.newsletter, environment })
const feedback = sampleFeedback(storage, { limits: limits.feedback })
const forms = new Hono().route('/', feedback).route('/', app)
const server = await listen(async (request) => forms.fetch(request), Number(port))
console.log(`Serving at ${server.url}`)
process.once('SIGTERM', async () => {
  server.close()
  await stop()
  await storage.close()
})
