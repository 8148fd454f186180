import type { Locator, Page } from '@playwright/test'
import { createNode, heading, index, line, operation, overviewPath } from './api-page.ts'
import { violations } from './axe.ts'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { addLink, expectLive, listPaths, openLive, title } from './reader.ts'

const filter = (page: Page): Locator => page.getByRole('searchbox', { name: 'Filter operations' })

test('[R-031] the overview has its headings beside it, and the index has groups, operations and downloads', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url(overviewPath))
  await expect(title(page, 'Compute API')).toBeVisible()
  await expect(line(page, 'Overview')).toHaveAttribute('aria-current', 'page')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link', { name: 'Authentication' })).toBeVisible()
  for (const name of ['Disks & Images', 'POST Create a node', 'DELETE Delete a node'])
    await expect(line(page, name)).toBeVisible()
  for (const name of ['OpenAPI document, YAML', 'OpenAPI document, JSON', 'Postman collection']) {
    const url = (await line(page, name).getAttribute('href')) ?? ''
    expect((await page.request.get(portal.url(url))).status()).toBe(200)
  }
  expect(await violations(page)).toEqual([])
})

test('[R-031] a heading of the overview is reached from an operation', async ({ readPage: page, portal }) => {
  await openLive(page, portal.url(createNode))
  await (await addLink(page, `${overviewPath}#limits`)).click()
  await expect(page.getByRole('heading', { name: 'Limits' })).toBeInViewport()
  await expect(page).toHaveURL(portal.url(`${overviewPath}#limits`))
  await page.goBack()
  await expect(operation(page, 'Create a node')).toBeVisible()
})

test('[R-031] the filter finds words of title, method, path and id, and is used by keyboard', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url(overviewPath))
  await filter(page).fill('post vpc')
  await expect(page.getByRole('status').filter({ hasText: /^1 operation$/ })).toBeVisible()
  await expect(index(page).getByRole('listitem')).toHaveText(['Create a private network'])
  await filter(page).press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(line(page, 'Create a private network')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(operation(page, 'Create a private network')).toBeVisible()

  await filter(page).fill('nothing like it')
  await expect(page.getByText('No operations match.')).toBeVisible()
  await filter(page).press('Escape')
  await expect(filter(page)).toHaveValue('')
  await expect(line(page, 'Create a node')).toBeVisible()
})

test('a group closes and opens', async ({ readPage: page, portal }) => {
  await openLive(page, portal.url(overviewPath))
  const button = page.getByRole('button', { name: 'Operations in Nodes' })
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(line(page, 'Create a node')).toBeHidden()
  await button.press('Enter')
  await expect(line(page, 'Create a node')).toBeVisible()
})

test('[R-031] a group that was opened by its operation closes when the reader leaves it', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url(overviewPath))
  const [nodes, networks] = ['Nodes', 'Networks'].map((name) =>
    page.getByRole('button', { name: `Operations in ${name}` }),
  ) as [Locator, Locator]
  const open = async (path: string): Promise<void> => {
    const link = await addLink(page, path)
    await link.click()
    await expect(page).toHaveURL(portal.url(path))
    await link.evaluate((element) => element.remove())
  }
  await nodes.click()
  await networks.click()
  await open(createNode)
  await expect(nodes).toHaveAttribute('aria-expanded', 'true')
  await open(`${overviewPath}networks/`)
  await expect(networks).toHaveAttribute('aria-expanded', 'true')
  await expect(nodes).toHaveAttribute('aria-expanded', 'false')

  // What the reader has opened stays open.
  await nodes.click()
  await open(createNode)
  await expect(networks).toHaveAttribute('aria-expanded', 'false')
  await line(page, 'Overview').click()
  await expect(nodes).toHaveAttribute('aria-expanded', 'true')
})

test('[R-031] a filter leaves open groups open, and closes the groups that it opened', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url(overviewPath))
  const nodes = page.getByRole('button', { name: 'Operations in Nodes' })
  await nodes.click()
  await filter(page).fill('create node')
  await line(page, 'Create a node').click()
  await expect(operation(page, 'Create a node')).toBeVisible()
  await filter(page).fill('')
  await expect(nodes).toHaveAttribute('aria-expanded', 'true')
  await line(page, 'Overview').click()
  await expect(nodes).toHaveAttribute('aria-expanded', 'false')
})

test('[R-031] everything is on one page when the reader chooses that', async ({ page, portal }) => {
  await openLive(page, portal.url(overviewPath))
  const paths = listPaths(page)
  await index(page).getByRole('button', { name: 'Show all on one page' }).click()
  await expect(page.getByText('All 7 operations are on this page.')).toBeVisible()
  for (const name of ['Create a node', 'Rename a private network', 'List disks'])
    await expect(operation(page, name)).toHaveCount(1)
  await expect(page).toHaveURL(portal.url(`${overviewPath}#/all`))
  // Each group is its own page: there is no second copy of it.
  expect(paths.filter((path) => /^\/api\/compute\/[^/]+\/$/.test(path))).toHaveLength(3)
  await page.goBack()
  await expect(page.getByText('Operations of nodes.')).toBeVisible()
})

test('a guide loads no code of the API reference', async ({ page, portal }) => {
  const paths = listPaths(page)
  await openLive(page, portal.url('/docs/compute/nodes/create/'))
  expect(paths.filter((path) => /api-page|filter-index|show-all/.test(path))).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the index opens over the page, and closes with a choice', async ({ readPage: page, portal }) => {
    await openLive(page, portal.url(createNode))
    await expect(index(page)).toBeHidden()
    await page.getByRole('button', { name: 'All operations' }).click()
    await expect(line(page, 'Create a node')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await line(page, 'List nodes').click()
    await expect(operation(page, 'List nodes')).toBeVisible()
    await expect(index(page)).toBeHidden()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(360)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[R-031] the names of groups and operations lead to their pages', async ({ page, portal }) => {
    await page.goto(portal.url(overviewPath))
    await expect(filter(page)).toBeHidden()
    await expect(line(page, 'Create a node')).toBeVisible()
    await line(page, 'Networks').click()
    await expect(title(page, 'Networks')).toBeVisible()
    await expect(operation(page, 'Create a private network')).toBeVisible()
    await expect(operation(page, 'Rename a private network')).toBeVisible()
    await line(page, 'Create a node').click()
    await expect(heading(page, 'Create a node')).toBeVisible()
    await expect(line(page, 'Create a node')).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('button', { name: 'Show all on one page' })).toBeHidden()
  })
})

test('[R-032] without the Navigation API, operations and Back work too', async ({ page, portal }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  await page.goto(portal.url(overviewPath))
  await expectLive(page)
  await line(page, 'Create a node').click()
  await expect(operation(page, 'Create a node')).toBeVisible()
  await line(page, 'List nodes').click()
  await expect(operation(page, 'List nodes')).toBeVisible()
  await page.goBack()
  await expect(operation(page, 'Create a node')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Operations of nodes.')).toBeVisible()
})
