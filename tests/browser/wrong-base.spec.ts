import { expect, type FixtureSite, fixtureTest as test } from './fixture-site.ts'
import { countDocuments, idle, title } from './reader.ts'

type Fallback = (site: FixtureSite, request: Request) => Response | Promise<Response>

const notFound: Fallback = () =>
  new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/html' } })
const startPage: Fallback = (site, { url }) => site.fetch(new Request(new URL('/', url)))

/** Serves a site that was built for `/` below another path. `fallback` handles all other paths. */
function serveBelow(site: FixtureSite, base: string, fallback: Fallback): void {
  site.intercept((request) => {
    const url = new URL(request.url)
    if (!url.pathname.startsWith(base)) return fallback(site, request)
    url.pathname = url.pathname.slice(base.length - 1)
    return site.fetch(new Request(url, request))
  })
}

const hosts: [string, Fallback][] = [
  ['says that files are missing', notFound],
  ['answers everything with the start page', startPage],
]
for (const [habit, fallback] of hosts) {
  test(`[R-110] on a host that ${habit}, a site at the wrong base shows a red banner that suggests the right one`, async ({
    page,
    cloud,
  }) => {
    serveBelow(cloud, '/wiki/', fallback)
    const documents = countDocuments(page)
    await page.goto(cloud.url('/wiki/docs/compute/quickstart/'))
    const banner = page.getByRole('alert')
    await expect(banner).toHaveText(
      'This site did not load properly. Its base URL, "/", is probably wrong. We suggest "/wiki/".',
    )
    await expect(banner).toBeInViewport()
    await expect(banner).toHaveCSS('background-color', 'rgb(187, 0, 0)')
    await expect(title(page, 'Quickstart')).toBeAttached()
    expect(documents()).toBe(1)
  })
}

test('[R-110] a site that was built for a path but is served at the root suggests the root', async ({
  page,
  based,
}) => {
  based.intercept((request) => {
    const url = new URL(request.url)
    if (url.pathname.startsWith('/handbook/')) return notFound(based, request)
    url.pathname = `/handbook${url.pathname}`
    return based.fetch(new Request(url, request))
  })
  await page.goto(based.url('/docs/guide/'))
  await expect(page.getByRole('alert')).toContainText(
    'Its base URL, "/handbook/", is probably wrong. We suggest "/".',
  )
})

test('[R-110] a host that is failing shows no banner', async ({ page, cloud }) => {
  cloud.intercept(({ url }) =>
    new URL(url).pathname.startsWith('/_/') ? new Response('Later', { status: 503 }) : undefined,
  )
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/_/build.json')) answers.push(response.status())
  })
  await page.goto(cloud.url('/docs/compute/quickstart/'))
  // It loads itself again once, as after a deploy.
  await expect.poll(() => answers).toEqual([503, 503])
  await idle(page)
  await expect(title(page, 'Quickstart')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
