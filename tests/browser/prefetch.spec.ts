import type { Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { listPaths, openLive, sidebarLink, title } from './reader.ts'

const quickstart = '/docs/compute/quickstart/'
const longPage = '/docs/compute/long-page/'

const attentions: [string, (page: Page) => Promise<void>][] = [
  ['is hovered', (page) => sidebarLink(page, 'A long page').hover()],
  ['gets the focus', (page) => sidebarLink(page, 'A long page').focus()],
  ['is touched', (page) => sidebarLink(page, 'A long page').dispatchEvent('touchstart')],
]

for (const [attention, pay] of attentions) {
  test(`[R-014] a page is fetched when its link ${attention}, and once`, async ({ page, cloud }) => {
    await openLive(page, cloud.url(quickstart))
    const paths = listPaths(page)
    await pay(page)
    await expect.poll(() => paths).toContain(longPage)

    await sidebarLink(page, 'A long page').click()
    await expect(title(page, 'A long page')).toBeVisible()
    expect(paths.filter((path) => path === longPage)).toHaveLength(1)
  })
}

test('a pointer that only passes over a link fetches nothing', async ({ page, cloud }) => {
  await openLive(page, cloud.url(quickstart))
  const paths = listPaths(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await sidebarLink(page, 'A long page').hover()
  await page.clock.runFor(30)
  await title(page, 'Quickstart').hover()
  await page.clock.runFor(1000)
  await expectNoFetch(page, paths)
})

const connections = [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }] as const

for (const connection of connections) {
  test(`[R-014] nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page, cloud }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { get: () => value })
    }, connection)
    await openLive(page, cloud.url(quickstart))
    const paths = listPaths(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const [, pay] of attentions) {
      await pay(page)
      await page.clock.runFor(1000)
    }
    await expectNoFetch(page, paths)

    await sidebarLink(page, 'A long page').click()
    await expect(title(page, 'A long page')).toBeVisible()
    expect(paths.filter((path) => path === longPage)).toHaveLength(1)
  })
}

/** Requests are seen in their order: when a later one has come, an earlier one would have come too. */
async function expectNoFetch(page: Page, paths: string[]): Promise<void> {
  await page.evaluate(() => fetch('/robots.txt'))
  await expect.poll(() => paths).toContain('/robots.txt')
  expect(paths).not.toContain(longPage)
}
