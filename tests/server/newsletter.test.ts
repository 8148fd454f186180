import { describe, expect } from 'vitest'
import { createNewsletterRoutes } from '../../src/server/newsletter/routes/newsletter-routes.ts'
import { requestSubscription } from '../../src/server/newsletter/subscriptions.ts'
import type { Database } from '../../src/server/storage/database.ts'
import { databaseEngines } from './engines.ts'
import { printNotice, readLinkToken, readRecipient, site } from './newsletter-server.ts'
import { createNewsletterTest, email, formUrl } from './newsletter-world.ts'

describe.for(databaseEngines)('[R-053] the newsletter on %s', (engine) => {
  const test = createNewsletterTest(engine)

  test('sends a confirmation link by email, confirms with a button, and unsubscribes with one click', async ({
    world,
  }) => {
    const { post, mail, server, storage } = world
    const referer = { Referer: 'https://docs.example/help/news/?from=me' }
    const taken = await post('', { email: 'Reader@MAIL.example', website: '' }, referer)
    expect([taken.status, await taken.json()]).toEqual([202, { status: 'pending' }])
    const asked = await mail(1)
    expect(asked).toMatch(/^To: Reader@mail\.example$/m)
    expect(asked).toMatch(/^Subject: Confirm your subscription to the Cloud & Co newsletter$/m)
    const token = readLinkToken(asked)

    const opened = await server.app.request(`${formUrl}/confirm?token=${token}`)
    expect([opened.status, opened.headers.get('Referrer-Policy')]).toEqual([200, 'same-origin'])
    expect(await opened.text()).toContain(
      `<form action="/help/_/newsletter/confirm"><input name="token" value="${token}"><button>Subscribe</button></form>`,
    )
    expect(await storage.query('SELECT state FROM subscribers')).toEqual([{ state: 'pending' }])
    const confirmed = await post('/confirm', { token })
    expect([confirmed.status, await confirmed.json()]).toEqual([200, { status: 'subscribed' }])
    expect((await post('/confirm', { token })).status).toBe(410)

    const welcome = await mail(2)
    const link = `${formUrl}/unsubscribe?token=${readLinkToken(welcome)}`
    expect(welcome.replace(/\r?\n[ \t]+/g, ' ')).toContain(`List-Unsubscribe: <${link}>`)
    expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect((await server.app.request(link)).status).toBe(200)
    expect(await storage.query('SELECT state, page FROM subscribers')).toEqual([
      { state: 'subscribed', page: '/news/' },
    ])
    for (const site of ['cross-site', 'none']) {
      const ended = await server.app.request(link, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        headers: { 'Sec-Fetch-Site': site },
      })
      expect([ended.status, await ended.text()]).toEqual([200, 'You are unsubscribed\n'])
    }
    expect(await storage.query('SELECT * FROM subscribers')).toEqual([])
    const consents = await storage.query('SELECT * FROM consents')
    expect(consents).toMatchObject([
      { page: '/news/', confirmation_digest: expect.stringMatching(/^[\da-f]{64}$/) },
    ])
    expect(JSON.stringify(consents).toLowerCase()).not.toContain('mail.example')
  })

  test('stores no token that it has sent, and only digests of the others', async ({ world }) => {
    await world.post('', { email })
    const token = readLinkToken(await world.mail(1))
    await expect.poll(() => world.storage.query('SELECT * FROM outbox')).toEqual([])
    const all = await world.storage.query(
      'SELECT s.*, c.* FROM subscribers s JOIN confirmations c USING (subscriber_id)',
    )
    expect(all).toHaveLength(1)
    expect(JSON.stringify(all)).not.toContain(token)
  })

  test('responds the same, with the same statements, whether or not an address is subscribed', async ({
    world,
  }) => {
    const statements: string[] = []
    const spied = spyOn(world.storage, statements)
    const app = createNewsletterRoutes({
      site,
      storage: spied,
      renderNotice: printNotice,
      onEmailQueued: () => undefined,
    })
    const ask = async (): Promise<unknown[]> => {
      statements.length = 0
      const body = new URLSearchParams({ email })
      const headers = { Accept: 'application/json' }
      const response = await app.request(formUrl, { method: 'POST', body, headers })
      return [response.status, await response.text(), [...response.headers], [...statements]]
    }
    // A key is made once; another address has it made.
    await world.post('', { email: 'first@mail.example' })
    const first = await ask()
    const pending = await ask()
    await world.storage.query("UPDATE subscribers SET state = 'subscribed', confirmed_at = now()")
    const subscribed = await ask()
    expect(first[3]).toHaveLength(4)
    expect(pending).toEqual(first)
    expect(subscribed).toEqual(first)
  })

  test('reveals a subscription only by email, and at most once a day', async ({ world }) => {
    const { post, mail, clock, storage } = world
    await post('', { email })
    await post('/confirm', { token: readLinkToken(await mail(1)) })
    await mail(2)
    expect((await post('', { email: email.toUpperCase() })).status).toBe(202)
    const told = await mail(3)
    expect([readRecipient(told), told.includes('are already subscribed')]).toEqual([email, true])
    expect((await post('', { email })).status).toBe(202)
    expect(await storage.query('SELECT kind FROM outbox')).toEqual([])
    clock.now = new Date(clock.now.getTime() + 25 * 3_600_000)
    await post('', { email })
    await mail(4)
    expect(await storage.query('SELECT address, state FROM subscribers')).toEqual([
      { address: email, state: 'subscribed' },
    ])
  })

  test('sends at most three messages a day to an address that nobody has confirmed', async ({ world }) => {
    const { post, mail, clock, storage } = world
    for (const count of [1, 2, 3]) {
      await post('', { email })
      await mail(count)
    }
    expect((await post('', { email })).status).toBe(202)
    expect(await storage.query('SELECT kind FROM outbox')).toEqual([])
    expect(await storage.query('SELECT token_digest FROM confirmations')).toHaveLength(3)
    const tomorrow = new Date(clock.now.getTime() + 25 * 3_600_000)
    // Not by the form, which limits requests for an address as well.
    const address = { address: email, key: email }
    await requestSubscription(storage, {
      address,
      page: undefined,
      consentVersion: '1',
      locale: undefined,
      now: tomorrow,
    })
    expect(await storage.query('SELECT kind FROM outbox')).toEqual([{ kind: 'confirm' }])
  })

  test('lets a link expire after 48 hours, and any of several confirm', async ({ world }) => {
    const { post, mail, clock } = world
    await post('', { email })
    const late = readLinkToken(await mail(1))
    clock.now = new Date(clock.now.getTime() + 47 * 3_600_000)
    await post('', { email })
    const timely = readLinkToken(await mail(2))
    clock.now = new Date(clock.now.getTime() + 2 * 3_600_000)
    expect((await post('/confirm', { token: late })).status).toBe(410)
    const both = await Promise.all([post('/confirm', { token: timely }), post('/confirm', { token: timely })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
    await mail(3)
  })

  test('ends only the subscription of the link', async ({ world }) => {
    const { post, mail, storage } = world
    const tokens: string[] = []
    for (const [index, name] of ['a', 'b'].entries()) {
      await post('', { email: `${name}@mail.example` })
      await post('/confirm', { token: readLinkToken(await mail(2 * index + 1)) })
      tokens.push(readLinkToken(await mail(2 * index + 2)))
    }
    const [ofA = '', ofB = ''] = tokens
    const mixed = ofA.split('.')[0] + ofB.slice(ofB.indexOf('.'))
    expect((await post('/unsubscribe', { token: mixed })).status).toBe(410)
    expect((await post('/unsubscribe', { token: ofA, email: 'b@mail.example' })).status).toBe(200)
    expect(await storage.query('SELECT address FROM subscribers')).toEqual([{ address: 'b@mail.example' }])
  })
})

/** Records the statements that a storage runs. */
function spyOn(storage: Database, statements: string[]): Database {
  const spied = (database: Database): Database => ({
    query: (statement, values) => {
      statements.push(statement)
      return database.query(statement, values)
    },
    transaction: (work) => database.transaction((transaction) => work(spied(transaction))),
  })
  return spied(storage)
}
