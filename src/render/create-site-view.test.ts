import { expect, test } from 'vitest'
import { configSchema } from '../shared/config/config.ts'
import { createSiteView } from './create-site-view.ts'

const brand = { name: 'Acme', legalName: 'Acme Ltd' }

function createAnnouncement(text: string): string | undefined {
  const config = configSchema.parse({
    title: 'Acme docs',
    url: 'https://docs.example',
    base: '/handbook/',
    brand,
    announcement: { id: 'a', text },
  })
  return createSiteView(config).announcement?.html
}

test.each([
  ['plain text', 'plain text'],
  ['see [the news](/news/)', 'see <a href="/handbook/news/">the news</a>'],
  ['see [us](https://x.example/?a=1&b=2)', 'see <a href="https://x.example/?a=1&amp;b=2">us</a>'],
  ['<b>no</b> & "HTML"', '&lt;b&gt;no&lt;/b&gt; &amp; &quot;HTML&quot;'],
  ['[no](javascript:alert(1))', '[no](javascript:alert(1))'],
])('the announcement %j is %j', (text, html) => {
  expect(createAnnouncement(text)).toBe(html)
})
