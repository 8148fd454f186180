// cspell:disable -- German texts
import { describe, expect } from 'vitest'
import { loadLanguage } from '../../src/content/data/load-language.ts'
import { migrate, readMigrations } from '../../src/server/storage/migrate.ts'
import { formMessages } from '../../src/shared/forms/form-messages.ts'
import { pickMessages } from '../../src/shared/messages/pick-messages.ts'
import type { ManifestLanguage } from '../../src/shared/output/server/server-manifest.ts'
import { createDatabase, databaseEngines } from './engines.ts'
import { site as plainSite, readLinkToken, startNewsletter } from './newsletter-server.ts'
import { createNewsletterTest, email, formUrl } from './newsletter-world.ts'

const createLanguage = (id: string, path: string): ManifestLanguage => ({
  id,
  path,
  htmlLang: id,
  direction: 'ltr',
  messages: pickMessages(loadLanguage({ id }), formMessages),
})
const formLanguages = [createLanguage('en', '/'), createLanguage('de', '/de/'), createLanguage('hi', '/hi/')]
const site = { ...plainSite, formLanguages }

/** Decodes the parts of a message. */
const decode = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/((?:=[\dA-F]{2})+)/g, (_, bytes: string) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    )

describe.for(databaseEngines)('[R-053] the language of the newsletter on %s', (engine) => {
  const test = createNewsletterTest(engine)

  test('follows the form in emails, in their links, and on the pages of the links', async ({ world }) => {
    const { storage, database } = world
    const { app, emails, stop } = startNewsletter(storage, database.settings.folder, { site })
    const post = (path: string, fields: Record<string, string>): Response | Promise<Response> =>
      app.request(formUrl + path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Accept: 'text/html' },
      })
    const taken = await post('?locale=de', { email })
    expect(await taken.text()).toContain('<h1>Fast geschafft</h1>')
    expect(await storage.query('SELECT locale FROM subscribers')).toEqual([{ locale: 'de' }])
    await expect.poll(() => emails().length, { timeout: 20_000 }).toBe(1)
    const [confirmation = ''] = emails()
    const text = decode(confirmation)
    expect(text).toContain('Bestätigen Sie Ihr Abonnement des Newsletters von Cloud & Co')
    expect(text).toContain('https://docs.example/help/de/')
    expect(text).toContain('<html lang="de">')
    const token = readLinkToken(confirmation)
    const link = `/confirm?locale=de&token=${token}`
    expect(text).toContain(formUrl + link)
    const opened = await (await app.request(formUrl + link)).text()
    expect(opened).toContain('<h1>Bestätigen Sie Ihr Abonnement</h1>')
    expect(opened).toContain('<form action="/help/_/newsletter/confirm?locale=de">')
    const confirmed = await (await post('/confirm?locale=de', { token })).text()
    expect(confirmed).toContain('<h1>Sie haben den Newsletter abonniert</h1>')
    expect(confirmed).toContain('<a href="/de/">')
    expect(await (await post('/confirm?locale=de', { token })).text()).toContain(
      'Dieser Link gilt nicht mehr',
    )
    await expect.poll(() => emails().length, { timeout: 20_000 }).toBe(2)
    const welcome = emails().find((mail) => mail !== confirmation) ?? ''
    expect(decode(welcome)).toContain('Die nächste Ausgabe wird an diese Adresse gesendet.')
    expect(welcome.replace(/\r?\n[ \t]+/g, ' ')).toContain(
      `List-Unsubscribe: <${formUrl}/unsubscribe?locale=de&token=`,
    )
    // Somebody else enters the address on a page in Hindi: the subscriber still reads German.
    expect(await (await post('?locale=hi', { email })).text()).toContain('<h1>बस थोड़ा बाकी है</h1>')
    await expect.poll(() => emails().length, { timeout: 20_000 }).toBe(3)
    const already = emails().find((mail) => mail !== confirmation && mail !== welcome) ?? ''
    expect(decode(already)).toContain('Sie haben den Newsletter von Cloud & Co schon abonniert')
    await stop()
  })

  test('survives the migration: subscriptions from before are in the default language', async ({ task }) => {
    const database = await createDatabase(engine, task.context)
    const migrations = readMigrations()
    const before = database.open({ migrations: migrations.filter(({ number }) => number < 30) })
    await before.query(
      `INSERT INTO subscribers (subscriber_id, address, address_key, state, text_version, requested_at, confirmed_at, mails, mails_since)
       VALUES (gen_random_uuid(), $1, $1, 'subscribed', '1', now(), now(), 0, now())`,
      [email],
    )
    await migrate(before, migrations)
    expect(await before.query('SELECT address, state, locale FROM subscribers')).toEqual([
      { address: email, state: 'subscribed', locale: null },
    ])
    await database.remove()
  })
})
