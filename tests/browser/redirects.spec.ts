import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, type FixtureSite, fixtureFolders, fixtureTest as test } from './fixture-site.ts'
import { addLink, countDocuments, listPaths, listWarnings, openLive, title } from './reader.ts'

const operation = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Lets old paths be served like files, as a host does that knows no rules; the policy stays. */
async function withoutRules(site: FixtureSite): Promise<void> {
  const home = await site.fetch(new Request(site.url('/')))
  const policy = home.headers.get('Content-Security-Policy') ?? ''
  site.intercept(async (request) => {
    const { pathname } = new URL(request.url)
    if (!/^\/(?:guides|developers)\//.test(pathname)) return undefined
    const file = join(
      fixtureFolders('portal').out,
      pathname.endsWith('/') ? `${pathname}index.html` : pathname,
    )
    const content = await readFile(file).catch(() => undefined)
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }
    return new Response(content ?? 'Nothing here', { status: content === undefined ? 404 : 200, headers })
  })
}

const hardLoads: [string, string, string][] = [
  ['/guides/nodes.html?from=mail#sizes', '/docs/compute/nodes/?from=mail#sizes', 'Nodes'],
  ['/guides/nodes/?from=mail', '/docs/compute/nodes/?from=mail', 'Nodes'],
  ['/guides/create-node/#steps', '/docs/compute/nodes/create/#steps', 'Create a node'],
  ['/developers/errors/?a=1#old', '/api/compute/?a=1#errors', 'Compute API'],
  ['/guides/nodes.html#deleting', '/docs/compute/nodes/delete/', 'Delete a node'],
]

for (const [old, address, name] of hardLoads) {
  test(`[R-006] a host with rules leads from ${old} to ${address}`, async ({ readPage: page, portal }) => {
    await page.goto(portal.url(old))
    await expect(page).toHaveURL(portal.url(address))
    await expect(title(page, name)).toBeVisible()
  })

  test(`[R-006] a host without rules leads from ${old} to ${address}`, async ({ page, portal }) => {
    await withoutRules(portal)
    const warnings = listWarnings(page)
    await page.goto(portal.url(old))
    await expect(page).toHaveURL(portal.url(address))
    await expect(title(page, name)).toBeVisible()
    expect(warnings).toEqual([])
  })
}

test('[R-006] an old path leads to an operation, on hosts with rules and without', async ({
  page,
  portal,
}) => {
  for (const prepare of [async () => undefined, () => withoutRules(portal)]) {
    await prepare()
    await page.goto(portal.url('/developers/create.html?from=mail'))
    await expect(page).toHaveURL(portal.url('/api/compute/nodes/createNode/?from=mail'))
    await expect(operation(page, 'Create a node')).toBeVisible()
    await page.goto(portal.url('/compute/'))
  }
})

test('[R-006] Back leads to the page before the old path, not into it', async ({ page, portal }) => {
  await withoutRules(portal)
  await page.goto(portal.url('/compute/'))
  await page.goto(portal.url('/guides/create-node/'))
  await expect(title(page, 'Create a node')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(portal.url('/compute/'))
})

test('[R-006] a link to an old path opens the new page in place, with query and hash', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url('/compute/'))
  const documents = countDocuments(page)
  const warnings = listWarnings(page)
  const link = await addLink(page, '/guides/create-node.html?from=mail#steps')
  await link.click()
  await expect(title(page, 'Create a node')).toBeVisible()
  await expect(page).toHaveURL(portal.url('/docs/compute/nodes/create/?from=mail#steps'))
  expect(documents()).toBe(0)
  // The browser itself logs the missing page.
  expect(warnings.filter((text) => !text.includes('404'))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(portal.url('/compute/'))
  await expect(title(page, 'Compute')).toBeVisible()
  await page.goForward()
  await expect(title(page, 'Create a node')).toBeVisible()
  await expect(page).toHaveURL(portal.url('/docs/compute/nodes/create/?from=mail#steps'))
  expect(documents()).toBe(0)
})

