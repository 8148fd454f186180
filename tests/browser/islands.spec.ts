import type { Page } from '@playwright/test'
import { expect, type FixtureSite, fixtureTest as test } from './fixture-site.ts'
import { holdRequests, openLive, sidebarLink, title } from './reader.ts'

const tabs = '/docs/compute/tabs/'

/** Serves the page with other properties for the islands of the group "system". */
function breakProps(site: FixtureSite, props: string): void {
  const pattern = /data-props="[^"]*system[^"]*"/
  site.change(tabs, (html) => {
    if (!pattern.test(html)) throw new Error('The page has no such island.')
    return html.replace(pattern, `data-props="${props}"`)
  })
}

async function expectServerHtml(page: Page): Promise<void> {
  await expect(page.getByRole('tab', { name: 'Linux' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: 'Windows' })).toBeVisible()
  await expect(page.getByText('Connect from Linux.')).toBeVisible()
}

const isFailed = (message: { text(): string }): boolean => message.text().includes('The island "Tabs" failed')

const props = {
  'are not JSON': '{',
  'crash its component': '{&quot;id&quot;:&quot;x&quot;,&quot;values&quot;:null}',
  'make another page than the server': '{&quot;id&quot;:&quot;x&quot;,&quot;values&quot;:[]}',
}
for (const [fault, value] of Object.entries(props)) {
  test(`an island whose properties ${fault} keeps its server HTML, and the others are interactive`, async ({
    page,
    cloud,
  }) => {
    breakProps(cloud, value)
    const warning = page.waitForEvent('console', isFailed)
    await openLive(page, cloud.url(tabs))
    await warning
    await expectServerHtml(page)
    await page.getByRole('tab', { name: 'CLI' }).first().click()
    await expect(page.getByText('Create it with the command line.')).toBeVisible()
    await expectServerHtml(page)
    await sidebarLink(page, 'Quickstart').click()
    await expect(title(page, 'Quickstart')).toBeVisible()
  })
}

test('islands whose code cannot be loaded keep their server HTML', async ({ page, cloud }) => {
  await page.route('**/_/assets/Tabs*.js', (route) => route.abort())
  const warning = page.waitForEvent('console', isFailed)
  await openLive(page, cloud.url(tabs))
  await warning
  await expectServerHtml(page)
  await expect(page.getByText('Create it in the console.')).toBeVisible()
  await sidebarLink(page, 'Quickstart').click()
  await expect(title(page, 'Quickstart')).toBeVisible()
})

test('an island is interactive again after Back', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url(tabs))
  await page.getByRole('tab', { name: 'Windows' }).click()
  await expect(page.getByText('Connect from Windows.')).toBeVisible()
  await sidebarLink(page, 'Quickstart').click()
  await expect(title(page, 'Quickstart')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Connect from Windows.')).toBeVisible()
  await page.getByRole('tab', { name: 'Linux' }).click()
  await expect(page.getByText('Connect from Linux.')).toBeVisible()
})

test('a click on an island whose code is still loading takes effect when it has loaded', async ({
  page,
  cloud,
}) => {
  const code = await holdRequests(page, '**/_/assets/Tabs*.js')
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  await sidebarLink(page, 'Tabs in two groups').click()
  await page.getByRole('tab', { name: 'Windows' }).click()
  await code.arrived
  await expect(page.getByText('Connect from Linux.')).toBeVisible()
  code.release()
  await expect(page.getByText('Connect from Windows.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Windows' })).toHaveAttribute('aria-selected', 'true')
})
