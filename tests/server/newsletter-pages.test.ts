import { describe, expect } from 'vitest'
import { StorageUnavailableError } from '../../src/server/storage/database.ts'
import { openStorage } from '../../src/server/storage/open-storage.ts'
import { startNewsletter } from './newsletter-server.ts'
import { createNewsletterTest, email, formUrl } from './newsletter-world.ts'

describe('[R-122] without a script', () => {
  const test = createNewsletterTest('embedded')

  test('every response is a page, and keeps the address if the form can be sent again', async ({ world }) => {
    const away = openStorage({ folder: '/dev/null/nowhere', url: undefined })
    const { app, stop } = startNewsletter(away, world.database.settings.folder)
    const ask = async (fields: Record<string, string>): Promise<string> => {
      const headers = { Accept: 'text/html,*/*;q=0.8', Referer: 'https://docs.example/help/news/' }
      const response = await app.request(formUrl, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers,
      })
      return `${response.status} ${response.headers.get('Retry-After') ?? ''}\n${await response.text()}`
    }
    const answers = [await ask({ email: 'reader' }), await ask({ email: '<b>@x' }), await ask({ email })]
    for (let tried = 0; tried < 4; tried++) answers[3] = await ask({ email })
    await stop()
    expect(answers.join('\n\n')).toMatchInlineSnapshot(`
      "422 
      <h1>The subscription didn&#39;t work</h1>
      <p>This isn&#39;t an email address. Write it like name@example.com.</p>
      <p>You entered: reader</p>
      <a href="/news/">Back to the form</a>

      422 
      <h1>The subscription didn&#39;t work</h1>
      <p>This isn&#39;t an email address. Write it like name@example.com.</p>
      <p>You entered: &lt;b&gt;@x</p>
      <a href="/news/">Back to the form</a>

      503 30
      <h1>The subscription didn&#39;t work</h1>
      <p>We couldn&#39;t subscribe you. Try again in a few minutes.</p>
      <p>Your address: reader@mail.example</p>
      <form action="/help/_/newsletter"><input name="email" value="reader@mail.example"><button>Try again</button></form>

      429 60
      <h1>Too many attempts</h1>
      <p>Too many attempts. Wait a minute and try again.</p>
      <p>Your address: reader@mail.example</p>
      <form action="/help/_/newsletter"><input name="email" value="reader@mail.example"><button>Try again</button></form>"
    `)
    await expect(away.query('SELECT 1')).rejects.toThrow(StorageUnavailableError)
  })
})
