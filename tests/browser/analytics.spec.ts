import type { Page } from '@playwright/test'
import { expect, type FixtureSite, fixtureTest as test } from './fixture-site.ts'
import { addLink, listPaths, openLive, sidebarLink, title } from './reader.ts'

const guide = '/docs/guide/'

/** Responds in place of the analytics service, and records its events. */
async function listPageViews(page: Page): Promise<URLSearchParams[]> {
  const views: URLSearchParams[] = []
  await page.route('https://stats.rough.example/**', async (route) => {
    views.push(new URL(route.request().url()).searchParams)
    await route.fulfill({ status: 204 })
  })
  return views
}

const readPaths = (views: readonly URLSearchParams[]): string[] =>
  views.map((view) => new URL(view.get('dl') ?? '').pathname)

/** Opens a page once more, so that whatever was sent before has been counted. */
async function pathsSent(page: Page, site: FixtureSite, views: URLSearchParams[]): Promise<string[]> {
  await openLive(page, site.url('/about/'))
  await expect.poll(() => readPaths(views).at(-1)).toBe('/about/')
  return readPaths(views).slice(0, -1)
}

test('[R-100] each route change is one page view, with the tracking id, the address and the title', async ({
  page,
  rough,
}) => {
  const views = await listPageViews(page)
  await openLive(page, rough.url(guide))
  await sidebarLink(page, 'Limits').click()
  await expect(title(page, 'Limits')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Start here')).toBeVisible()
  await expect.poll(() => readPaths(views)).toEqual([guide, '/docs/guide/limits/', guide])

  const [first, second] = views
  expect(Object.fromEntries(second ?? [])).toEqual({
    v: '2',
    tid: 'G-ROUGH1',
    cid: first?.get('cid'),
    en: 'page_view',
    dl: rough.url('/docs/guide/limits/'),
    dt: 'Limits | Documentation of the Interregional Infrastructure Administration',
    dr: rough.url(guide),
  })
})

test('[R-100] addresses are not shortened: IP anonymization is off', async ({ page, rough }) => {
  const views = await listPageViews(page)
  await openLive(page, rough.url(guide))
  await expect.poll(() => views).toHaveLength(1)
  expect(views[0]?.has('aip')).toBe(false)
})

test('[R-100] a change of hash or query alone is no page view', async ({ page, rough }) => {
  const views = await listPageViews(page)
  await openLive(page, rough.url('/docs/guide/limits/'))
  await page.getByRole('main').getByRole('link', { name: 'part about time' }).click()
  await expect(page).toHaveURL(/#time$/)
  const link = await addLink(page, '/docs/guide/limits/?kind=guide')
  await link.click()
  await expect(page).toHaveURL(/\?kind=guide$/)
  await page.goBack()
  await expect(page).toHaveURL(/#time$/)
  expect(await pathsSent(page, rough, views)).toEqual(['/docs/guide/limits/'])
})

test('[R-100] a page that is fetched ahead but not opened is no page view', async ({ page, rough }) => {
  const views = await listPageViews(page)
  await openLive(page, rough.url(guide))
  const ahead = page.waitForResponse('**/docs/guide/limits/')
  await sidebarLink(page, 'Limits').hover()
  await ahead
  expect(await pathsSent(page, rough, views)).toEqual([guide])
})

test('[R-100] a service that fails is not noticed by the reader', async ({ page, rough }) => {
  await page.route('https://stats.rough.example/**', (route) => route.abort())
  await openLive(page, rough.url(guide))
  await sidebarLink(page, 'Limits').click()
  await expect(title(page, 'Limits')).toBeVisible()
})

test('[R-100] no script of the service is loaded, with an id', async ({ page, rough }) => {
  const views = await listPageViews(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).origin)
  })
  await openLive(page, rough.url(guide))
  await expect.poll(() => views).toHaveLength(1)
  expect([...new Set(scripts)]).toEqual([new URL(rough.url('/')).origin])
})

test('[R-100] without an ID nothing is sent, and no other host is contacted', async ({ page, cloud }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  const paths = listPaths(page)
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  await sidebarLink(page, 'A long page').click()
  await expect(title(page, 'A long page')).toBeVisible()
  await expect.poll(() => paths).toContain('/docs/compute/long-page/')
  expect([...hosts]).toEqual([new URL(cloud.url('/')).host])
})
