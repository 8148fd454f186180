import { expect, fixtureTest as test } from './fixture-site.ts'

const rescue = '/docs/compute/nodes/lifecycle/recovery/rescue/'

test('[R-040] breadcrumbs lead up to the area, and the page itself is the last', async ({
  readPage: page,
  cloud,
}) => {
  await page.goto(cloud.url(rescue))
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(trail.getByRole('listitem')).toHaveText([
    'Compute',
    'Nodes',
    'Lifecycle',
    'Recovery',
    'Rescue a node',
  ])
  await expect(trail.getByRole('link', { name: 'Compute' })).toHaveAttribute('href', '/docs/compute/')
  await expect(trail.getByRole('link', { name: 'Nodes' })).toHaveAttribute('href', '/docs/compute/nodes/')
  await expect(trail.getByText('Rescue a node').last()).toHaveAttribute('aria-current', 'page')
  await expect(trail.getByRole('link', { name: 'Rescue a node' })).toHaveCount(0)
})

test('[R-040] on the page of the area itself, the breadcrumbs are its name alone', async ({
  readPage: page,
  cloud,
}) => {
  await page.goto(cloud.url('/docs/storage/'))
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(trail.getByRole('listitem')).toHaveText(['Storage'])
  await expect(trail.getByText('Storage')).toHaveAttribute('aria-current', 'page')
})

test('[R-040] a doc page has one title, its sidebar, its table of contents and the footer', async ({
  readPage: page,
  cloud,
}) => {
  await page.goto(cloud.url('/docs/compute/kitchen-sink/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen sink')
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()

  const contents = page.getByRole('navigation', { name: 'On this page' })
  const entry = (name: string): ReturnType<typeof contents.getByRole> =>
    contents.getByRole('link', { name, exact: true })
  await expect(entry('Limits')).toHaveAttribute('href', '#what-is-possible')
  await expect(entry('A deeper heading')).toBeVisible()
  await expect(entry('The deepest heading')).toHaveCount(0)
})

test('[R-040] a doc page shows when it was last changed and where to edit it', async ({
  readPage: page,
  cloud,
}) => {
  await page.goto(cloud.url('/docs/compute/kitchen-sink/'))
  await expect(page.getByText('Last updated on March 4, 2026')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://git.cloud.example/docs/edit/main/content/docs/compute/kitchen-sink.mdx',
  )
})

test('[R-040] previous and next lead through the sidebar in its order', async ({ readPage: page, cloud }) => {
  const order = [
    'Create a node',
    'Resize a node',
    'Start a node',
    'Stop a node',
    'Rescue a node',
    'Open the console',
    'Images',
  ]
  await page.goto(cloud.url('/docs/compute/nodes/'))
  for (const name of order) {
    const next = page
      .getByRole('navigation', { name: 'Previous and next page' })
      .getByRole('link', { name: 'Next' })
    await expect(next).toContainText(name)
    await next.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  const previous = page.getByRole('link', { name: 'Previous' })
  await previous.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open the console')
})

test('[R-040] the first page of a sidebar has no previous page, the last one no next page', async ({
  readPage: page,
  cloud,
}) => {
  const pager = page.getByRole('navigation', { name: 'Previous and next page' })
  await page.goto(cloud.url('/docs/storage/'))
  await expect(pager.getByRole('link')).toHaveText([/^Next/])
  await page.goto(cloud.url('/docs/storage/object/upload/'))
  await expect(pager.getByRole('link')).toHaveText([/^Previous/])
})

test('a page without sidebar has the other parts of a doc page', async ({ readPage: page, cloud }) => {
  await page.goto(cloud.url('/docs/compute/legacy/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legacy plans')
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Hide sidebar' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')).toHaveText([
    'Compute',
    'Legacy plans',
  ])
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible()
})
