import type { Locator, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { countDocuments, listPaths, openLive, title } from './reader.ts'

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'API', exact: true })
const apis = [
  { id: 'compute', name: 'Compute API', other: 'Models API' },
  { id: 'models', name: 'Models API', other: 'Compute API' },
]

for (const { id, name, other } of apis) {
  test(`[R-030] under /api/${id}/ a bar switches between the APIs and links the release notes`, async ({
    readPage: page,
    portal,
  }) => {
    await openLive(page, portal.url(`/api/${id}/`))
    await expect(bar(page).getByRole('link', { name: 'Release Notes' })).toHaveAttribute(
      'href',
      `/news/?product=${id}`,
    )
    await bar(page).getByRole('button', { name }).click()
    const selected = bar(page).getByRole('link', { name, exact: true })
    await expect(selected).toHaveAttribute('aria-current', 'true')
    await expect(selected.locator('svg')).toBeVisible()
    const choice = bar(page).getByRole('link', { name: other })
    await expect(choice).not.toHaveAttribute('aria-current')
    await expect(choice.locator('svg')).toHaveCount(0)
    expect(await violations(page)).toEqual([])

    const documents = countDocuments(page)
    await choice.click()
    await expect(title(page, other)).toBeVisible()
    await expect(bar(page).getByRole('button', { name: other })).toHaveAttribute('aria-expanded', 'false')
    expect(documents()).toBe(0)
  })
}

test('[R-030] the bar comes and goes with the pages of the APIs; guides load nothing for it', async ({
  page,
  portal,
}) => {
  const paths = listPaths(page)
  await openLive(page, portal.url('/docs/compute/nodes/create/'))
  await expect(bar(page)).toHaveCount(0)
  expect(paths.filter((path) => path.includes('api-bar'))).toEqual([])

  await page.getByRole('banner').getByRole('button', { name: 'REST API' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Models API' }).click()
  await expect(bar(page).getByRole('button', { name: 'Models API' })).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Create a node')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[R-030] the switch opens, and its links work', async ({ page, portal }) => {
    await page.goto(portal.url('/api/compute/'))
    await bar(page).getByRole('button', { name: 'Compute API' }).click()
    await bar(page).getByRole('link', { name: 'Models API' }).click()
    await expect(title(page, 'Models API')).toBeVisible()
  })
})
