import type { Locator, Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { countDocuments, expectLive, openLive, sidebarLink, title } from './reader.ts'

const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main', exact: true })
const canonical = (page: Page): Locator => page.locator('link[rel="canonical"]')
const preferred = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('docent.preferred-version'))

async function choose(page: Page, from: string, to: string): Promise<void> {
  await menu(page).getByRole('button', { name: from, exact: true }).click()
  await menu(page).getByRole('link', { name: to, exact: true }).click()
}

test('[R-081] the switcher leads to the same page of another version, in place', async ({
  readPage: page,
  world,
}) => {
  await openLive(page, world.url('/world/docs/guide/install/'))
  const documents = countDocuments(page)
  await choose(page, '2.0', 'Next')
  await expect(page).toHaveURL(/\/world\/docs\/next\/guide\/install\/$/)
  await expect(page.getByText('A machine with a network.', { exact: true })).toBeVisible()
  await expect(menu(page).getByRole('button', { name: 'Next' })).toBeVisible()
  expect(documents()).toBe(0)
})

test('[R-081] from a page that a version does not have it leads to the main page of the version', async ({
  readPage: page,
  world,
}) => {
  await openLive(page, world.url('/world/docs/next/storage/volumes/'))
  await choose(page, 'Next', '1.0')
  await expect(page).toHaveURL(/\/world\/docs\/1\.0\/guide\/$/)
  await expect(page.getByText('Begin with the old way.')).toBeVisible()
})

test('[R-081] each version has its own sidebar', async ({ readPage: page, world }) => {
  await page.goto(world.url('/world/docs/1.0/guide/'))
  await expect(sidebarLink(page, 'The old way')).toHaveAttribute('href', '/world/docs/1.0/guide/legacy/')
  await expect(sidebarLink(page, 'Install')).toHaveCount(0)
  await page.goto(world.url('/world/docs/guide/'))
  await expect(sidebarLink(page, 'Install')).toHaveAttribute('href', '/world/docs/guide/install/')
  await expect(sidebarLink(page, 'The old way')).toHaveCount(0)
})

const banners = [
  {
    path: 'docs/next/guide/install/',
    text: /Next, which hasn't been released yet/,
    latest: '/world/docs/guide/install/',
  },
  {
    path: 'docs/1.0/guide/legacy/',
    text: /1\.0, which is no longer maintained/,
    latest: '/world/docs/guide/',
  },
]
for (const { path, text, latest } of banners) {
  test(`[R-081] a banner on ${path} leads to the latest version`, async ({ readPage: page, world }) => {
    await page.goto(world.url(`/world/${path}`))
    const banner = page.getByRole('complementary', { name: 'Version' })
    await expect(banner).toHaveText(text)
    await expect(banner.getByRole('link', { name: 'Go to the latest version' })).toHaveAttribute(
      'href',
      latest,
    )
    await expect(canonical(page)).toHaveAttribute('href', `https://world.example/world/${path}`)
  })
}

test('[R-081] the latest version has no banner', async ({ readPage: page, world }) => {
  await page.goto(world.url('/world/docs/guide/'))
  await expect(title(page, 'Guide')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Version' })).toHaveCount(0)
})

test('[R-081] the version chosen last is remembered, and the navbar leads to it from other pages', async ({
  readPage: page,
  world,
}) => {
  await openLive(page, world.url('/world/docs/guide/install/'))
  await choose(page, '2.0', 'Next')
  await expect(page).toHaveURL(/\/next\//)
  expect(await preferred(page)).toBe('current')

  await openLive(page, world.url('/world/blog/'))
  await expect(menu(page).getByRole('button', { name: 'Next' })).toBeVisible()
  const guide = menu(page).getByRole('link', { name: 'Guide', exact: true })
  await expect(guide).toHaveAttribute('href', '/world/docs/next/guide/')
  await guide.click()
  await expect(page).toHaveURL(/\/world\/docs\/next\/guide\/$/)
})

test('[R-081] a navbar link to a page that the preferred version lacks stays in the latest', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => localStorage.setItem('docent.preferred-version', '1.0'))
  await openLive(page, world.url('/world/'))
  await expect(menu(page).getByRole('link', { name: 'Guide', exact: true })).toHaveAttribute(
    'href',
    '/world/docs/1.0/guide/',
  )
  await expect(menu(page).getByRole('link', { name: 'Install' })).toHaveAttribute(
    'href',
    '/world/docs/guide/install/',
  )
})

test('[R-081] a preferred version that no longer exists is ignored', async ({ page, world }) => {
  await page.addInitScript(() => localStorage.setItem('docent.preferred-version', '0.1'))
  await openLive(page, world.url('/world/'))
  await expect(menu(page).getByRole('button', { name: '2.0' })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Guide', exact: true })).toHaveAttribute(
    'href',
    '/world/docs/guide/',
  )
})

test('[R-081] the navbar of a guide stays in its version, whatever is preferred, also without a script', async ({
  browser,
  world,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(world.url('/world/docs/1.0/guide/legacy/'))
  await expect(menu(page).getByRole('link', { name: 'Guide', exact: true })).toHaveAttribute(
    'href',
    '/world/docs/1.0/guide/',
  )
  await context.close()
})

test('[R-081] pages name their version for search, also after a click', async ({ readPage: page, world }) => {
  const scope = page.locator('meta[name="docsearch:version"]')
  await openLive(page, world.url('/world/docs/1.0/guide/'))
  await expect(scope).toHaveAttribute('content', '1.0')
  await choose(page, '1.0', '2.0')
  await expect(page).toHaveURL(/\/world\/docs\/guide\/$/)
  await expect(scope).toHaveAttribute('content', '2.0')
})

test('[R-081] the address of a version leads to its main page', async ({ readPage: page, world }) => {
  await page.goto(world.url('/world/docs/1.0/'))
  await expect(page).toHaveURL(/\/world\/docs\/1\.0\/guide\/$/)
  await expectLive(page)
  await expect(title(page, 'Guide')).toBeVisible()
})
