import type { Route } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import {
  countDocuments,
  expectLive,
  holdRequests,
  listWarnings,
  openLive,
  routeFetches,
  shellScript,
  sidebarLink,
  title,
} from './reader.ts'

const quickstart = '/docs/compute/quickstart/'
const longPage = '/docs/compute/long-page/'

test('[R-010] the current page and its address stay until the next page has loaded', async ({
  page,
  cloud,
}) => {
  await openLive(page, cloud.url(quickstart))
  const documents = countDocuments(page)
  const response = await holdRequests(page, `**${longPage}`)

  await sidebarLink(page, 'A long page').click()
  await response.arrived
  await expect(title(page, 'Quickstart')).toBeVisible()
  await expect(page.getByText('Create your first node in five minutes.')).toBeVisible()
  expect(page.url()).toBe(cloud.url(quickstart))

  response.release()
  await expect(title(page, 'A long page')).toBeVisible()
  await expect(page).toHaveURL(cloud.url(longPage))
  await expect(page).toHaveTitle('A long page | Cloud Docs')
  await expect(sidebarLink(page, 'A long page')).toHaveAttribute('aria-current', 'page')
  expect(documents()).toBe(0)
})

const otherPage = (route: Route): string => new URL(quickstart, route.request().url()).href

const fulfillData = (route: Route, data: string): Promise<void> =>
  route.fulfill({
    contentType: 'text/html',
    body: `<script type="application/json" id="docent-view">${data}</script>`,
  })

const failures: [string, (route: Route) => Promise<void>][] = [
  ['a server error', (route) => route.fulfill({ status: 500 })],
  ['a file that is gone', (route) => route.fulfill({ status: 404 })],
  ['a connection that breaks', (route) => route.abort()],
  ['HTML that is not a page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hello</p>' })],
  ['a page without its data', (route) => fulfillData(route, '{}')],
  ['a page whose data is cut off', (route) => fulfillData(route, '{')],
  [
    'another page',
    async (route) => route.fulfill({ response: await route.fetch({ url: otherPage(route) }) }),
  ],
]
for (const [failure, answer] of failures) {
  test(`[R-011] ${failure} is logged, and the browser loads the target as a document`, async ({
    page,
    cloud,
  }) => {
    await openLive(page, cloud.url(quickstart))
    const documents = countDocuments(page)
    const warnings = listWarnings(page)
    await routeFetches(page, `**${longPage}`, answer)

    await sidebarLink(page, 'A long page').click()
    await expect(title(page, 'A long page')).toBeVisible()
    await expectLive(page)
    expect(page.url()).toBe(cloud.url(longPage))
    expect(documents()).toBe(1)
    expect(warnings.join('\n')).toContain(`The page ${longPage} could not be loaded in place`)

    await page.goBack()
    await expect(title(page, 'Quickstart')).toBeVisible()
  })
}

test('a redirect to another site is left to the browser', async ({ page, cloud, rough }) => {
  await openLive(page, cloud.url(quickstart))
  const headers = { Location: rough.url('/docs/guide/limits/') }
  cloud.intercept(({ url }) =>
    url.endsWith(longPage) ? new Response(null, { status: 301, headers }) : undefined,
  )
  await sidebarLink(page, 'A long page').click()
  await expect(title(page, 'Limits')).toBeVisible()
})

test('[R-011] a sidebar that cannot be loaded makes the browser load the target as a document', async ({
  page,
  cloud,
}) => {
  await openLive(page, cloud.url(quickstart))
  const documents = countDocuments(page)
  await page.route('**/_/nav/**', (route) => route.fulfill({ status: 500 }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Storage docs' }).click()
  await expect(title(page, 'Storage')).toBeVisible()
  expect(documents()).toBe(1)
})

test('of two links that are clicked one after another, the last one wins', async ({ page, cloud }) => {
  await openLive(page, cloud.url(quickstart))
  const documents = countDocuments(page)
  const first = await holdRequests(page, `**${longPage}`)
  const second = await holdRequests(page, '**/docs/compute/tabs/')
  await sidebarLink(page, 'A long page').click()
  await first.arrived
  await sidebarLink(page, 'Tabs in two groups').click()
  await second.arrived
  second.release()
  await expect(title(page, 'Tabs in two groups')).toBeVisible()
  first.release()

  await page.goBack()
  await expect(title(page, 'Quickstart')).toBeVisible()
  await expect(page).toHaveURL(cloud.url(quickstart))
  expect(documents()).toBe(0)
})

test('a double click opens a page once', async ({ page, cloud }) => {
  await openLive(page, cloud.url(quickstart))
  const documents = countDocuments(page)
  await sidebarLink(page, 'A long page').dblclick()
  await expect(title(page, 'A long page')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Quickstart')).toBeVisible()
  expect(documents()).toBe(0)
})

test('Back right after a reload, before the page is interactive, shows the page of the address', async ({
  page,
  cloud,
}) => {
  await openLive(page, cloud.url(quickstart))
  await sidebarLink(page, 'A long page').click()
  await expect(title(page, 'A long page')).toBeVisible()
  const script = await holdRequests(page, shellScript)
  await page.reload()
  await script.arrived
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(cloud.url(quickstart))
  await expect(title(page, 'Quickstart')).toBeVisible()
  script.release()
  await expectLive(page)
  await expect(title(page, 'Quickstart')).toBeVisible()
})
