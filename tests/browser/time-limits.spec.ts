import type { Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { addLink, countDocuments, openLive, sidebarLink, title } from './reader.ts'

const quickstart = '/docs/compute/quickstart/'

/** Makes what the browser waits for end sooner, whatever time it is given. */
async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms / 10)
  })
}

/** Never comes. */
const silence = new Promise<never>(() => undefined)

test("[R-006] a click on a missing address is left to the browser when the map of redirects doesn't load", async ({
  page,
  cloud,
}) => {
  await hurry(page)
  cloud.intercept((request) => (request.url.endsWith('/_/redirects.json') ? silence : undefined))
  await openLive(page, cloud.url(quickstart))
  const documents = countDocuments(page)
  await (await addLink(page, '/docs/nowhere/')).click()
  await expect(title(page, 'Page not found')).toBeVisible()
  expect(documents()).toBe(1)
})

test('a site that drops a connection and then stops responding is reported as unreachable', async ({
  page,
  cloud,
}) => {
  await hurry(page)
  await openLive(page, cloud.url(quickstart))
  await page.route('**/docs/compute/long-page/**', (route) =>
    route.request().method() === 'HEAD' ? silence : route.abort('connectionrefused'),
  )
  await sidebarLink(page, 'A long page').click()
  await expect(page.getByRole('complementary', { name: 'Connection' })).toContainText("can't be reached")
  await expect(page).toHaveURL(cloud.url(quickstart))
})

test("[R-011] a page that doesn't respond in time is loaded as a document", async ({ page, cloud }) => {
  await hurry(page)
  cloud.intercept(({ url, headers }) =>
    url.endsWith('/long-page/') && headers.get('Sec-Fetch-Dest') === 'empty' ? silence : undefined,
  )
  await openLive(page, cloud.url(quickstart))
  const documents = countDocuments(page)
  await sidebarLink(page, 'A long page').click()
  await expect(title(page, 'A long page')).toBeVisible()
  expect(documents()).toBe(1)
})
