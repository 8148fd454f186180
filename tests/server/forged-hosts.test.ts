import { expect, test } from 'vitest'
import { createDatabase } from './engines.ts'
import { readLinkToken, startNewsletter } from './newsletter-server.ts'

const forged = 'forged.example'

test('[R-053] links in emails and responses lead to the site, whatever the request says about its host', async (context) => {
  const database = await createDatabase('embedded', context)
  const storage = database.open()
  const server = startNewsletter(storage, database.settings.folder)
  const post = (path: string, fields: Record<string, string>): Promise<Response> =>
    Promise.resolve(
      server.app.request(`http://${forged}/help/_/newsletter${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: {
          Host: `${forged}:81`,
          'X-Forwarded-Host': forged,
          'X-Forwarded-Proto': 'javascript',
          'X-Forwarded-Port': '81',
          'X-Forwarded-Prefix': `//${forged}`,
          Forwarded: `host=${forged};proto=http`,
          Referer: `http://${forged}:81/help//${forged}/?x=//${forged}`,
        },
      }),
    )
  try {
    const texts = [await (await post('', { email: 'reader@mail.example' })).text()]
    await expect.poll(() => server.emails().length).toBe(1)
    const token = readLinkToken(server.emails()[0] ?? '')
    texts.push(await (await post('/confirm', { token })).text())
    await expect.poll(() => server.emails().length).toBe(2)
    for (const mail of server.emails()) expect(mail).toContain('https://docs.example/help/')
    expect([...texts, ...server.emails()].filter((text) => text.includes(forged))).toEqual([])
  } finally {
    await server.stop()
    await database.remove()
  }
})
