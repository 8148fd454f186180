import { expect, fixtureTest as test } from './fixture-site.ts'
import { expectLive, listWarnings } from './reader.ts'

/** Elements that take the names of what scripts ask `document` and `window` for. The build refuses the image. */
const markup =
  '<h2 id="navigation">Navigation</h2><div id="docent-view">x</div><div id="trustedTypes">x</div><p id="scheduler">x</p>'

test.beforeEach(async ({ page }) => {
  await page.route('**/docs/compute/quickstart/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /(<(?:div|article)[^>]* class="article[^"]*"[^>]*>)/,
      `$1${markup}`,
    )
    expect(body).toContain(markup)
    await route.fulfill({ response, body })
  })
})

test("elements with the names of properties don't prevent hydration", async ({ page, cloud }) => {
  const warnings = listWarnings(page)
  await page.goto(cloud.url('/docs/compute/quickstart/'))
  await expectLive(page)
  expect(warnings).toEqual([])
})

test('the same in a browser without the newest interfaces', async ({ page, cloud }) => {
  await page.addInitScript(() => {
    for (const name of ['navigation', 'NavigateEvent', 'trustedTypes', 'scheduler'])
      Reflect.deleteProperty(window, name)
  })
  const warnings = listWarnings(page)
  await page.goto(cloud.url('/docs/compute/quickstart/'))
  await expectLive(page)
  expect(await page.evaluate(() => Reflect.get(window, 'navigation') instanceof HTMLElement)).toBe(true)
  expect(warnings).toEqual([])
})
