import type { Page } from '@playwright/test'
import { expect, type FixtureSite, fixtureTest as test } from './fixture-site.ts'
import {
  addLink,
  countDocuments,
  expectLive,
  giveOwnModule,
  holdRequests,
  openLive,
  sidebarLink,
  title,
} from './reader.ts'

/** Style sheet of the page kind of `/about/`, loaded separately from the main one. */
const sheet = '**/_/assets/mdx-page-*.css'
/** Module of the only page kind that has one. */
const module = '**/_/assets/not-found-page-*.js*'

const spinner = (page: Page) => page.getByRole('main').getByRole('status')
const redBox = (page: Page) => page.getByRole('alert')

async function openAbout(page: Page, cloud: FixtureSite): Promise<void> {
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  const link = await addLink(page, '/about/')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await link.click()
}

test('[R-013] a slow page kind shows a spinner after a delay, until it has loaded', async ({
  page,
  cloud,
}) => {
  const held = await holdRequests(page, sheet)
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

test('[R-013] a page kind that fails to load shows a red box with the error, and Retry loads it again', async ({
  page,
  cloud,
}) => {
  await page.route(sheet, (route) => route.abort())
  await openAbout(page, cloud)
  await expect(redBox(page)).toContainText(
    /^The style sheet \/_\/assets\/mdx-page-.*\.css could not be loaded/,
  )
  const border = await redBox(page).evaluate((element) => getComputedStyle(element).borderTopColor)
  const [red = 0, green = 0, blue = 0] = (border.match(/[\d.]+/g) ?? []).map(Number)
  expect(red).toBeGreaterThan(green * 1.2)
  expect(red).toBeGreaterThan(blue * 1.2)

  await page.unroute(sheet)
  await page.clock.resume()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(title(page, 'About this site')).toBeVisible()
  await expect(page.getByText('The site has two areas')).toBeVisible()
  await expect(redBox(page)).toHaveCount(0)
  await expectLive(page)
  await expect(page).toHaveURL(cloud.url('/about/'))
})

test("[R-013] a page kind isn't shown unstyled, and works when its styles arrive", async ({
  page,
  cloud,
}) => {
  await page.route(sheet, (route) => route.abort())
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  const link = await addLink(page, '/about/')
  await link.click()
  await expect(redBox(page)).toContainText('The style sheet')
  await page.unroute(sheet)
  await page.goBack()
  await expect(title(page, 'Quickstart')).toBeVisible()
  await page.goForward()
  await expect(title(page, 'About this site')).toBeVisible()
  await expect(redBox(page)).toBeHidden()
})

test('[R-013] a page kind whose own module fails to load shows a red box, and Retry loads it again', async ({
  page,
  cloud,
}) => {
  await giveOwnModule(page)
  await page.route(module, (route) => route.abort())
  await openAbout(page, cloud)
  await expect(redBox(page)).toContainText('not-found-page-')
  await page.unroute(module)
  await page.clock.resume()
  // Browsers remember that a module failed, so the document is loaded again, here with the kind that the page has.
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(title(page, 'About this site')).toBeVisible()
  await expect(redBox(page)).toHaveCount(0)
})

test('[R-013] Retry without a connection keeps the red box with the reason, and works once there is one', async ({
  page,
  cloud,
  context,
}) => {
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  const link = await addLink(page, '/about/')
  await page.route(sheet, (route) => route.abort())
  await link.click()
  await expect(redBox(page)).toContainText('mdx-page-')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(redBox(page)).toContainText("The site can't be reached, so the page couldn't be opened.")

  await context.setOffline(false)
  await page.unroute(sheet)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(title(page, 'About this site')).toBeVisible()
  await expect(redBox(page)).toHaveCount(0)
})

test('[R-018] the focus waits for a slow page kind, and moves to its title when it has loaded', async ({
  page,
  cloud,
}) => {
  const held = await holdRequests(page, sheet)
  await openAbout(page, cloud)
  await held.arrived
  await expect(page.getByRole('main')).toBeFocused()
  held.release()
  await expect(title(page, 'About this site')).toBeFocused()
  await page.clock.runFor(50)
  await expect(page.getByRole('status')).toHaveText('About this site')
})

test('[R-018] a reader who moves on while a page kind is loading keeps the focus', async ({
  page,
  cloud,
}) => {
  const held = await holdRequests(page, sheet)
  await openAbout(page, cloud)
  await held.arrived
  await page.getByRole('button', { name: 'Dark mode' }).focus()
  held.release()
  await expect(title(page, 'About this site')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dark mode' })).toBeFocused()
})

test('[R-012] a link to a heading of a page with a slow page kind scrolls there once the kind has loaded', async ({
  page,
  cloud,
}) => {
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  const held = await holdRequests(page, sheet)
  const link = await addLink(page, '/about/#how-to-reach-us')
  await link.click()
  await held.arrived
  held.release()
  await expect(page.getByRole('heading', { level: 2, name: /^How to reach us/ })).toBeFocused()
})

test('a page whose kind cannot be loaded on the first visit can be read', async ({ page, cloud }) => {
  await page.route(module, (route) => route.abort())
  const warning = page.waitForEvent('console', (message) => message.text().includes("Couldn't start"))
  await page.goto(cloud.url('/nowhere/'))
  await warning
  await expect(title(page, 'Page not found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
})

test('a page whose kind fails to load can be left', async ({ page, cloud }) => {
  await page.route(sheet, (route) => route.abort())
  await openAbout(page, cloud)
  const documents = countDocuments(page)
  await expect(redBox(page)).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Quickstart')).toBeVisible()
  await sidebarLink(page, 'A long page').click()
  await expect(title(page, 'A long page')).toBeVisible()
  expect(documents()).toBe(0)
})
