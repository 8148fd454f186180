import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createNewsletterRateLimits } from '../../src/server/newsletter/newsletter-rate-limits.ts'
import type { OpenStorage } from '../../src/server/storage/open-storage.ts'
import { createDatabase, type TestDatabase } from './engines.ts'
import type { HostileSubmission } from './newsletter-answers.ts'
import { hostileSubmissions } from './newsletter-hostile-requests.ts'
import { type NewsletterServer, startNewsletter } from './newsletter-server.ts'

const endless = { burst: 1e6, perSecond: 1e6 }
const form = 'https://docs.example/help/_/newsletter'

describe('[R-053] hostile requests to the newsletter', () => {
  let database: TestDatabase
  let storage: OpenStorage
  let server: NewsletterServer

  beforeAll(async () => {
    database = await createDatabase('embedded', { skip: () => never() })
    storage = database.open()
    const limits = createNewsletterRateLimits({ client: endless, address: endless, total: endless })
    server = startNewsletter(storage, database.settings.folder, { limits })
  })
  afterAll(async () => {
    await server.stop()
    await database.remove()
  })

  test('are sufficient', () => {
    expect(hostileSubmissions.length).toBeGreaterThan(150)
  })

  test.for(hostileSubmissions)('$name: $status', async (request) => {
    const response = await send(request)
    expect([response.status, await response.text()]).toEqual([request.status, request.answer])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    if (request.status === 405) expect(response.headers.get('Allow')).toMatch(/POST$/)
  })

  test('leave no data behind', async () => {
    for (const table of ['subscribers', 'confirmations', 'consents', 'outbox'])
      expect(await storage.query(`SELECT * FROM ${table}`), table).toEqual([])
    expect(server.emails()).toEqual([])
  })

  async function send({
    path = '',
    method = 'POST',
    type,
    body,
    headers,
  }: HostileSubmission): Promise<Response> {
    const contentType = type ?? 'application/x-www-form-urlencoded'
    return server.app.request(`${form}${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...(contentType !== '' && { 'Content-Type': contentType }),
        ...headers,
      },
      // Without a type, `fetch` would set one for strings.
      ...(body !== undefined && { body: typeof body === 'string' ? new TextEncoder().encode(body) : body }),
    })
  }
})

const never = (): never => {
  throw new Error('The embedded database is always there.')
}