test('[R-006] a link to an old path opens an operation without a reload, and Back returns', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url('/compute/'))
  const documents = countDocuments(page)
  await (await addLink(page, '/developers/create/')).click()
  await expect(operation(page, 'Create a node')).toBeVisible()
  await expect(page).toHaveURL(portal.url('/api/compute/nodes/createNode/'))
  await page.goBack()
  await expect(page).toHaveURL(portal.url('/compute/'))
  await expect(title(page, 'Compute')).toBeVisible()
  expect(documents()).toBe(0)
})

test('[R-006] Back to an entry whose path has moved shows the new page', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url('/compute/'))
  await page.evaluate(() => history.pushState(null, '', '/guides/create-node/?a=1'))
  await (await addLink(page, '/docs/compute/nodes/')).click()
  await expect(title(page, 'Nodes')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Create a node')).toBeVisible()
  await expect(page).toHaveURL(portal.url('/docs/compute/nodes/create/?a=1'))
  await page.goForward()
  await expect(title(page, 'Nodes')).toBeVisible()
})

test('[R-006] without the map, the browser loads the old path, and the host redirects', async ({
  page,
  portal,
}) => {
  await page.route('**/_/redirects.json', (route) => route.fulfill({ status: 503 }))
  await openLive(page, portal.url('/compute/'))
  await (await addLink(page, '/guides/create-node/?a=1')).click()
  await expect(title(page, 'Create a node')).toBeVisible()
  await expect(page).toHaveURL(portal.url('/docs/compute/nodes/create/?a=1'))
})

test("[R-006] an existing page doesn't load the map of redirects", async ({ page, portal }) => {
  const paths = listPaths(page)
  await openLive(page, portal.url('/compute/'))
  await (await addLink(page, '/docs/compute/nodes/create/')).click()
  await expect(title(page, 'Create a node')).toBeVisible()
  expect(paths.filter((path) => path.includes('redirect'))).toEqual([])
})

test('[R-006][R-007] a section that has moved is found at its new address by every kind of navigation', async ({
  page,
  portal,
}) => {
  const target = portal.url('/api/compute/?a=1#authentication')
  await page.goto(portal.url('/docs/compute/start/?a=1#tokens'))
  await expect(page).toHaveURL(target)
  await expect(page.getByRole('heading', { name: 'Authentication' })).toBeInViewport()

  await openLive(page, portal.url('/compute/'))
  await (await addLink(page, '/docs/compute/start/?a=1#tokens')).click()
  await expect(page).toHaveURL(target)
  await expect(title(page, 'Compute API')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(portal.url('/compute/'))
})

test('[R-006][R-007] a change of the hash follows redirects of sections and operations', async ({
  page,
  portal,
}) => {
  await openLive(page, portal.url('/docs/compute/start/'))
  await (await addLink(page, '#tokens')).click()
  await expect(page).toHaveURL(portal.url('/api/compute/#authentication'))
  await page.goBack()
  await expect(title(page, 'Start with compute')).toBeVisible()
  await expect(page).toHaveURL(portal.url('/docs/compute/start/'))

  await openLive(page, portal.url('/api/compute/#ceilings'))
  await expect(page).toHaveURL(portal.url('/api/compute/#limits'))
  await (await addLink(page, '#/nodes/makeNode')).click()
  await expect(page).toHaveURL(portal.url('/api/compute/nodes/createNode/'))
  await expect(operation(page, 'Create a node')).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[R-006][R-122] an old path redirects, and a section that has moved is a link', async ({
    page,
    portal,
  }) => {
    await withoutRules(portal)
    await page.goto(portal.url('/guides/nodes.html'))
    await expect(title(page, 'Nodes')).toBeVisible()
    await page.goto(portal.url('/docs/compute/start/'))
    await expect(page.getByRole('link', { name: 'This section has moved.' })).toBeHidden()
    await page.goto(portal.url('/docs/compute/start/#tokens'))
    await page.getByRole('link', { name: 'This section has moved.' }).click()
    await expect(page).toHaveURL(portal.url('/api/compute/#authentication'))
  })
})
