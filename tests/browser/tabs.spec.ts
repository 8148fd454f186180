import type { Locator, Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive, sidebarLink, title } from './reader.ts'

const tabsPage = '/docs/compute/tabs/'

/** The tab lists of the page are Create, Delete (one group) and Connect (another). */
const tab = (page: Page, list: number, name: string): Locator =>
  page.getByRole('tablist').nth(list).getByRole('tab', { name, exact: true })

const shown = (page: Page): Locator => page.getByRole('tabpanel')

test('[R-043] tabs of one group change together, and other groups stay', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(tabsPage))
  await expect(shown(page)).toHaveText([/console\.$/, /Delete it in the console/, /from Linux/])
  await tab(page, 0, 'CLI').click()
  await expect(shown(page)).toHaveText([
    /Create it with the command line/,
    /Delete it with the command line/,
    /from Linux/,
  ])
  await expect(tab(page, 1, 'CLI')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 1, 'Console')).toHaveAttribute('aria-selected', 'false')

  await tab(page, 2, 'Windows').click()
  await expect(shown(page)).toHaveText([
    /Create it with the command line/,
    /Delete it with the command line/,
    /from Windows/,
  ])
})

test('[R-043] a group without the chosen tab keeps its current one', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url(tabsPage))
  await tab(page, 0, 'API').click()
  await expect(shown(page)).toHaveText([/Create it with the API/, /Delete it in the console/, /from Linux/])
})

test('[R-043] the chosen tab is remembered on other pages and after a reload', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(tabsPage))
  await tab(page, 0, 'API').click()
  // A click on tabs that are not alive yet is held until they are.
  await expect(tab(page, 0, 'API')).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(shown(page).first()).toHaveText(/Create it with the API/)

  await sidebarLink(page, 'Kitchen sink').click()
  await expect(title(page, 'Kitchen sink')).toBeVisible()
  await expect(tab(page, 0, 'API')).toHaveAttribute('aria-selected', 'true')
  await expect(shown(page).getByText('Send a request')).toBeVisible()
})

test('[R-043] the choice reaches the other tabs of the browser', async ({ context, page, cloud }) => {
  const other = await context.newPage()
  await openLive(page, cloud.url(tabsPage))
  await openLive(other, cloud.url(tabsPage))
  await tab(page, 0, 'CLI').click()
  await expect(tab(other, 1, 'CLI')).toHaveAttribute('aria-selected', 'true')
})

const keys = [
  { from: 'Console', key: 'ArrowRight', to: 'CLI' },
  { from: 'API', key: 'ArrowRight', to: 'Console' },
  { from: 'Console', key: 'ArrowLeft', to: 'API' },
  { from: 'API', key: 'Home', to: 'Console' },
  { from: 'Console', key: 'End', to: 'API' },
]

for (const { from, key, to } of keys) {
  test(`[R-120] ${key} leads from the tab ${from} to ${to}`, async ({ readPage: page, cloud }) => {
    await openLive(page, cloud.url(tabsPage))
    // A key has no effect before the tabs live; that another tab could be chosen shows that they do.
    await tab(page, 0, 'CLI').click()
    await expect(tab(page, 0, 'CLI')).toHaveAttribute('aria-selected', 'true')
    await tab(page, 0, from).click()
    await tab(page, 0, from).press(key)
    await expect(tab(page, 0, to)).toBeFocused()
    await expect(tab(page, 0, to)).toHaveAttribute('aria-selected', 'true')
  })
}

test('[R-120] a set of tabs is one stop of the Tab key, and each panel has the name of its tab', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(tabsPage))
  await tab(page, 0, 'CLI').click()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tablist').first().locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(tab(page, 0, 'CLI')).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'CLI' })).toHaveCount(2)
})

test('tabs work after the page was reached without a full load', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  await sidebarLink(page, 'Tabs in two groups').click()
  await expect(title(page, 'Tabs in two groups')).toBeVisible()
  await tab(page, 0, 'CLI').click()
  await expect(shown(page).nth(1)).toHaveText(/Delete it with the command line/)
})

test('without a script every alternative can be read', async ({ browser, cloud }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(cloud.url(tabsPage))
  for (const text of ['in the console', 'with the command line', 'with the API']) {
    await expect(page.getByText(`Create it ${text}.`)).toBeVisible()
  }
  await context.close()
})
