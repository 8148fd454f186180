import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import {
  getOfflineCacheName,
  type StoredPage,
  storedPagesPath,
} from '../../src/shared/output/offline-paths.ts'
import type { FixtureSite } from './fixture-site.ts'

/**
 * Takes the reader offline: the browser knows it, and the site responds to nobody. Not every version of Chromium emulates
 * a lost connection in workers, or ends it there. A test whose reader comes back stops and starts the site only.
 */
export async function goOffline(context: BrowserContext, site: FixtureSite): Promise<void> {
  await site.stop()
  await context.setOffline(true)
}

/** Reports to a page what the browser reports when the device has a network again. */
export const reportConnection = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event('online')))

/** Lists the pages that the browser has stored of the site at a base URL. */
export function listStored(page: Page, base: string): Promise<StoredPage[]> {
  return page.evaluate(
    async ([name, path]) => {
      const list = await (await caches.open(name)).match(path)
      return list === undefined ? [] : list.json()
    },
    [getOfflineCacheName(base), base + storedPagesPath.slice(1)] as const,
  )
}

/** Lists the paths of everything that the browser has stored of the site. */
export function listStoredPaths(page: Page, base: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  }, getOfflineCacheName(base))
}

/** Waits until the browser has stored a page. */
export async function expectStored(page: Page, url: string, base = '/world/'): Promise<void> {
  await expect
    .poll(async () => (await listStored(page, base)).map((stored) => stored.url), { timeout: 15_000 })
    .toContain(url)
}

/** Opens the menu of the page and returns the button that saves the page. */
export async function openSaveButton(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Page actions' }).click()
  return page.getByRole('button', { name: 'Save for offline' })
}
