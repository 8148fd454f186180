import type { Locator, Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import {
  expectStored,
  goOffline,
  listStored,
  listStoredPaths,
  openSaveButton,
  reportConnection,
} from './offline-storage.ts'
import { expectLive, openLive, sidebarLink, title } from './reader.ts'

test.use({ serviceWorkers: 'allow' })

const guide = '/world/docs/guide/'
const install = '/world/docs/guide/install/'
const notice = (page: Page): Locator => page.getByRole('complementary', { name: 'Connection' })

test('[F-009] a page that was visited can be read offline, with its age', async ({
  page,
  context,
  world,
}) => {
  await openLive(page, world.url(guide))
  await expectStored(page, guide)
  await goOffline(context, world)
  await openLive(page, world.url(`${guide}?from=bookmark#top`))
  await expect(title(page, 'Guide')).toBeVisible()
  // Not every version of Chromium reports to a page from a worker that the device is offline.
  await expect(notice(page)).toContainText(
    /^(?:You are offline|The site can't be reached)\. This copy was saved on .*\d{4}/,
  )
  await expect(page.getByRole('status')).toContainText('This copy was saved on')
})

test('the notice of a copy disappears when the connection is back', async ({ page, world }) => {
  await openLive(page, world.url(guide))
  await expectStored(page, guide)
  await world.stop()
  await openLive(page, world.url(guide))
  await expect(notice(page)).toContainText(/^The site can't be reached\. This copy was saved on .*\d{4}/)
  await world.start()
  await reportConnection(page)
  await expect(notice(page)).toHaveCount(0)
})

test('a page that was opened in place can be read offline in full, and the reverse', async ({
  page,
  context,
  world,
}) => {
  await openLive(page, world.url(guide))
  await expectStored(page, guide)
  await sidebarLink(page, 'Install').click()
  await expect(title(page, 'Install')).toBeVisible()
  await expectStored(page, install)
  await goOffline(context, world)
  await openLive(page, world.url(install))
  await expect(title(page, 'Install')).toBeVisible()
  await sidebarLink(page, 'Guide').last().click()
  await expect(title(page, 'Guide')).toBeVisible()
  await expect(notice(page)).toContainText('This copy was saved on')
})

test('while the site responds, its own response is shown: a new page, or an error', async ({
  page,
  world,
}) => {
  await openLive(page, world.url(guide))
  await expectStored(page, guide)
  await world.stop()
  await openLive(page, world.url(guide))
  world.change(
    ({ url, method }) => method === 'GET' && new URL(url).pathname === guide,
    (html) => html.replace('Begin with', 'Now begin with'),
  )
  await expect(notice(page)).toContainText("The site can't be reached.")
  await world.start()
  await reportConnection(page)
  await expect(notice(page)).toContainText('This page has changed since this copy was saved.')
  await notice(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Now begin with')).toBeVisible()
  await expectLive(page)
  await expect(notice(page)).toHaveCount(0)

  world.intercept(
    () => new Response('<p>Broken</p>', { status: 500, headers: { 'Content-Type': 'text/html' } }),
  )
  const response = await page.goto(world.url(guide))
  expect(response?.status()).toBe(500)
  await expect(page.getByText('Broken')).toBeVisible()
})

test('a saved page outlives visited ones, until the reader removes it', async ({ page, context, world }) => {
  await openLive(page, world.url(guide))
  await expectStored(page, guide)
  const save = await openSaveButton(page)
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await save.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Saved. You can read this page offline.')
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  const visits = ['docs/guide/install/', 'about/', 'blog/', 'docs/1.0/guide/'].map((path) => `/world/${path}`)
  for (const path of visits) {
    await openLive(page, world.url(path))
    await expectStored(page, path)
  }
  const stored = (await listStored(page, '/world/')).map(({ url }) => url)
  expect(stored.sort()).toEqual([guide, ...visits.slice(1)].sort())
  expect(await listStoredPaths(page, '/world/')).not.toContain(visits[0])

  await goOffline(context, world)
  await openLive(page, world.url(guide))
  await expect(title(page, 'Guide')).toBeVisible()
  await (await openSaveButton(page)).click()
  await expect(page.getByRole('status')).toHaveText('The saved copy was removed.')
  await expect(page.getByRole('button', { name: 'Save for offline' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  expect(await listStoredPaths(page, '/world/')).not.toContain(guide)
})

test('a page that is not stored leads to those that are, in the language of its address', async ({
  page,
  world,
}) => {
  await openLive(page, world.url('/world/ar/docs/guide/'))
  await expectStored(page, '/world/ar/docs/guide/')
  await openLive(page, world.url(guide))
  await expectStored(page, guide)
  await world.stop()
  const response = await page.goto(world.url('/world/about/'))
  expect(response?.status()).toBe(503)
  await expectLive(page)
  await expect(title(page, 'You are offline')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Search and forms need a connection, too.')
  await page.getByRole('main').getByRole('link', { name: 'Guide', exact: true }).click()
  await expect(title(page, 'Guide')).toBeVisible()
  await expect(notice(page)).toContainText('This copy was saved on')

  await page.goto(world.url('/world/ar/about/'))
  await expect(title(page, 'أنت غير متصل')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectLive(page)
  await world.start()
  await reportConnection(page)
  await expect(page.getByRole('main')).not.toContainText('أنت غير متصل')
})

test('offline, a search that the tab has not loaded yet says that there is no connection', async ({
  page,
  context,
  portal,
}) => {
  const url = portal.url('/docs/compute/nodes/create/')
  await openLive(page, url)
  await expectStored(page, '/docs/compute/nodes/create/', '/')
  await goOffline(context, portal)
  await page.keyboard.press('/')
  await expect(notice(page)).toContainText("You are offline, so the page couldn't be opened.")
  await expect(page).toHaveURL(url)
})

test('a browser that does not report that the worker is active can save pages', async ({ page, world }) => {
  // WebKit sometimes leaves the state of a worker that has become active as it was.
  await page.addInitScript(() =>
    Object.defineProperty(ServiceWorker.prototype, 'state', { get: () => 'installing' }),
  )
  await openLive(page, world.url(guide))
  await expect(await openSaveButton(page)).toBeVisible()
})
