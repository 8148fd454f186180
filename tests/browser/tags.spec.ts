import { expect, fixtureTest as test } from './fixture-site.ts'
import { countDocuments, openLive, title } from './reader.ts'

test('[R-070] the tags of a guide lead to the other guides that have them', async ({
  readPage: page,
  world,
}) => {
  await openLive(page, world.url('/world/docs/next/guide/install/'))
  const documents = countDocuments(page)
  const tags = page.getByRole('list', { name: 'Tags' })
  await expect(tags.getByRole('link')).toHaveText(['Setting up', 'Networking'])
  await tags.getByRole('link', { name: 'Setting up' }).click()
  await expect(page).toHaveURL(/\/world\/docs\/next\/tags\/set-up\/$/)
  await expect(title(page, 'Guides tagged “Setting up”')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Guide',
    'Install',
    'Upgrade',
  ])
  await expect(page.getByText('From 2.0 to the next version.')).toBeVisible()

  await page.getByRole('link', { name: 'All tags' }).click()
  await expect(title(page, 'Tags')).toBeVisible()
  expect(documents()).toBe(0)
})

test('[R-070] the list of tags is in alphabetical order, with the number of guides of each', async ({
  readPage: page,
  world,
}) => {
  await page.goto(world.url('/world/docs/next/tags/'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['N', 'S'])
  await expect(main.locator('section').getByRole('link')).toHaveText([
    'Networking1',
    'Setting up3',
    'storage1',
  ])
})

test('[R-070] a list has the description of its tag, and no unlisted pages', async ({
  readPage: page,
  world,
}) => {
  await page.goto(world.url('/world/docs/next/tags/networking/'))
  await expect(page.getByText('Addresses, names and the ways between nodes')).toBeVisible()
  await page.goto(world.url('/world/docs/next/tags/storage/'))
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Volumes'])
})

test('[R-070] tags belong to a version, and have the words of the language', async ({
  readPage: page,
  world,
}) => {
  await page.goto(world.url('/world/docs/tags/setting-up/'))
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Guide', 'Install'])
  await page.goto(world.url('/world/ar/docs/next/tags/set-up/'))
  await expect(title(page, 'أدلة موسومة «الإعداد»')).toBeVisible()
})

test('[R-070] lists are pages like others: Markdown, sitemap', async ({ readPage: page, world }) => {
  await page.goto(world.url('/world/docs/next/tags/set-up/'))
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
    'href',
    '/world/docs/next/tags/set-up/index.md',
  )
  const markdown = await world.fetch(new Request(world.url('/world/docs/next/tags/set-up/index.md')))
  expect(await markdown.text()).toContain(
    '## [Install](https://world.example/world/docs/next/guide/install/index.md)\n\nPut World on a machine.',
  )
  const sitemap = await (await world.fetch(new Request(world.url('/world/sitemap.xml')))).text()
  expect(sitemap).toContain('<loc>https://world.example/world/docs/next/tags/set-up/</loc>')
  expect(sitemap).not.toContain('/ar/docs/guide/install/')
})
