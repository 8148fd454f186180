import type { Locator, Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive, scrollPage, shellScript, title } from './reader.ts'

const guide = '/docs/compute/nodes/create/'
const longPage = '/docs/models/serve/'
const toggle = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'REST API' })
const entry = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Models API' })

const ways: { name: string; leave(page: Page): Promise<void> }[] = [
  { name: 'a click outside of it', leave: (page) => page.getByRole('main').click() },
  { name: 'the Escape key', leave: (page) => page.keyboard.press('Escape') },
  {
    name: 'the focus leaving it forwards',
    async leave(page) {
      await toggle(page).focus()
      // The button, then its two links; the third step leaves.
      for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
    },
  },
  {
    name: 'the focus leaving it backwards',
    async leave(page) {
      await toggle(page).focus()
      await page.keyboard.press('Shift+Tab')
    },
  },
]

for (const { name, leave } of ways) {
  test(`[R-025] ${name} closes an open dropdown`, async ({ readPage: page, portal }) => {
    await openLive(page, portal.url(guide))
    await toggle(page).click()
    await expect(entry(page)).toBeVisible()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await leave(page)
    await expect(entry(page)).toBeHidden()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  })
}

test('[R-025] Escape returns the focus to the button, and the keyboard reopens the dropdown', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url(guide))
  await toggle(page).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Compute API' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toggle(page)).toBeFocused()
  await toggle(page).press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(entry(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page, 'Models API')).toBeVisible()
  await expect(entry(page)).toBeHidden()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[R-020] the search box leads to the search page', async ({ page, portal }) => {
    await page.goto(portal.url(guide))
    await page.getByRole('banner').getByRole('button', { name: 'Search docs' }).click()
    await expect(title(page, 'Search the docs')).toBeVisible()
  })
})

test('a slash that is typed into a field stays there', async ({ readPage: page, portal }) => {
  await openLive(page, portal.url('/search/'))
  const field = page.getByRole('main').getByRole('searchbox')
  await field.pressSequentially('/nodes/')
  await expect(field).toHaveValue('/nodes/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[R-026] the bar hides while the reader scrolls down and comes back on the way up', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url(longPage))
  const bar = page.getByRole('banner')
  await scrollPage(page, 600)
  await expect(bar).not.toBeInViewport()
  await scrollPage(page, 400)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await scrollPage(page, 900)
  await expect(bar).not.toBeInViewport()
  await scrollPage(page, 0)
  await expect(bar).toBeInViewport({ ratio: 1 })
})

test('[R-026] a hidden bar comes back when the focus goes into it', async ({ readPage: page, portal }) => {
  await openLive(page, portal.url(longPage))
  await scrollPage(page, 600)
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await page.getByRole('button', { name: 'Dark mode' }).focus()
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
})

test('[R-026] without the option the bar stays visible', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url('/docs/compute/long-page/'))
  await scrollPage(page, 900)
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
})

test('[R-027] an item of the bar that fails shows its message, and the page still works', async ({
  page,
  portal,
}) => {
  // The data of the site reach the browser with one item damaged: its dropdown has no list.
  await page.route(shellScript, async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const damaged = code.replace(/("?label"?:\s*["'`]REST API["'`].{0,40}?"?items"?:\s*)\[[^\]]*\]/, '$1null')
    expect(damaged).not.toBe(code)
    await route.fulfill({ response, body: damaged })
  })
  await openLive(page, portal.url(guide))
  await expect(page.getByRole('banner').getByText(/^REST API: .*null/)).toBeVisible()
  await expect(toggle(page)).toHaveCount(0)

  await page.getByRole('link', { name: 'Models docs' }).click()
  await expect(title(page, 'Models')).toBeVisible()
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
