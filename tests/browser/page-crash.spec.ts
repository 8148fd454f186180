import type { Page } from '@playwright/test'
import { expect, test } from './fixture-site.ts'
import { countDocuments, openLive, sidebarLink, title } from './reader.ts'

const quickstart = '/docs/compute/quickstart/'
const longPage = '/docs/compute/long-page/'

/** Changes what the build has written about a page, so that a component cannot print it. */
async function changeView(page: Page, change: object): Promise<void> {
  await page.route(`**${longPage}index.json`, async (route) => {
    const response = await route.fetch()
    const fragment = await response.json()
    await route.fulfill({ response, json: { ...fragment, view: { ...fragment.view, ...change } } })
  })
}

test("[R-111] a crash shows 'This page crashed.', and 'Try again' renders the page again", async ({
  page,
  cloud,
}) => {
  await openLive(page, cloud.url(quickstart))
  const documents = countDocuments(page)
  await changeView(page, { lastUpdated: { date: '2026-01-02' } })
  await page.evaluate(() => {
    const { DateTimeFormat } = Intl
    class BrokenFormat {
      constructor() {
        throw new RangeError('There is no calendar.')
      }
    }
    Object.assign(Intl, { DateTimeFormat: BrokenFormat })
    Object.assign(window, { repair: () => Object.assign(Intl, { DateTimeFormat }) })
  })

  await sidebarLink(page, 'A long page').click()
  const crash = page.getByRole('alert')
  const retry = crash.getByRole('button', { name: 'Try again' })
  await expect(crash.getByRole('heading', { name: 'This page crashed.' })).toBeVisible()
  await expect(crash).toContainText('There is no calendar.')
  await expect(page).toHaveURL(cloud.url(longPage))
  await retry.click()
  await expect(crash).toContainText('There is no calendar.')
  await expect(crash.getByRole('heading')).toBeFocused()

  await page.evaluate(() => (window as unknown as { repair(): void }).repair())
  await retry.click()
  await expect(title(page, 'A long page')).toBeFocused()
  await expect(page.getByText('Twelve sections follow')).toBeVisible()
  await expect(page.getByText('Last updated on January 2, 2026')).toBeVisible()
  await expect(crash).toHaveCount(0)
  expect(documents()).toBe(0)
})

const breaks: [string, object][] = [
  ['its tags', { tags: null }],
  ['its breadcrumbs', { breadcrumbs: null }],
  ['its headings', { headings: null }],
]
for (const [part, change] of breaks) {
  test(`[R-111] a page that crashes over ${part} leaves a way out`, async ({ page, cloud }) => {
    await openLive(page, cloud.url(quickstart))
    const documents = countDocuments(page)
    await changeView(page, change)
    await sidebarLink(page, 'A long page').click()
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.getByRole('link', { name: 'Tabs in two groups', exact: true }).click()
    await expect(title(page, 'Tabs in two groups')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(documents()).toBe(0)
  })
}

test('[R-111] a crash outside of the page is shown as well, and leaves with the next page', async ({
  page,
  cloud,
}) => {
  await openLive(page, cloud.url(quickstart))
  await page.route('**/_/nav/storageSidebar/**', (route) => route.fulfill({ json: [null] }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Storage docs' }).click()
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Quickstart')).toBeVisible()
  await expect(sidebarLink(page, 'A long page')).toBeVisible()
})
