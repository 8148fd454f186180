import type { Page } from '@playwright/test'
import { expect, type FixtureSite, fixtureTest as test } from './fixture-site.ts'
import { addLink, type HeldRequests, holdRequests, openLive, sidebarLink, title } from './reader.ts'

const longPage = '/docs/compute/long-page/'

/** A page whose time stands still, with a next page that does not come until it is released. */
async function openFrozen(page: Page, cloud: FixtureSite): Promise<HeldRequests> {
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  const response = await holdRequests(page, `**${longPage}`)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  return response
}

test('[R-015] the bar appears 200 ms after a route change, grows, and completes with the page', async ({
  page,
  cloud,
}) => {
  const response = await openFrozen(page, cloud)
  const bar = page.getByRole('progressbar')
  await sidebarLink(page, 'A long page').click()
  await response.arrived
  await page.clock.runFor(199)
  await expect(bar).toBeHidden()

  await page.clock.runFor(1)
  await expect(bar).toBeVisible()
  await expect(bar).toHaveAttribute('aria-valuenow', '8')
  await page.clock.runFor(799)
  await expect(bar).toHaveAttribute('aria-valuenow', '8')
  await page.clock.runFor(1)
  await expect(bar).toHaveAttribute('aria-valuenow', '10')
  await page.clock.runFor(800)
  await expect(bar).toHaveAttribute('aria-valuenow', '12')

  response.release()
  await expect(title(page, 'A long page')).toBeVisible()
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  await page.clock.runFor(200)
  await expect(bar).toBeHidden()
})

test('[R-015] a page that comes within 200 ms shows no bar', async ({ page, cloud }) => {
  const response = await openFrozen(page, cloud)
  await sidebarLink(page, 'A long page').click()
  await response.arrived
  await page.clock.runFor(199)
  response.release()
  await expect(title(page, 'A long page')).toBeVisible()
  await page.clock.runFor(5000)
  await expect(page.getByRole('progressbar')).toBeHidden()
})

test('[R-015] a change of the query or the hash shows no bar', async ({ page, cloud }) => {
  await openFrozen(page, cloud)
  for (const href of ['?kind=guide', '#next-steps']) {
    const link = await addLink(page, href)
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${href.replace('?', '\\?')}$`))
    await page.clock.runFor(5000)
    await expect(page.getByRole('progressbar')).toBeHidden()
    await link.evaluate((element) => element.remove())
  }
})

test('[R-015] the bar disappears when the reader navigates elsewhere while it runs', async ({
  page,
  cloud,
}) => {
  const response = await openFrozen(page, cloud)
  await sidebarLink(page, 'A long page').click()
  await response.arrived
  await page.clock.runFor(200)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await sidebarLink(page, 'Kitchen sink').click()
  await expect(title(page, 'Kitchen sink')).toBeVisible()
  await page.clock.runFor(1000)
  await expect(page.getByRole('progressbar')).toBeHidden()
  response.release()
})
