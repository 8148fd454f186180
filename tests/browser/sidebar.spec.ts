import type { Locator, Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive, sidebarLink, title } from './reader.ts'

const rescue = '/docs/compute/nodes/lifecycle/recovery/rescue/'
const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs sidebar' })
const category = (page: Page, name: string): Locator =>
  sidebar(page).getByRole('button', { name: `Pages in ${name}`, exact: true })

test('[R-041] the HTML contains only the sidebar categories along the path of the page', async ({
  browser,
  cloud,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(cloud.url(rescue))
  const names = [
    'Quickstart',
    'Nodes',
    'Create a node',
    'Lifecycle',
    'Start a node',
    'Recovery',
    'Open the console',
    'Images',
  ]
  for (const name of names) await expect(sidebarLink(page, name)).toBeVisible()
  await expect(sidebarLink(page, 'Custom images')).toHaveCount(0)
  await expect(sidebarLink(page, 'Rescue a node')).toHaveAttribute('aria-current', 'page')
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1)
  await context.close()
})

test('a topic has its icon, drawn from the file of the site', async ({ readPage: page, cloud }) => {
  await page.goto(cloud.url('/docs/storage/'))
  const icon = sidebarLink(page, 'Volumes and buckets').locator('use')
  await expect(icon).toHaveAttribute('href', '/img/icons.svg#storage')
  await expect
    .poll(() => icon.evaluate((element) => (element as SVGGraphicsElement).getBBox().width))
    .toBeGreaterThan(10)
})

test('[R-041] a category opens and closes, and opening it closes its siblings only', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(rescue))
  await category(page, 'Images').click()
  await expect(category(page, 'Images')).toHaveAttribute('aria-expanded', 'true')
  await expect(sidebarLink(page, 'Custom images')).toBeVisible()
  await expect(category(page, 'Nodes')).toHaveAttribute('aria-expanded', 'false')
  await expect(sidebarLink(page, 'Create a node')).toHaveCount(0)

  await category(page, 'Images').click()
  await expect(sidebarLink(page, 'Custom images')).toHaveCount(0)

  await category(page, 'Nodes').click()
  await expect(sidebarLink(page, 'Start a node')).toBeVisible()
  await category(page, 'Lifecycle').click()
  await expect(sidebarLink(page, 'Start a node')).toHaveCount(0)
  await expect(category(page, 'Nodes')).toHaveAttribute('aria-expanded', 'true')
})

test('[R-041] the mark of the current page and the open categories follow the reader', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url('/docs/compute/nodes/create/'))
  await sidebarLink(page, 'Images').click()
  await expect(title(page, 'Images')).toBeVisible()
  await expect(sidebar(page).locator('[aria-current]')).toHaveText(['Images'])
  await expect(sidebarLink(page, 'Windows images')).toBeVisible()
  await expect(sidebarLink(page, 'Create a node')).toHaveCount(0)

  await page.getByRole('banner').getByRole('link', { name: 'Storage docs' }).click()
  await expect(title(page, 'Storage')).toBeVisible()
  await expect(sidebarLink(page, 'Quickstart')).toHaveCount(0)
  await expect(category(page, 'Volumes and buckets')).toBeVisible()
})

test('[R-041] the sidebar can be hidden, stays hidden on the next visit, and can be shown again', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  await expect(sidebar(page)).toBeHidden()
  const show = page.getByRole('button', { name: 'Show sidebar' })
  await expect(show).toBeFocused()

  await openLive(page, cloud.url('/docs/compute/tabs/'))
  await expect(sidebar(page)).toBeHidden()

  await show.click()
  await expect(sidebar(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hide sidebar' })).toBeFocused()
  await openLive(page, cloud.url('/docs/compute/tabs/'))
  await expect(sidebar(page)).toBeVisible()
})

test('[R-041] a hidden sidebar is hidden before scripts run', async ({ page, cloud }) => {
  await page.addInitScript(() => localStorage.setItem('docent.sidebar', 'hidden'))
  await page.route('**/_/assets/*.js', (route) => route.abort())
  await page.goto(cloud.url('/docs/compute/quickstart/'))
  await expect(title(page, 'Quickstart')).toBeVisible()
  await expect(sidebar(page)).toBeHidden()
})

test('[R-041] the sidebar keeps its scroll on the next page and after a reload', async ({
  readPage: page,
  cloud,
}) => {
  await page.setViewportSize({ width: 1280, height: 360 })
  await openLive(page, cloud.url(rescue))
  const top = (): Promise<number> => sidebar(page).evaluate((box) => Math.round(box.scrollTop))
  const end = await sidebar(page).evaluate((box) => {
    box.scrollTop = box.scrollHeight
    return Math.round(box.scrollTop)
  })
  expect(end).toBeGreaterThan(100)

  await sidebarLink(page, 'Open the console').click()
  await expect(title(page, 'Open the console')).toBeVisible()
  expect(await top()).toBe(end)
  await page.reload()
  await expect.poll(top).toBe(end)
})

test('[R-041] the current page is in view in a sidebar that is longer than the screen', async ({
  readPage: page,
  cloud,
}) => {
  await page.setViewportSize({ width: 1280, height: 360 })
  await openLive(page, cloud.url('/docs/compute/nodes/lifecycle/recovery/console/'))
  await expect(sidebarLink(page, 'Open the console')).toBeInViewport({ ratio: 1 })
})
