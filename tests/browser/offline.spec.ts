import type { Locator, Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { countDocuments, listWarnings, openLive, sidebarLink, title } from './reader.ts'

const quickstart = '/docs/compute/quickstart/'
const notice = (page: Page): Locator => page.getByRole('complementary', { name: 'Connection' })
const retry = (page: Page): Locator => notice(page).getByRole('button', { name: 'Retry' })

test('offline, a click explains that in plain words, and the current page stays usable', async ({
  page,
  cloud,
  context,
}) => {
  await openLive(page, cloud.url(quickstart))
  const documents = countDocuments(page)
  const warnings = listWarnings(page)
  await context.setOffline(true)
  await sidebarLink(page, 'A long page').click()
  await expect(notice(page)).toContainText("You are offline, so the page couldn't be opened.")
  await expect(page.getByRole('status')).toContainText('You are offline')
  await expect(page).toHaveURL(cloud.url(quickstart))
  await expect(title(page, 'Quickstart')).toBeVisible()
  await expect(page.getByRole('progressbar', { includeHidden: true })).toBeHidden()

  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await notice(page).getByRole('button', { name: 'Close' }).click()
  await expect(notice(page)).toHaveCount(0)
  expect(documents()).toBe(0)
  // The browser logs each failed request. Our code may not log anything else.
  expect(warnings.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('offline, Retry repeats the message, and opens the page when the connection is back', async ({
  page,
  cloud,
  context,
}) => {
  await openLive(page, cloud.url(quickstart))
  const documents = countDocuments(page)
  await context.setOffline(true)
  let failedChecks = 0
  page.on('requestfailed', (request) => {
    if (request.method() === 'HEAD') failedChecks += 1
  })
  await sidebarLink(page, 'A long page').click()
  // A retry that is still running when the connection is back would succeed.
  await expect.poll(() => failedChecks).toBe(1)
  await retry(page).click()
  await expect.poll(() => failedChecks).toBe(2)
  await expect(page.getByRole('progressbar', { includeHidden: true })).toBeHidden()
  await expect(notice(page)).toContainText('You are offline')

  await context.setOffline(false)
  await expect(notice(page)).toContainText('You are online again.')
  await retry(page).click()
  await expect(title(page, 'A long page')).toBeFocused()
  await expect(page).toHaveURL(cloud.url('/docs/compute/long-page/'))
  await expect(notice(page)).toHaveCount(0)
  expect(documents()).toBe(0)
  await page.goBack()
  await expect(title(page, 'Quickstart')).toBeVisible()
})

test('when the network is back, the same click works, and the notice disappears', async ({
  page,
  cloud,
  context,
}) => {
  await openLive(page, cloud.url(quickstart))
  await context.setOffline(true)
  await sidebarLink(page, 'A long page').click()
  await expect(notice(page)).toBeVisible()
  await context.setOffline(false)
  await sidebarLink(page, 'A long page').click()
  await expect(title(page, 'A long page')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test("a site that doesn't respond despite a network connection is reported too", async ({ page, cloud }) => {
  await openLive(page, cloud.url(quickstart))
  await page.route('**/docs/compute/long-page/**', (route) => route.abort('connectionrefused'))
  await sidebarLink(page, 'A long page').click()
  await expect(notice(page)).toContainText("The site can't be reached, so the page couldn't be opened.")
  await expect(page).toHaveURL(cloud.url(quickstart))
})

test('offline, Back to a page that must be fetched stays on the current page, and Retry goes back', async ({
  page,
  cloud,
  context,
}) => {
  await openLive(page, cloud.url('/docs/compute/tabs/'))
  await sidebarLink(page, 'Quickstart').click()
  await expect(title(page, 'Quickstart')).toBeVisible()
  // The first page of a visit is not in memory after a reload.
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await page.getByRole('main').click()
  await context.setOffline(true)
  await page.evaluate(() => history.back())
  await expect(notice(page)).toBeVisible()
  await expect(title(page, 'Quickstart')).toBeVisible()
  await expect(page).toHaveURL(cloud.url(quickstart))
  await context.setOffline(false)
  await retry(page).click()
  await expect(title(page, 'Tabs in two groups')).toBeVisible()
  await expect(page).toHaveURL(cloud.url('/docs/compute/tabs/'))
})

test('a page that was opened before opens offline, without a notice', async ({ page, cloud, context }) => {
  await openLive(page, cloud.url(quickstart))
  await sidebarLink(page, 'A long page').click()
  await expect(title(page, 'A long page')).toBeVisible()
  await context.setOffline(true)
  await sidebarLink(page, 'Quickstart').click()
  await expect(title(page, 'Quickstart')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('in a browser that commits the address immediately, the address is restored when the page stays', async ({
  page,
  cloud,
  context,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'NavigationPrecommitController')
  })
  await openLive(page, cloud.url(quickstart))
  await context.setOffline(true)
  await sidebarLink(page, 'A long page').click()
  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveURL(cloud.url(quickstart))
  await expect(title(page, 'Quickstart')).toBeVisible()
  await expect(page.getByRole('progressbar', { includeHidden: true })).toBeHidden()
  await context.setOffline(false)
  await retry(page).click()
  await expect(title(page, 'A long page')).toBeVisible()
  await expect(page).toHaveURL(cloud.url('/docs/compute/long-page/'))
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the notice fits, and its buttons can be reached', async ({ page, cloud, context }) => {
    await openLive(page, cloud.url(quickstart))
    await context.setOffline(true)
    await page.getByRole('main').getByRole('link', { name: 'Attach a volume' }).click()
    await expect(retry(page)).toBeInViewport({ ratio: 1 })
    await expect(notice(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})
