import type { Locator, Page } from '@playwright/test'
import { expect, type FixtureSite, fixtureTest as test } from './fixture-site.ts'
import { countDocuments, openLive, title } from './reader.ts'

const posts = (page: Page): Locator => page.getByRole('main').getByRole('article')
const readText = async (world: FixtureSite, path: string): Promise<string> =>
  (await world.fetch(new Request(world.url(path)))).text()

test('[R-083] the list has ten posts a page, newest first, without drafts and unlisted posts', async ({
  readPage: page,
  world,
}) => {
  await openLive(page, world.url('/world/blog/'))
  const documents = countDocuments(page)
  await expect(posts(page)).toHaveCount(10)
  await expect(posts(page).getByRole('heading').first()).toHaveText('What comes with the next version')
  await page.getByRole('link', { name: 'Older posts' }).click()
  await expect(page).toHaveURL(/\/world\/blog\/page\/2\/$/)
  await expect(posts(page).getByRole('heading')).toHaveText(['Note 03', 'Note 02', 'Note 01'])
  await expect(page.getByRole('link', { name: 'Older posts' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Newer posts' }).click()
  await expect(posts(page)).toHaveCount(10)
  await expect(page.getByText(/Not yet|For friends only/)).toHaveCount(0)
  expect(documents()).toBe(0)
})

test('[R-083] a post in the list ends at the truncation mark, or shows its description', async ({
  readPage: page,
  world,
}) => {
  await page.goto(world.url('/world/blog/'))
  await expect(posts(page).first()).toContainText('The next version of World has volumes.')
  await expect(posts(page).first().getByRole('link', { name: 'guide', exact: true })).toHaveAttribute(
    'href',
    '/world/docs/next/storage/volumes/',
  )
  await expect(page.getByText('This is after the fold.')).toHaveCount(0)
  await expect(posts(page).nth(1)).toContainText('What a disk goes through between morning and evening.')
  await expect(page.getByText('Disks begin their day early.')).toHaveCount(0)
})

test('[R-083] a post has its date, reading time, authors, tags and the posts around it', async ({
  readPage: page,
  world,
}) => {
  await openLive(page, world.url('/world/blog/'))
  await page.getByRole('link', { name: 'Read more: What comes with the next version' }).click()
  await expect(page).toHaveURL(/\/world\/blog\/2026\/10\/01\/next-version\/$/)
  await expect(title(page, 'What comes with the next version')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('October 1, 2026')).toBeVisible()
  await expect(main.getByText('1 min read')).toBeVisible()
  const authors = main.getByRole('list', { name: 'Authors' })
  await expect(authors.getByRole('link')).toHaveText(['Asha Rao', 'Ben Okafor'])
  await expect(authors.getByText('Network engineer')).toBeVisible()
  await expect(main.getByRole('list', { name: 'Tags' }).getByRole('link')).toHaveText([
    'Releases',
    'Networking',
  ])
  await expect(main.getByText('This is after the fold.')).toBeVisible()
  await expect(main.getByRole('link', { name: /Newer post/ })).toHaveCount(0)
  await main.getByRole('link', { name: /Older post/ }).click()
  await expect(title(page, 'A day of storage')).toBeVisible()
  await expect(page).toHaveURL(/\/world\/blog\/day-of-storage\/$/)
})

test('[R-083] authors have pages with their posts', async ({ readPage: page, world }) => {
  await openLive(page, world.url('/world/blog/'))
  await page.getByRole('link', { name: 'All authors' }).click()
  await expect(title(page, 'Authors')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /Posts: / })).toHaveText([
    /Asha Rao.*Posts: 1/,
    /Ben Okafor.*Posts: 2/,
    /Mina Sato.*Posts: 11/,
  ])
  await page.getByRole('link', { name: /Ben Okafor/ }).click()
  await expect(title(page, 'Posts by Ben Okafor')).toBeVisible()
  await expect(posts(page).getByRole('heading')).toHaveText([
    'What comes with the next version',
    'A day of storage',
  ])
})

test('[R-083] tags of the blog have pages with their posts, ten a page', async ({
  readPage: page,
  world,
}) => {
  await page.goto(world.url('/world/blog/tags/'))
  await page
    .getByRole('link', { name: /^Notes/ })
    .first()
    .click()
  await expect(title(page, 'Posts tagged “Notes”')).toBeVisible()
  await expect(posts(page)).toHaveCount(10)
  await page.getByRole('link', { name: 'Older posts' }).click()
  await expect(posts(page).getByRole('heading')).toHaveText(['Note 01'])
})

test('[R-083] every page names the three feeds, in its own language', async ({ readPage: page, world }) => {
  for (const [path, blog] of [
    ['docs/guide/', '/world/blog/'],
    ['ar/blog/', '/world/ar/blog/'],
  ] as const) {
    await page.goto(world.url(`/world/${path}`))
    for (const [type, file] of [
      ['atom+xml', 'atom.xml'],
      ['rss+xml', 'rss.xml'],
      ['feed+json', 'feed.json'],
    ]) {
      const link = page.locator(`link[rel="alternate"][type="application/${type}"]`)
      await expect(link).toHaveAttribute('href', `${blog}${file}`)
    }
  }
})

test('[R-083] the feeds can be parsed and have the newest posts', async ({ page, world }) => {
  const [atom, rss] = await Promise.all(
    ['atom', 'rss'].map((name) => readText(world, `/world/blog/${name}.xml`)),
  )
  // Not on a page of the site, whose policy forbids to parse text.
  await page.goto('about:blank')
  const titles = await page.evaluate(
    (texts) =>
      texts.map((text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml')
        if (parsed.querySelector('parsererror') !== null) throw new Error('The feed is not XML.')
        return [...parsed.querySelectorAll('entry > title, item > title')].map((node) => node.textContent)
      }),
    [atom ?? '', rss ?? ''],
  )
  for (const list of titles) {
    expect(list.slice(0, 2)).toEqual(['What comes with the next version', 'A day of storage'])
    expect(list).toHaveLength(13)
  }
  const json = JSON.parse(await readText(world, '/world/blog/feed.json'))
  expect(json.items[0]).toMatchObject({
    url: 'https://world.example/world/blog/2026/10/01/next-version/',
    date_published: '2026-10-01T00:00:00Z',
    authors: [{ name: 'Asha Rao' }, { name: 'Ben Okafor' }],
    tags: ['Releases', 'Networking'],
  })
})

test('[R-083] a post in another language than the blog is marked', async ({ readPage: page, world }) => {
  await page.goto(world.url('/world/ar/blog/'))
  await expect(posts(page).first().getByRole('heading')).toHaveText('ما الذي يأتي مع الإصدار التالي')
  await expect(posts(page).nth(1).getByRole('heading')).toHaveAttribute('lang', 'en')
})

test('[R-083] lists and posts can be read without a script', async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(world.url('/world/blog/'))
  await page.getByRole('link', { name: 'Read more: A day of storage' }).click()
  await expect(page.getByText('Disks begin their day early.')).toBeVisible()
  await context.close()
})
