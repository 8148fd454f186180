import type { Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { addLink, countDocuments, giveOwnModule, openLive, sidebarLink, title } from './reader.ts'

const quickstart = '/docs/compute/quickstart/'

/**
 * Gives `/about/` the page kind that has its own component, and replaces that component with one that throws until
 * `isRepaired` is set.
 */
async function breakAbout(page: Page): Promise<void> {
  await giveOwnModule(page)
  await page.route('**/_/assets/not-found-page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `import Original from '${route.request().url()}?original'
        export default function Broken(props) {
          if (!globalThis.isRepaired) throw new RangeError('There is no calendar.')
          return Original(props)
        }`,
    }),
  )
}

const repair = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { isRepaired: true })
  })

test("[R-111] a crash shows 'This page crashed.', and 'Try again' renders the page again", async ({
  page,
  cloud,
}) => {
  await openLive(page, cloud.url(quickstart))
  const documents = countDocuments(page)
  await breakAbout(page)
  const link = await addLink(page, '/about/')
  await link.click()
  const crash = page.getByRole('alert')
  const retry = crash.getByRole('button', { name: 'Try again' })
  await expect(crash.getByRole('heading', { name: 'This page crashed.' })).toBeVisible()
  await expect(crash).toContainText('There is no calendar.')
  await expect(page).toHaveURL(cloud.url('/about/'))
  await retry.click()
  await expect(crash).toContainText('There is no calendar.')
  await expect(crash.getByRole('heading')).toBeFocused()

  await repair(page)
  await retry.click()
  await expect(title(page, 'About this site')).toBeFocused()
  // The component of another page kind, which has no place for this article.
  await expect(page.locator('#main').first()).toContainText('The site has two areas')
  await expect(crash).toHaveCount(0)
  expect(documents()).toBe(0)
})

test('[R-111] a page that crashes can still be left', async ({ page, cloud }) => {
  await openLive(page, cloud.url(quickstart))
  const documents = countDocuments(page)
  await breakAbout(page)
  const link = await addLink(page, '/about/')
  await link.click()
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Storage docs' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('article').or(page.getByRole('main'))).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Quickstart')).toBeVisible()
  expect(documents()).toBe(0)
})

test('[R-111] a crash outside of the page is shown too, and disappears on the next page', async ({
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
