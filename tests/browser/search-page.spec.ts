import type { Locator, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { holdRequests, openLive, title } from './reader.ts'

const field = (page: Page): Locator => page.getByRole('main').getByRole('searchbox', { name: 'Search docs' })
const results = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 })
const hits = (page: Page): Locator => page.getByRole('main').locator('ol').getByRole('link')
const heading = (page: Page, name: RegExp): Locator =>
  page.getByRole('main').getByRole('heading', { level: 2, name })
const pages = (page: Page): Locator => page.getByRole('navigation', { name: 'Pages of results' })

test('[R-094] the query is in the address and in the title of the tab', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url('/search/?q=attach+a+disk'))
  await expect(field(page)).toHaveValue('attach a disk')
  await expect(results(page).first()).toHaveText('Attach a disk')
  await expect(page).toHaveTitle(/^attach a disk · Search the docs · Portal Docs$/)
  await results(page).first().getByRole('link').click()
  await expect(title(page, 'Attach a disk')).toBeVisible()
  await page.goBack()
  await expect(field(page)).toHaveValue('attach a disk')
  await expect(results(page).first()).toHaveText('Attach a disk')
})

test('[R-094] typing changes the address, and Back returns to the previous query', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url('/search/'))
  await expect(field(page)).toBeVisible()
  await field(page).fill('disk')
  await expect(page).toHaveURL(portal.url('/search/?q=disk'))
  await page.keyboard.press('Enter')
  await expect(heading(page, /for “disk”/)).toBeFocused()
  await field(page).fill('quota')
  await expect(page).toHaveURL(portal.url('/search/?q=quota'))
  await expect(heading(page, /for “quota”/)).toBeVisible()
  await page.goBack()
  await expect(field(page)).toHaveValue('disk')
  await expect(heading(page, /for “disk”/)).toBeVisible()
  await page.goForward()
  await expect(heading(page, /for “quota”/)).toBeVisible()
})

test('[R-094] text typed before the page is interactive is searched for', async ({ page, portal }) => {
  const script = await holdRequests(page, '**/_/assets/SearchResultsIsland-*.js')
  await page.goto(portal.url('/search/'))
  await field(page).fill('disk')
  await script.arrived
  script.release()
  await expect(heading(page, /for “disk”/)).toBeVisible()
  await expect(field(page)).toHaveValue('disk')
  await expect(page).toHaveURL(portal.url('/search/?q=disk'))
})

test('[R-094] no letter is lost while the field hydrates', async ({ page, portal }) => {
  const text = 'how to attach a network volume to a node of another project'
  const script = await holdRequests(page, '**/_/assets/SearchResultsIsland-*.js')
  await page.goto(portal.url('/search/'))
  await field(page).pressSequentially('how')
  await script.arrived
  script.release()
  await field(page).pressSequentially(text.slice('how'.length), { delay: 5 })
  await expect(field(page)).toHaveValue(text)
})

test('[R-090] [R-094] twenty results are a page; the others have addresses', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url('/search/?q=quota'))
  await expect(heading(page, /for “quota”/)).toBeVisible()
  // The page of the sections is a separate link above them.
  await expect.poll(() => hits(page).count()).toBeGreaterThanOrEqual(20)
  expect(await hits(page).count()).toBeLessThanOrEqual(21)
  const first = await hits(page).allTextContents()
  await pages(page).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(portal.url('/search/?q=quota&page=2'))
  await expect(pages(page).locator('[aria-current=page]')).toHaveText('2')
  await expect(heading(page, /for “quota”/)).toBeFocused()
  await expect(heading(page, /for “quota”/)).toBeInViewport()
  // The results of the page before stay until these are there.
  await expect.poll(() => hits(page).allTextContents()).not.toEqual(first)
  await page.goBack()
  await expect(pages(page).locator('[aria-current=page]')).toHaveText('1')
  await expect.poll(() => hits(page).allTextContents()).toEqual(first)
})

test('[R-094] results are limited to an area and to a kind, with counts', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url('/search/?q=create+node'))
  const areas = page.getByRole('navigation', { name: 'Filter by area' })
  const kinds = page.getByRole('navigation', { name: 'Filter by kind' })
  await areas.getByRole('link', { name: /^Compute [1-9]/ }).click()
  await expect(page).toHaveURL(portal.url('/search/?q=create+node&area=compute'))
  await expect(areas.locator('[aria-current]')).toHaveText(/^Compute/)
  const guides = kinds.getByRole('link', { name: /^Guides [1-9]/ })
  const count = Number((await guides.textContent())?.match(/\d+/)?.[0])
  await guides.click()
  await expect(page).toHaveURL(portal.url('/search/?q=create+node&area=compute&kind=guide'))
  await expect(heading(page, new RegExp(`^${count} results? for`))).toBeVisible()
  await page.goBack()
  await expect(kinds.locator('[aria-current]')).toHaveText(/^All/)
})

test('[R-061] [R-094] the address that landing pages lead to is understood', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url('/search/?q=disk&area=compute'))
  await expect(page.getByRole('navigation', { name: 'Filter by area' }).locator('[aria-current]')).toHaveText(
    /^Compute/,
  )
})

test('[R-091] the page has the same states', async ({ page, portal }) => {
  await openLive(page, portal.url('/search/?q=zzyzzx'))
  await expect(page.getByText('No results for “zzyzzx”')).toBeVisible()
  await expect(page.getByText('Try searching for', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Let us know\./ })).toBeVisible()
  await page.route('**/_/search/**', (route) => route.abort())
  await page.goto(portal.url('/search/?q=disk'))
  await expect(page.getByText('Unable to fetch results', { exact: true })).toBeVisible()
  await page.unroute('**/_/search/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(results(page).first()).toBeVisible()
})

test('the keys of the search lead to the field of the page', async ({ readPage: page, portal }) => {
  await openLive(page, portal.url('/search/?q=disk'))
  await expect(results(page).first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const colorMode of ['light', 'dark'] as const) {
  test(`[R-094] results have no accessibility violations, ${colorMode}`, async ({ page, portal }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), colorMode)
    await openLive(page, portal.url('/search/?q=quota'))
    await expect(results(page).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[R-094] the page explains the failure, and its form keeps the query in the address', async ({
    page,
    portal,
  }) => {
    await page.goto(portal.url('/search/'))
    await expect(page.getByText('Results need JavaScript. Without it, start with an area.')).toBeVisible()
    await field(page).fill('disk')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(portal.url('/search/?q=disk'))
  })
})
