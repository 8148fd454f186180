import type { Locator, Page } from '@playwright/test'
import { expect, type FixtureSite, fixtureTest as test } from './fixture-site.ts'
import { expectLive, listPaths, listWarnings, openLive, title } from './reader.ts'

const suggestions = (page: Page): Locator =>
  page.getByRole('region', { name: 'Did you mean' }).getByRole('link')

/** Opens an address without a page. */
async function openNowhere(page: Page, site: FixtureSite, path: string): Promise<void> {
  const response = await page.goto(site.url(path))
  expect(response?.status()).toBe(404)
  await expectLive(page)
  await expect(title(page, 'Page not found')).toBeVisible()
}

const addresses: [string, string, string, string][] = [
  ['a misspelled name', '/docs/compute/quikstart/', 'Quickstart', '/docs/compute/quickstart/'],
  ['another case', '/Docs/Compute/QuickStart.html', 'Quickstart', '/docs/compute/quickstart/'],
  [
    'a page that has moved',
    '/guides/rescue',
    'Rescue a node',
    '/docs/compute/nodes/lifecycle/recovery/rescue/',
  ],
  [
    'a folder that was renamed',
    '/docs/storage/volumes/snapshot/create/',
    'Take a snapshot',
    '/docs/storage/block/snapshots/create/',
  ],
]
for (const [what, path, name, target] of addresses) {
  test(`[R-002] for ${what}, the not-found page suggests the nearest pages and leads to them`, async ({
    readPage: page,
    cloud,
  }) => {
    await openNowhere(page, cloud, path)
    const nearest = suggestions(page).first()
    await expect(nearest).toHaveText(`${name}${target}`)
    expect(await suggestions(page).count()).toBeLessThanOrEqual(5)
    await nearest.click()
    await expect(title(page, name)).toBeVisible()
    await expect(page).toHaveURL(cloud.url(target))
  })
}

test('[R-002] the not-found page has the navbar, the areas, and a way home, and announces its suggestions politely', async ({
  readPage: page,
  cloud,
}) => {
  await openNowhere(page, cloud, '/docs/compute/quikstart/')
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compute docs' }),
  ).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Compute', exact: true })).toHaveAttribute(
    'href',
    '/docs/compute/',
  )
  await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('status')).toHaveText(/^Did you mean Quickstart/)
})

test('[R-002] below a base, addresses inside and outside of it get the page and its suggestions', async ({
  readPage: page,
  based,
}) => {
  for (const path of [
    '/handbook/docs/guide/first-step/',
    '/docs/guide/first-steps/',
    '/handbook/guide/firststeps',
    '/elsewhere/first-steps.html',
  ]) {
    await openNowhere(page, based, path)
    await expect(suggestions(page).first()).toHaveAttribute('href', '/handbook/docs/guide/first-steps/')
  }
})

test('[R-002] an address without similar pages gets no suggestion', async ({ page, cloud }) => {
  const list = page.waitForResponse('**/_/pages.json')
  await openNowhere(page, cloud, '/xmlrpc.php')
  await list
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  await expect(suggestions(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Did you mean' })).toHaveCount(0)
})

test('[R-002] without the list of pages, the not-found page has its other parts, and logs the reason', async ({
  page,
  cloud,
}) => {
  const warnings = listWarnings(page)
  await page.route('**/_/pages.json', (route) => route.fulfill({ status: 503 }))
  await openNowhere(page, cloud, '/docs/compute/quikstart/')
  await expect.poll(() => warnings.join('\n')).toContain('Failed to load the pages with a similar URL.')
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
})

test('[R-002] the suggestions move nothing on the page', async ({ page, cloud }) => {
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.total += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openNowhere(page, cloud, '/docs/compute/quikstart/')
  await expect(suggestions(page).first()).toBeVisible()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(
    await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total),
  ).toBeLessThan(0.01)
})

test('no other page loads the list of all pages', async ({ page, cloud }) => {
  const paths = listPaths(page)
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  expect(paths.filter((path) => path.endsWith('/pages.json'))).toEqual([])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[R-002][R-122] the not-found page links to the areas', async ({ page, cloud }) => {
    const response = await page.goto(cloud.url('/docs/compute/quikstart/'))
    expect(response?.status()).toBe(404)
    await expect(title(page, 'Page not found')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
    await main.getByRole('link', { name: 'Storage', exact: true }).click()
    await expect(title(page, 'Storage')).toBeVisible()
  })
})
