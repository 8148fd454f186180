import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive, title } from './reader.ts'

test('[R-061] the home page has its title, a search box, the areas and the popular tasks', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url('/'))
  await expect(title(page, 'Portal documentation')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const main = page.getByRole('main')
  await expect(main.getByText('Everything in one place.')).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Areas', 'Popular tasks'])
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Compute', 'Models and more'])
  await expect(main.getByRole('link', { name: 'Attach a disk' })).toHaveAttribute(
    'href',
    '/docs/compute/disks/attach/',
  )
  // The whole card leads to the area, not only its title.
  // Forced, because Playwright expects the text itself to take the click, but the link covers it.
  await main.getByText('Training and serving.').click({ force: true })
  await expect(title(page, 'Models')).toBeVisible()
  await expect(title(page, 'Models')).toBeFocused()
})

test('[R-061] the landing page of an area has its topics, from the sidebar', async ({
  readPage: page,
  portal,
}) => {
  await page.goto(portal.url('/compute/'))
  const topics = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(topics).toHaveCount(2)
  const nodes = topics.filter({ has: page.getByRole('link', { name: 'Nodes' }) })
  await expect(nodes).toContainText('3 pages')
  await expect(nodes).toContainText('Machines that run day and night.')
  await expect(nodes.getByRole('link')).toHaveText(['Nodes', 'Create a node', 'Delete a node'])
  const storage = topics.filter({ has: page.getByRole('heading', { name: 'Storage' }) })
  await expect(storage).toContainText('1 page')
  await expect(storage).toContainText('Disks that outlive a node.')
  await storage.getByRole('link', { name: 'Storage' }).click()
  await expect(title(page, 'Attach a disk')).toBeVisible()
})

test('[R-061] the landing page of an area lists news with links to the release notes', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url('/compute/'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'What is new' })).toBeVisible()
  await main.getByRole('link', { name: 'Disks are twice as fast' }).click()
  await expect(page).toHaveURL(portal.url('/compute/changes/#2026-03-02-disks'))
})

for (const [path, query] of [
  ['/', 'q=disk'],
  ['/compute/', 'q=disk&area=compute'],
] as const) {
  test(`[R-061] the search box of ${path} leads to the search page with ${query}`, async ({
    readPage: page,
    portal,
  }) => {
    await openLive(page, portal.url(path))
    const box = page.getByRole('main').getByRole('searchbox')
    await expect(box).toHaveAttribute('placeholder', 'Search docs')
    await box.fill('disk')
    await page.getByRole('dialog', { name: 'Search docs' }).getByRole('link', { name: /^See/ }).click()
    await expect(page).toHaveURL(portal.url(`/search/?${query}`))
    await expect(title(page, 'Search the docs')).toBeVisible()
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[R-061] the search box and the cards of a landing page work', async ({ page, portal }) => {
    await page.goto(portal.url('/compute/'))
    const box = page.getByRole('main').getByRole('searchbox')
    await box.fill('disk')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(portal.url('/search/?q=disk&area=compute'))
    await page.goto(portal.url('/'))
    await page.getByRole('main').getByRole('link', { name: 'Compute', exact: true }).click()
    await expect(title(page, 'Compute')).toBeVisible()
  })
})
