import { expect, fixtureTest as test } from './fixture-site.ts'
import {
  countDocuments,
  expectLive,
  listWarnings,
  openLive,
  scrollPage,
  scrollTop,
  sidebarLink,
  title,
} from './reader.ts'

const longPage = '/docs/compute/long-page/'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation')
    Reflect.deleteProperty(window, 'NavigateEvent')
  })
})

test('[R-019] without the Navigation API links are full page loads', async ({ page, cloud }) => {
  const warnings = listWarnings(page)
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  expect(await page.evaluate(() => 'navigation' in window)).toBe(false)
  const documents = countDocuments(page)

  await sidebarLink(page, 'A long page').click()
  await expect(title(page, 'A long page')).toBeVisible()
  await expectLive(page)
  expect(documents()).toBe(1)
  await page.getByRole('main').getByRole('link', { name: 'far down' }).click()
  await expect(page.getByRole('heading', { name: /^Section 12/ })).toBeInViewport()
  await page.goBack()
  await page.goBack()
  await expect(title(page, 'Quickstart')).toBeVisible()
  expect(warnings).toEqual([])
})

test('[R-019] without the Navigation API everything else works', async ({ page, cloud }) => {
  await openLive(page, cloud.url(longPage))
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', longPage)
  await page.keyboard.press('Escape')

  await scrollPage(page, 1500)
  await sidebarLink(page, 'Tabs in two groups').click()
  await expect(title(page, 'Tabs in two groups')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'A long page')).toBeAttached()
  await expect.poll(() => scrollTop(page)).toBe(1500)
})
