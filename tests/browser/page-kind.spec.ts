import type { Page } from '@playwright/test'
import { expect, type FixtureSite, test } from './fixture-site.ts'
import { addLink, countDocuments, holdRequests, openLive, sidebarLink, title } from './reader.ts'

/** Module of the kind of `/about/`, which is not in the main bundle. */
const module = '**/_/assets/mdx-page-*.js*'

const spinner = (page: Page) => page.getByRole('main').getByRole('status')
const redBox = (page: Page) => page.getByRole('alert')

async function openAbout(page: Page, cloud: FixtureSite): Promise<void> {
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  const link = await addLink(page, '/about/')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await link.click()
}

test('[R-013] a slow page kind shows a spinner after a delay, until it has come', async ({ page, cloud }) => {
  const held = await holdRequests(page, module)
  await openAbout(page, cloud)
  await held.arrived
  await page.clock.runFor(199)
  await expect(spinner(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(spinner(page)).toHaveText('Loading')
  const cycles = await spinner(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).map((animation) => animation.effect?.getTiming().duration),
  )
  expect(cycles).toEqual(expect.arrayContaining([1500, 3000]))

  held.release()
  await expect(title(page, 'About this site')).toBeVisible()
  await expect(page.getByText('The site has two areas')).toBeVisible()
  await expect(spinner(page)).toBeHidden()
})

test('[R-013] a quick page kind shows no spinner', async ({ page, cloud }) => {
  await openAbout(page, cloud)
  await expect(title(page, 'About this site')).toBeVisible()
  await page.clock.runFor(5000)
  await expect(spinner(page)).toBeHidden()
})

test('[R-013] a page kind that fails to load shows a red box with the error, and Retry loads it', async ({
  page,
  cloud,
}) => {
  await page.route(module, (route) => route.abort())
  await openAbout(page, cloud)
  await expect(redBox(page)).toContainText('mdx-page-')
  const border = await redBox(page).evaluate((element) => getComputedStyle(element).borderTopColor)
  const [red = 0, green = 0, blue = 0] = (border.match(/[\d.]+/g) ?? []).map(Number)
  expect(red).toBeGreaterThan(green * 1.2)
  expect(red).toBeGreaterThan(blue * 1.2)

  const retry = page.getByRole('button', { name: 'Retry' })
  const second = page.waitForRequest(module)
  await retry.click()
  await second
  await expect(redBox(page)).toBeVisible()

  await page.unroute(module)
  await retry.click()
  await expect(title(page, 'About this site')).toBeVisible()
  await expect(page.getByText('The site has two areas')).toBeVisible()
  await expect(redBox(page)).toHaveCount(0)
})

test('a page whose kind fails to load can be left', async ({ page, cloud }) => {
  await page.route(module, (route) => route.abort())
  await openAbout(page, cloud)
  const documents = countDocuments(page)
  await expect(redBox(page)).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Quickstart')).toBeVisible()
  await sidebarLink(page, 'A long page').click()
  await expect(title(page, 'A long page')).toBeVisible()
  expect(documents()).toBe(0)
})
