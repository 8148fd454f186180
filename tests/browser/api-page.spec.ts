import { createNode, createNodeRoute, heading, line, operation, overviewPath } from './api-page.ts'
import { violations } from './axe.ts'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { holdRequests, listPaths, openLive, title } from './reader.ts'

test('[R-032] a hash route opens the page of its operation, with its title and its line in the index', async ({
  readPage: page,
  portal,
}) => {
  await page.goto(portal.url(createNodeRoute))
  await expect(heading(page, 'Create a node')).toBeVisible()
  await expect(page).toHaveURL(portal.url(createNode))
  await expect(page).toHaveTitle('Create a node · Compute API · Portal Docs')
  await expect(line(page, 'Create a node')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Operations of nodes.')).toBeHidden()
  await openLive(page, portal.url(createNode))
  expect(await violations(page)).toEqual([])
})

test('[R-032] a deep link does not wait for React, and the overview does not flash', async ({
  page,
  portal,
}) => {
  const shell = await holdRequests(page, '**/_/assets/{browser,shell}-*.js')
  const script = await holdRequests(page, '**/_/assets/start-api-page-*.js')
  await page.goto(portal.url(createNodeRoute), { waitUntil: 'commit' })
  await script.arrived
  await expect(page.getByText('Operations of nodes.')).toBeHidden()
  script.release()
  await expect(operation(page, 'Create a node')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  shell.release()
})

test('[R-032] a missing operation shows the overview, a message, and operations with similar names', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url(`${overviewPath}#/nodes/createNodes`))
  const message = page.getByRole('status').filter({ hasText: 'There is no operation or group "createNodes"' })
  await expect(message).toBeVisible()
  await expect(page.getByText('Operations of nodes.')).toBeVisible()
  await message.getByRole('link', { name: 'Create a node' }).click()
  await expect(operation(page, 'Create a node')).toBeVisible()
  await expect(message).toHaveCount(0)
  await page.goBack()
  await expect(message).toBeVisible()
})

test('[R-032] the overview of an operation that does not exist stays when the last script comes late', async ({
  page,
  portal,
}) => {
  const held = await holdRequests(page, '**/_/assets/start-api-article-*.js')
  await openLive(page, portal.url(`${overviewPath}#/nodes/createNodes`))
  await held.arrived
  const script = page.waitForResponse('**/_/assets/start-api-article-*.js')
  held.release()
  // The page has waited for the module longer than this does.
  await page.evaluate((url) => import(url), (await script).url())
  await expect(page.getByText('Operations of nodes.')).toBeVisible()
})

test('[R-032] a field anchor opens the schemas around the field, through a recursive schema', async ({
  readPage: page,
  portal,
}) => {
  await page.goto(portal.url(`${createNodeRoute}/body.network.peer.cidr`))
  const field = page.locator('[id="createNode/body.network.peer.cidr"]')
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  await expect(field.getByRole('link', { name: 'cidr' })).toHaveAttribute(
    'href',
    '#createNode/body.network.peer.cidr',
  )
})

test('[R-031] a schema opens in place, and so do nested schemas', async ({ readPage: page, portal }) => {
  await openLive(page, portal.url(createNode))
  const network = page.locator('[id="createNode/body.network"]')
  await network.getByText('Show fields of').click()
  await expect(page.locator('[id="createNode/body.network.cidr"]')).toBeVisible()
  const inner = page.locator('[id="createNode/body.network.peer.peer"]')
  await inner.getByText('Show fields of').click()
  await expect(page.locator('[id="createNode/body.network.peer.peer.cidr"]')).toBeVisible()
})

test('[R-031] the language of samples is chosen once for all operations', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url(createNode))
  await page.getByRole('radio', { name: 'Python' }).check({ force: true })
  await line(page, 'List nodes').click()
  await expect(heading(page, 'List nodes')).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Python' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Python' })).toBeChecked()
})

test('[R-031] a long sample is cut, and its button shows the rest and less again, by keyboard', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await openLive(page, portal.url(createNode))
  const button = page.getByRole('button', { name: 'Show all', exact: true }).first()
  const code = page.locator('.sample-card [data-long] pre').first()
  const countHidden = (): Promise<number> => code.evaluate((pre) => pre.scrollHeight - pre.clientHeight)
  expect(await countHidden()).toBeGreaterThan(0)
  await button.focus()
  await page.keyboard.press('Enter')
  const less = page.getByRole('button', { name: 'Show less', exact: true })
  await expect(less).toBeFocused()
  expect(await countHidden()).toBe(0)
  await page.keyboard.press('Enter')
  await expect(less).toBeHidden()
  expect(await countHidden()).toBeGreaterThan(0)
})

test('pointing at an operation prefetches it, and the click requests nothing', async ({ page, portal }) => {
  await openLive(page, portal.url(overviewPath))
  const fetched = page.waitForResponse('**/nodes/createNode/')
  await line(page, 'Create a node').hover()
  await (await fetched).finished()
  const paths = listPaths(page)
  await line(page, 'Create a node').click()
  await expect(operation(page, 'Create a node')).toBeVisible()
  expect(paths.filter((path) => path === createNode)).toEqual([])
})

test('offline, the shown operation stays, and Retry opens the requested one', async ({
  page,
  portal,
  context,
}) => {
  await openLive(page, portal.url(createNode))
  await context.setOffline(true)
  await line(page, 'Create a private network').click()
  const notice = page.getByRole('complementary', { name: 'Connection' })
  await expect(notice).toContainText('You are offline')
  await expect(page).toHaveURL(portal.url(createNode))
  await expect(operation(page, 'Create a node')).toBeVisible()
  await context.setOffline(false)
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(operation(page, 'Create a private network')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('a hash route whose index fails to load shows the overview and offers to try again', async ({
  page,
  portal,
}) => {
  await page.route('**/_/api/models/index.*.json', (route) => route.abort())
  await page.goto(portal.url('/api/models/#/metrics/getMetric7'))
  await expect(page.getByText("This couldn't be loaded.")).toBeVisible()
  await expect(title(page, 'Models API')).toBeVisible()
  await page.unroute('**/_/api/models/index.*.json')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(operation(page, 'Get metric 7')).toBeVisible()
})

test('a script that cannot be loaded leaves the overview', async ({ page, portal }) => {
  await page.route('**/start-api-*.js', (route) => route.abort())
  await page.goto(portal.url(createNodeRoute))
  await expect(page.getByText('Operations of nodes.')).toBeVisible()
})
