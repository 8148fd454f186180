import { expect, type FixtureSite, fixtureTest as test } from './fixture-site.ts'
import {
  countDocuments,
  expectLive,
  idle,
  openLive,
  routeFetches,
  shellScript,
  sidebarLink,
  title,
} from './reader.ts'

const quickstart = '/docs/compute/quickstart/'
const longPage = '/docs/compute/long-page/'

/** Gives the first `count` documents with the file names of an earlier build: their files are gone. */
function serveStale(site: FixtureSite, files: RegExp, count: number): void {
  let left = count
  const isStale = ({ url, method }: Request): boolean => {
    if (!new URL(url).pathname.startsWith('/docs/compute/') || url.endsWith('.json')) return false
    if (method !== 'GET' || left === 0) return false
    left -= 1
    return true
  }
  site.change(isStale, (html) => html.replace(files, '$1-0ldBuild.$2'))
}

const missing = {
  'all assets': /(\/_\/assets\/\w+)-[\w-]+\.(js|css)/g,
  'the style sheet': /(\/_\/assets\/\w+)-[\w-]+\.(css)/g,
  'the script': /(\/_\/assets\/\w+)-[\w-]+\.(js)/g,
}

for (const [name, files] of Object.entries(missing)) {
  test(`[R-114] a page of an earlier deploy, where ${name} cannot be found, reloads once`, async ({
    page,
    cloud,
  }) => {
    serveStale(cloud, files, 1)
    const documents = countDocuments(page)
    await page.goto(cloud.url(`${quickstart}?kind=guide#next-steps`))
    await expectLive(page)
    await expect(page.getByRole('button', { name: 'Dark mode' })).toBeVisible()
    await expect(page).toHaveURL(cloud.url(`${quickstart}?kind=guide#next-steps`))
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(documents()).toBe(2)
  })

  test(`[R-114][R-110] a page that never finds ${name} reloads once, shows no banner, and can be read`, async ({
    page,
    cloud,
  }) => {
    serveStale(cloud, files, Number.POSITIVE_INFINITY)
    const documents = countDocuments(page)
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.goto(cloud.url(quickstart))
    await expect.poll(() => loads).toBe(2)
    await idle(page)
    await expect(title(page, 'Quickstart')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(documents()).toBe(2)
    await sidebarLink(page, 'A long page').click()
    await expect(title(page, 'A long page')).toBeVisible()
  })
}

test("[R-114] without storage to remember a reload, a page doesn't reload", async ({ page, cloud }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  serveStale(cloud, missing['all assets'], Number.POSITIVE_INFINITY)
  const documents = countDocuments(page)
  const answer = page.waitForResponse('**/_/build.json')
  await page.goto(cloud.url(quickstart))
  await answer
  await idle(page)
  await expect(title(page, 'Quickstart')).toBeVisible()
  expect(documents()).toBe(1)
})

test('[R-114] a tab whose later scripts are gone reloads once', async ({ page, cloud }) => {
  const documents = countDocuments(page)
  // Gone for the lifetime of the first document: browsers differ in whether they request a failed script again.
  cloud.intercept(({ url }) =>
    documents() === 1 && /\/hydrate-shell-[^/]+\.js$/.test(url)
      ? new Response('Not found', { status: 404 })
      : undefined,
  )
  await page.goto(cloud.url(quickstart))
  await expect.poll(documents).toBe(2)
  await expectLive(page)
})

test('[R-114] a tab whose later scripts never load can be read and navigated', async ({ page, cloud }) => {
  cloud.intercept(({ url }) =>
    /\/hydrate-shell-[^/]+\.js$/.test(url) ? new Response('', { status: 404 }) : undefined,
  )
  const documents = countDocuments(page)
  const warning = page.waitForEvent('console', (message) => message.text().includes("Couldn't start"))
  await page.goto(cloud.url(quickstart))
  await warning
  await expect.poll(documents).toBe(2)
  await sidebarLink(page, 'A long page').click()
  await expect(title(page, 'A long page')).toBeVisible()
  expect(documents()).toBe(3)
})

test("[R-114] a tab that can't reach its later scripts stays unchanged", async ({ page, cloud }) => {
  await page.route(shellScript, (route) => route.abort())
  await page.route('**', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()))
  const documents = countDocuments(page)
  const attempt = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await page.goto(cloud.url(quickstart))
  await attempt
  await expect(title(page, 'Quickstart')).toBeVisible()
  expect(documents()).toBe(1)
})

test('[R-114] a page of another deploy is loaded as a document', async ({ page, cloud }) => {
  await openLive(page, cloud.url(quickstart))
  const documents = countDocuments(page)
  await routeFetches(page, `**${longPage}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/"build":"[^"]*"/, '"build":"another"')
    await route.fulfill({ response, body })
  })
  await sidebarLink(page, 'A long page').click()
  await expect(title(page, 'A long page')).toBeVisible()
  await expectLive(page)
  await expect(page).toHaveURL(cloud.url(longPage))
  expect(documents()).toBe(1)

  await page.goBack()
  await expect(title(page, 'Quickstart')).toBeVisible()
})

test('[R-114] when the try-it form is from an earlier deploy, the page reloads once and then explains the failure', async ({
  page,
  portal,
}) => {
  portal.intercept((request) =>
    /\/TryItForm-[\w-]+\.js$/.test(request.url) ? new Response(null, { status: 404 }) : undefined,
  )
  await openLive(page, portal.url('/api/models/#/endpoints/getEndpoint'))
  const documents = countDocuments(page)
  const tryIt = page.getByRole('button', { name: /^Try it/ })
  await tryIt.click()
  await expect.poll(documents).toBe(1)
  await expectLive(page)
  await tryIt.click()
  await expect(page.getByRole('alert')).toContainText("The form couldn't be loaded.")
  expect(documents()).toBe(1)
})
