import { expect } from 'vitest'
import type { Journey } from './journey.ts'

export const siteJourneys: readonly Journey[] = [
  {
    title: '[R-060] follows a link to a question, whose answer is open',
    run: async (reader) => {
      await reader.open('/myaccount/faq/#why-validation')
      await reader.waitUntil('the answer is visible', () => {
        const answer = document.getElementById('why-validation')
        const { top = -1 } = answer?.getBoundingClientRect() ?? {}
        return answer?.checkVisibility() === true && top > 0 && top < innerHeight
      })
    },
  },
  {
    title: '[R-022] opens a page from the menu of a phone',
    width: 390,
    run: async (reader) => {
      await reader.open('/docs/myaccount/node/volumes/')
      await reader.click('button', 'Menu')
      await reader.see('dialog', '')
      await reader.click('link', 'Reserved IP')
      await reader.waitForPath('/docs/myaccount/node/reserved_ip/')
      await reader.waitUntilLive()
      await reader.waitUntil('the menu is closed', () => document.querySelector('dialog[open]') === null)
      expect(await reader.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    },
  },
  {
    title: '[R-053] subscribes to the newsletter on the home page',
    run: async (reader) => {
      await reader.open('/')
      await reader.fill('Email', 'reader@example.com')
      await reader.click('button', 'Subscribe')
      await reader.waitUntil('it is almost done', () => document.body.innerText.includes('Almost done'))
    },
  },
  {
    title: '[R-019] [R-043] [R-053] reads and subscribes without scripts',
    hasScript: false,
    run: async (reader) => {
      await reader.openPlain('/docs/myaccount/node/volumes/')
      await reader.see('heading', 'Attach, mount, and detach a volume')
      expect(
        await reader.page.evaluate(() =>
          [...document.querySelectorAll('.tab-panel')].every((panel) => panel.checkVisibility()),
        ),
      ).toBe(true)
      await reader.click('link', 'plan catalog')
      await reader.waitForPath('/docs/myaccount/node/plans_and_series/#catalog')
      await reader.openPlain('/')
      await reader.fill('Email', 'plain@example.com')
      await reader.click('button', 'Subscribe')
      await reader.see('heading', 'Almost done')
      expect(await reader.page.evaluate(() => document.documentElement.dataset.hydrated)).toBeFalsy()
    },
  },
]
