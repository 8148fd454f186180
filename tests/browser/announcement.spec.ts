import type { Locator, Page } from '@playwright/test'
import { reloadedAtKey } from '../../src/runtime/storage/storage-keys.ts'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive } from './reader.ts'

const guide = '/docs/compute/nodes/create/'
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Announcement' })

test('[R-024] the announcement has its text and its link, and can be dismissed for good', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url(guide))
  await expect(bar(page)).toHaveText('Disks are twice as fast.')
  await expect(bar(page).getByRole('link')).toHaveAttribute('href', '/docs/compute/disks/attach/')

  await bar(page).getByRole('button', { name: 'Close' }).click()
  await expect(bar(page)).toBeHidden()
  await page.getByRole('link', { name: 'Models docs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Models' })).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Models' })).toBeVisible()
  await expect(bar(page)).toBeHidden()
})

test('[R-024] a bar with another id is shown again to readers who dismissed an earlier one', async ({
  page,
  portal,
}) => {
  await openLive(page, portal.url(guide))
  await bar(page).getByRole('button', { name: 'Close' }).click()
  await expect(bar(page)).toBeHidden()
  // The next announcement of the owner: the same page, built with another id.
  portal.change(guide, (html) =>
    html.replace('data-announcement-id="autumn"', 'data-announcement-id="winter"'),
  )
  await page.reload()
  await expect(bar(page)).toBeVisible()
})

test('[R-024] a dismissed bar never flashes: the document alone hides it', async ({ page, portal }) => {
  await openLive(page, portal.url(guide))
  await bar(page).getByRole('button', { name: 'Close' }).click()
  await expect(bar(page)).toBeHidden()

  await page.route('**/_/assets/**', (route) => route.abort())
  await page.addInitScript((reloadedAt) => {
    // A page whose files are gone reloads once, which would hide the result. This page has already reloaded.
    sessionStorage.setItem(reloadedAt, String(Date.now()))
    const seen: number[] = []
    Object.assign(window, { seenHeights: seen })
    const look = (): void => {
      const element = document.querySelector('.announcement')
      if (element !== null) seen.push(element.getBoundingClientRect().height)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, reloadedAtKey)
  await page.goto(portal.url(guide))
  const heights = (): Promise<number[]> =>
    page.evaluate(() => (window as unknown as { seenHeights: number[] }).seenHeights)
  await expect.poll(async () => (await heights()).length).toBeGreaterThan(2)
  expect(Math.max(...(await heights()))).toBe(0)
})
