import { inject } from 'vitest'
import { listen } from '../../src/server/listen.ts'
import type { Journey } from './journey.ts'
import { Reader } from './reader.ts'

const guide = '/docs/myaccount/node/volumes/'

export const offlineJourneys: readonly Journey[] = [
  {
    title: 'saves a page, reads it without the site, and learns that another one is not stored',
    run: async ({ page }) => {
      // The other journeys need the site, so this one stops a server that passes requests on to it.
      const site = inject('siteOrigin')
      const server = await listen(async ({ url }) => {
        const { pathname, search } = new URL(url)
        const { body, status, headers } = await fetch(site + pathname + search, {
          headers: { 'Accept-Encoding': 'identity' },
        })
        return new Response(body, { status, headers })
      }, 0)
      const reader = new Reader(page, new URL(server.url).origin)
      try {
        await reader.open(guide)
        await reader.click('button', 'Page actions')
        await reader.click('button', 'Save for offline')
        await reader.waitUntil(
          'the page is saved',
          () => document.querySelector('[aria-pressed="true"]') !== null,
        )
      } finally {
        server.close()
        await server.closed
      }
      await reader.open(guide)
      await reader.see('heading', 'Attach, mount, and detach a volume')
      await reader.waitUntil('the age is visible', () =>
        document.body.innerText.includes('This copy was saved on'),
      )
      await reader.openPlain('/docs/myaccount/node/resize/')
      await reader.see('heading', 'You are offline')
      await reader.click('link', 'Attach, mount, and detach a volume')
      await reader.waitForPath(guide)
    },
  },
]
