import { expect, fixtureTest as test } from './fixture-site.ts'
import { sidebarLink, title } from './reader.ts'

const quickstart = '/docs/compute/quickstart/'
const tabs = '/docs/compute/tabs/'

test.use({ javaScriptEnabled: false })

test('[R-122] a page can be read, with its code and its table of contents', async ({ page, cloud }) => {
  await page.goto(cloud.url(quickstart))
  await expect(title(page, 'Quickstart')).toBeVisible()
  await expect(page.getByText('Create your first node in five minutes.')).toBeVisible()
  await expect(page.getByText('cloudctl node create --name first')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Next steps' })
    .click()
  await expect(page).toHaveURL(cloud.url(`${quickstart}#next-steps`))
  await expect(page.getByRole('heading', { name: /^Next steps/ })).toBeInViewport()
})

test('[R-122][R-019] sidebar, breadcrumbs, pager, navbar and article lead to other pages', async ({
  page,
  cloud,
}) => {
  await page.goto(cloud.url(quickstart))
  await sidebarLink(page, 'Nodes').click()
  await expect(title(page, 'Nodes')).toBeVisible()
  await sidebarLink(page, 'Create a node').click()
  await expect(title(page, 'Create a node')).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Nodes' }).click()
  await expect(title(page, 'Nodes')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'resize' }).click()
  await expect(page).toHaveURL(cloud.url('/docs/compute/nodes/resize/'))
  await page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link', { name: /^Previous/ })
    .click()
  await expect(page).toHaveURL(cloud.url('/docs/compute/nodes/create/'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Storage docs' }).click()
  await expect(title(page, 'Storage')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(cloud.url('/docs/compute/nodes/create/'))
})

test('[R-122] the footer and its links are there', async ({ page, cloud }) => {
  await page.goto(cloud.url(quickstart))
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'About us' })).toHaveAttribute('href', /about-us/)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    footer.getByRole('link', { name: 'Help and documentation' }).click(),
  ])
  await expect(title(tab, 'Compute')).toBeVisible()
})

test('[R-122] tabs show all their panels, each under its name', async ({ page, cloud }) => {
  await page.goto(cloud.url(tabs))
  for (const text of [
    'Create it in the console.',
    'Create it with the command line.',
    'Create it with the API.',
    'Delete it with the command line.',
    'Connect from Windows.',
  ]) {
    await expect(page.getByText(text)).toBeVisible()
  }
})

test('[R-122] details open and close', async ({ page, cloud }) => {
  await page.goto(cloud.url('/docs/compute/kitchen-sink/'))
  const content = page.getByText('Nothing: it does not exist.')
  await expect(content).toBeHidden()
  await page.getByText('What does it cost?').click()
  await expect(content).toBeVisible()
})

test('[R-122] a drop-down of the navbar opens', async ({ page, cloud }) => {
  await page.goto(cloud.url(quickstart))
  await page.getByRole('button', { name: 'REST API' }).click()
  await page.getByRole('link', { name: 'Compute API' }).click()
  await expect(page).toHaveURL(cloud.url('/api/compute/'))
})

test("[R-122] the site's colors apply, whatever the system prefers", async ({ page, cloud }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(cloud.url(quickstart))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('[R-122] the menu button leads to the pages of the section and to the main menu', async ({
    page,
    cloud,
  }) => {
    await page.goto(cloud.url(quickstart))
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(sidebarLink(page, 'A long page')).toBeInViewport()
    await page.getByRole('link', { name: 'Main menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Storage docs' }).click()
    await expect(title(page, 'Storage')).toBeVisible()
  })
})
