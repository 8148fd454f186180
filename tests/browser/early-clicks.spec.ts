import { expect, fixtureTest as test } from './fixture-site.ts'
import {
  countDocuments,
  expectLive,
  holdRequests,
  openLive,
  shellScript,
  sidebarLink,
  title,
} from './reader.ts'

const quickstart = '/docs/compute/quickstart/'

test('a click on the color toggle before the page is interactive takes effect once', async ({
  page,
  cloud,
}) => {
  const script = await holdRequests(page, shellScript)
  await page.goto(cloud.url(quickstart))
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await script.arrived
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  script.release()
  await expectLive(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'true')
})

test('a category that is clicked before the page is interactive opens', async ({ page, cloud }) => {
  const script = await holdRequests(page, shellScript)
  await page.goto(cloud.url(quickstart))
  await page.getByRole('button', { name: 'Pages in Nodes' }).click()
  script.release()
  await expect(sidebarLink(page, 'Create a node')).toBeVisible()
})

test('a tab that is clicked before the page is interactive is shown', async ({ page, cloud }) => {
  const script = await holdRequests(page, shellScript)
  await page.goto(cloud.url('/docs/compute/tabs/'))
  await page.getByRole('tab', { name: 'Windows' }).click()
  script.release()
  await expectLive(page)
  await expect(page.getByRole('tab', { name: 'Windows' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Connect from Windows.')).toBeVisible()
})

test('a link that is clicked before the page is interactive is a full page load', async ({ page, cloud }) => {
  const script = await holdRequests(page, shellScript)
  await page.goto(cloud.url(quickstart))
  const documents = countDocuments(page)
  await sidebarLink(page, 'A long page').click()
  await expect(title(page, 'A long page')).toBeVisible()
  expect(documents()).toBe(1)
  script.release()
})

test('the first interaction with a control hydrates the page before the browser is idle', async ({
  page,
  cloud,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: () => 0 })
  })
  await page.goto(cloud.url(quickstart))
  await page.getByRole('button', { name: 'Dark mode' }).hover()
  await expectLive(page)
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('a click on the menu before the page is interactive opens it afterwards', async ({ page, cloud }) => {
    const script = await holdRequests(page, shellScript)
    await page.goto(cloud.url(quickstart))
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(page.url()).toBe(cloud.url(quickstart))
    script.release()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('a click on the menu leads to the plain menu when the scripts cannot be loaded', async ({
    page,
    cloud,
  }) => {
    await page.route(shellScript, (route) => route.abort())
    const documents = countDocuments(page)
    await page.goto(cloud.url(quickstart))
    // The page treats itself as outdated and reloads once. A click before that would be lost.
    await expect.poll(documents).toBe(2)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(sidebarLink(page, 'A long page')).toBeInViewport()
    await sidebarLink(page, 'A long page').click()
    await expect(title(page, 'A long page')).toBeVisible()
  })
})

test('a double click on the color toggle restores the original mode', async ({ page, cloud }) => {
  await openLive(page, cloud.url(quickstart))
  await page.getByRole('button', { name: 'Dark mode' }).dblclick()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
