import { createNode, createNodeRoute, heading, index, line, operation, overviewPath } from './api-page.ts'
import { expect, fixtureTest as test } from './fixture-site.ts'
import {
  addLink,
  countDocuments,
  expectLive,
  holdRequests,
  openLive,
  scrollPage,
  scrollTop,
  title,
} from './reader.ts'

test('[R-032] Back and Forward restore the operation and the scroll position', async ({ page, portal }) => {
  await openLive(page, portal.url(overviewPath))
  const documents = countDocuments(page)
  await scrollPage(page, 200)
  await line(page, 'Create a node').click()
  await expect(heading(page, 'Create a node')).toBeFocused()
  await expect(page).toHaveURL(portal.url(createNode))
  expect(await scrollTop(page)).toBe(0)
  await scrollPage(page, 150)
  await line(page, 'List nodes').click()
  await expect(heading(page, 'List nodes')).toBeFocused()
  expect(await scrollTop(page)).toBe(0)

  await page.goBack()
  await expect(operation(page, 'Create a node')).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(150)
  await page.goBack()
  await expect(title(page, 'Compute API')).toBeVisible()
  await expect(page.getByText('Operations of nodes.')).toBeVisible()
  await expect(page).toHaveTitle('Compute API · Portal Docs')
  await expect.poll(() => scrollTop(page)).toBe(200)
  await page.goForward()
  await expect(operation(page, 'Create a node')).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(150)
  expect(documents()).toBe(0)
})

for (const hash of [
  '#/operations/createNode',
  '#operation/createNode',
  '#tag/Nodes/operation/createNode',
  '#/Nodes/createnode',
  '#/createNode',
  '#/nodes/createNode',
]) {
  test(`[R-032] the form ${hash} leads to the page of the operation`, async ({ page, portal }) => {
    await page.goto(portal.url(overviewPath + hash))
    await expect(operation(page, 'Create a node')).toBeVisible()
    await expect(page).toHaveURL(portal.url(createNode))
  })
}

for (const hash of ['#/nodes', '#/tag/Nodes', '#tag/nodes']) {
  test(`[R-032] the form ${hash} leads to the page of the group`, async ({ page, portal }) => {
    await page.goto(portal.url(overviewPath + hash))
    await expect(page).toHaveURL(portal.url('/api/compute/nodes/'))
    await expect(operation(page, 'Create a node')).toBeVisible()
    await expect(operation(page, 'Delete a node')).toBeVisible()
    await expect(operation(page, 'Create a private network')).toHaveCount(0)
    await expect(page).toHaveTitle('Nodes · Compute API · Portal Docs')
    await expect(index(page).getByRole('link', { name: 'Nodes', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })
}

test('[R-032] from a guide to an operation, away, and back', async ({ page, portal }) => {
  await openLive(page, portal.url('/docs/compute/nodes/create/'))
  const documents = countDocuments(page)
  await (await addLink(page, createNodeRoute)).click()
  await expect(page).toHaveURL(portal.url(createNode))
  await expect(heading(page, 'Create a node')).toBeFocused()
  await expect(page).toHaveTitle('Create a node · Compute API · Portal Docs')
  await scrollPage(page, 150)
  await page.goBack()
  await expect(title(page, 'Create a node')).toBeVisible()
  await page.goForward()
  await expect(operation(page, 'Create a node')).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(150)
  await line(page, 'List nodes').click()
  await expect(operation(page, 'List nodes')).toBeVisible()
  expect(documents()).toBe(0)
})

test('[R-012] Back from an operation to a guide restores the scroll of the guide', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url('/docs/compute/nodes/create/'))
  await scrollPage(page, 40)
  await (await addLink(page, createNode)).click()
  await expect(heading(page, 'Create a node')).toBeFocused()
  await scrollPage(page, 150)
  await page.goBack()
  await expect(title(page, 'Create a node')).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(40)
})

test('[R-012] an API page that is loaded as a document starts at its top', async ({ page, portal }) => {
  await openLive(page, portal.url('/docs/compute/nodes/create/'))
  await scrollPage(page, 200)
  await page.route('**/nodes/createNode/', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 500 }),
  )
  const documents = countDocuments(page)
  await (await addLink(page, createNode)).click()
  await expect(operation(page, 'Create a node')).toBeVisible()
  expect(documents()).toBe(1)
  expect(await scrollTop(page)).toBe(0)
})

test("[R-032] going back past an operation that is still loading doesn't change the scroll position", async ({
  page,
  portal,
}) => {
  await openLive(page, portal.url('/docs/compute/nodes/create/'))
  await (await addLink(page, createNode)).click()
  await expect(heading(page, 'Create a node')).toBeFocused()
  await scrollPage(page, 1500)
  await page.evaluate(() => location.assign('/models/'))
  await expect(page).toHaveURL(portal.url('/models/'))
  await page.reload()
  await expectLive(page)

  const file = await holdRequests(page, '**/nodes/createNode/')
  await page.evaluate(() => history.back())
  await file.arrived
  await page.evaluate(() => history.back())
  await expect(title(page, 'Create a node')).toBeVisible()
  file.release()
  await page.goForward()
  await expect(operation(page, 'Create a node')).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(1500)
})

test('[R-032] the scroll position is kept when a reader leaves in the frame of the last scroll', async ({
  page,
  portal,
}) => {
  await openLive(page, portal.url(createNode))
  const fetched = page.waitForResponse('**/nodes/listNodes/')
  await line(page, 'List nodes').hover()
  await (await fetched).finished()
  await line(page, 'List nodes').evaluate((link: HTMLElement) => {
    scrollTo({ top: 150, behavior: 'instant' })
    link.click()
  })
  await expect(heading(page, 'List nodes')).toBeFocused()
  await page.goBack()
  await expect(operation(page, 'Create a node')).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(150)
})

test('[R-032] Back to the first page of a visit restores its operation', async ({ page, portal }) => {
  await openLive(page, portal.url(createNode))
  await page.getByRole('banner').getByRole('link', { name: 'Models docs' }).click()
  await expect(page).toHaveURL(portal.url('/models/'))
  await expect(index(page)).toHaveCount(0)
  await page.goBack()
  await expect(operation(page, 'Create a node')).toHaveCount(1)
  await line(page, 'Overview').click()
  await expect(page.getByText('Operations of nodes.')).toBeVisible()
  await expect(operation(page, 'Create a node')).toHaveCount(0)
})
