import type { Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive, title } from './reader.ts'

const note = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

test('[R-034] the page shows the notes of both areas, by year, newest first', async ({
  readPage: page,
  cloud,
}) => {
  await page.goto(cloud.url('/Release-notes/'))
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['2026', '2025'])
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Nodes grow while they run',
    'Labels keep their order',
    'Old images',
  ])
  await expect(note(page, 'Nodes grow while they run')).toContainText('March 2, 2026')
  await expect(note(page, 'Nodes grow while they run')).toContainText('New')
  await expect(note(page, 'Labels keep their order')).toContainText('Storage')
  await expect(page.getByRole('link', { name: 'the guide' })).toHaveAttribute(
    'href',
    '/docs/compute/nodes/resize/',
  )
})

test('[R-034] the query flag selects one product, also by choice and by Back', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url('/Release-notes/?product=storage'))
  await expect(page.getByRole('radio', { name: 'Storage' })).toBeChecked()
  await expect(note(page, 'Labels keep their order')).toBeVisible()
  await expect(note(page, 'Nodes grow while they run')).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: '2025' })).toBeHidden()
  await page.getByRole('radio', { name: 'Compute' }).check()
  await expect(page).toHaveURL(/\?product=compute$/)
  await expect(note(page, 'Labels keep their order')).toBeHidden()
  await expect(note(page, 'Old images')).toBeVisible()
  await page.getByRole('radio', { name: 'All products' }).check()
  await expect(page).toHaveURL(/\/Release-notes\/$/)
  await expect(note(page, 'Labels keep their order')).toBeVisible()
})

test('[R-034] an unknown product selects none', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url('/Release-notes/?product=teapots'))
  await expect(page.getByRole('radio', { name: 'All products' })).toBeChecked()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('[R-034] each area has a page', async ({ readPage: page, cloud }) => {
  await page.goto(cloud.url('/Release-notes/compute/'))
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Nodes grow while they run',
    'Old images',
  ])
  await expect(page.getByRole('group', { name: 'Product' })).toHaveCount(0)
})

test.describe('[R-034] without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('notes can be filtered by their kind', async ({ page, cloud }) => {
    await page.goto(cloud.url('/Release-notes/'))
    await page.getByRole('radio', { name: 'Deprecated' }).check()
    await expect(note(page, 'Old images')).toBeVisible()
    await expect(note(page, 'Nodes grow while they run')).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: '2026' })).toBeHidden()
    await page.getByRole('radio', { name: 'All changes' }).check()
    await expect(note(page, 'Nodes grow while they run')).toBeVisible()
  })
})

test('[R-034] each note has an address', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url('/Release-notes/'))
  await page.getByRole('link', { name: 'November 20, 2025' }).click()
  await expect(page).toHaveURL(/#2025-11-20-old-images$/)
  await expect(note(page, 'Old images')).toBeInViewport()
})

test('[R-034] the newest notes are links from other pages', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url('/news/'))
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') }),
  ).toHaveCount(2)
  await page.getByRole('link', { name: 'Nodes grow while they run' }).click()
  await expect(title(page, 'Compute release notes')).toBeVisible()
  await expect(note(page, 'Nodes grow while they run')).toBeInViewport()
})

test('[R-034] the page names its feeds, which have the notes with full addresses', async ({
  readPage: page,
  cloud,
}) => {
  await page.goto(cloud.url('/Release-notes/compute/'))
  const atom = page.locator('link[rel="alternate"][type="application/atom+xml"]')
  await expect(atom).toHaveAttribute('href', '/Release-notes/compute/atom.xml')
  await page.goto(cloud.url('/Release-notes/compute/atom.xml'))
  const parsed = await page.evaluate(() => ({
    error: document.querySelector('parsererror')?.textContent ?? '',
    titles: [...document.querySelectorAll('entry > title')].map((element) => element.textContent),
  }))
  expect(parsed).toEqual({ error: '', titles: ['Nodes grow while they run', 'Old images'] })
  const answer = await cloud.fetch(new Request(cloud.url('/Release-notes/compute/feed.json')))
  const feed = await answer.json()
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
  expect(feed.items[0]).toMatchObject({
    url: 'https://docs.cloud.example/Release-notes/compute/#2026-03-02-resize',
    date_published: '2026-03-02T00:00:00Z',
    tags: ['new', 'Compute'],
  })
  expect(feed.items[0].content_html).toContain('href="https://docs.cloud.example/docs/compute/nodes/resize/"')
})

test('[R-034] the reader sees when nothing matches the chosen kind and product', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url('/Release-notes/?product=storage'))
  const none = page.getByText('No changes match. Select another kind or product.')
  await expect(note(page, 'Nodes grow while they run')).toBeHidden()
  await expect(none).toBeHidden()
  await page.getByRole('radio', { name: 'New', exact: true }).check()
  await expect(none).toBeVisible()
  await page.getByRole('radio', { name: 'All products' }).check()
  await expect(none).toBeHidden()
  await expect(note(page, 'Nodes grow while they run')).toBeVisible()
})
