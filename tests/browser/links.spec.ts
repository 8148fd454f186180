import { expect, fixtureTest as test } from './fixture-site.ts'
import { addLink, countDocuments, openLive, sidebarLink, title } from './reader.ts'

const quickstart = '/docs/compute/quickstart/'
const longPage = '/docs/compute/long-page/'

const otherForms = [
  '/docs/compute/long-page',
  '/docs/compute/long-page.html',
  '/docs/compute/long-page/index.html',
  '/docs//compute///long-page/',
  '//docs/compute/long-page/',
]

for (const form of otherForms) {
  test(`[R-003] the address ${form} leads to the canonical one`, async ({ readPage: page, cloud }) => {
    // Not `cloud.url`, which would read `//docs` as a host.
    await page.goto(`${cloud.url('/').slice(0, -1)}${form}?kind=guide#section-2`)
    await expect(title(page, 'A long page')).toBeAttached()
    await expect(page).toHaveURL(cloud.url(`${longPage}?kind=guide#section-2`))
  })
}

for (const form of otherForms.filter((path) => !path.startsWith('//'))) {
  test(`[R-003] a link to ${form} opens the page in place`, async ({ readPage: page, cloud }) => {
    await openLive(page, cloud.url(quickstart))
    const documents = countDocuments(page)
    const link = await addLink(page, form)
    await link.click()
    await expect(title(page, 'A long page')).toBeVisible()
    await expect(sidebarLink(page, 'A long page')).toHaveAttribute('aria-current', 'page')
    expect(documents()).toBe(0)

    await page.reload()
    await expect(title(page, 'A long page')).toBeVisible()
    await expect(page).toHaveURL(cloud.url(longPage))
  })
}

test('Ctrl-click opens a new tab and leaves the current one unchanged', async ({ page, cloud, context }) => {
  await openLive(page, cloud.url(quickstart))
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    sidebarLink(page, 'A long page').click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(title(tab, 'A long page')).toBeVisible()
  await expect(title(page, 'Quickstart')).toBeVisible()
  expect(page.url()).toBe(cloud.url(quickstart))
})

test('a link with a target opens a new tab', async ({ page, cloud, context }) => {
  await openLive(page, cloud.url(quickstart))
  const link = await addLink(page, longPage, { target: '_blank' })
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(title(tab, 'A long page')).toBeVisible()
  await expect(title(page, 'Quickstart')).toBeVisible()
})

test('a download link downloads, also when it names a page', async ({ page, cloud }) => {
  await openLive(page, cloud.url(quickstart))
  const link = await addLink(page, longPage, { download: 'page.html' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('page.html')
  await expect(title(page, 'Quickstart')).toBeVisible()
})

test('a link to a file is left to the browser', async ({ page, cloud }) => {
  await openLive(page, cloud.url(quickstart))
  const link = await addLink(page, '/img/logo.svg')
  await link.click()
  await expect(page).toHaveURL(cloud.url('/img/logo.svg'))
  await expect(title(page, 'Quickstart')).toBeHidden()
})

test('a link to another site is left to the browser', async ({ page, cloud, based }) => {
  await openLive(page, cloud.url(quickstart))
  const link = await addLink(page, based.url('/handbook/docs/guide/'))
  await link.click()
  await expect(title(page, 'Guide')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Quickstart')).toBeVisible()
})

test('a link beyond the base of the site is left to the browser', async ({ page, based }) => {
  based.intercept(({ url }) =>
    new URL(url).pathname === '/shop/'
      ? new Response('The shop', { headers: { 'Content-Type': 'text/plain' } })
      : undefined,
  )
  await openLive(page, based.url('/handbook/docs/guide/'))
  const link = await addLink(page, '/shop/')
  await link.click()
  await expect(page.getByText('The shop')).toBeVisible()
})

test('a link to a page that does not exist shows the not-found page', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url(quickstart))
  const link = await addLink(page, '/docs/compute/no-such-page/')
  await link.click()
  await expect(title(page, 'Page not found')).toBeVisible()
  await expect(page).toHaveURL(cloud.url('/docs/compute/no-such-page/'))
  await page.goBack()
  await expect(title(page, 'Quickstart')).toBeVisible()
})

test('the pages of a site below a path open in place', async ({ readPage: page, based }) => {
  await openLive(page, based.url('/handbook/docs/guide/'))
  const documents = countDocuments(page)
  await sidebarLink(page, 'First steps').click()
  await expect(title(page, 'First steps')).toBeVisible()
  await expect(page).toHaveURL(based.url('/handbook/docs/guide/first-steps/'))
  expect(documents()).toBe(0)
})

test('[R-016] the language menu keeps path, query and hash', async ({ readPage: page, cloud }) => {
  const address = `${longPage}?kind=guide#section-2`
  await openLive(page, cloud.url(address))
  await page.getByRole('button', { name: 'English' }).click()
  const link = page.getByRole('link', { name: 'English' })
  await expect(link).toHaveAttribute('href', address)
  await expect(link).toHaveAttribute('aria-current', 'true')

  await page.keyboard.press('Escape')
  await sidebarLink(page, 'Quickstart').click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(link).toHaveAttribute('href', quickstart)
})
