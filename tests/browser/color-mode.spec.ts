import type { Locator, Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { expectLive, openLive, sidebarLink, title } from './reader.ts'

const quickstart = '/docs/compute/quickstart/'
const root = (page: Page): Locator => page.locator('html')
const toggle = (page: Page): Locator => page.getByRole('button', { name: 'Dark mode' })
const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(root(page)).toHaveAttribute('data-theme', mode)
  await expect(toggle(page)).toHaveAttribute('aria-pressed', String(mode === 'dark'))
  const isDark = await page.evaluate(() => {
    const [red = 255, green = 255, blue = 255] = (
      getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []
    ).map(Number)
    return red + green + blue < 200
  })
  expect(isDark).toBe(mode === 'dark')
}

test('[R-071] the mode is light, and the system preference is ignored by default', async ({
  readPage: page,
  cloud,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openLive(page, cloud.url(quickstart))
  await expectMode(page, 'light')
})

test('[R-071] a site can allow the system preference, and follows its changes', async ({
  readPage: page,
  based,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openLive(page, based.url('/handbook/docs/guide/'))
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
})

test('[R-071] where the system preference is allowed, the switch offers it beside light and dark', async ({
  readPage: page,
  based,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openLive(page, based.url('/handbook/docs/guide/'))
  const modes = page.getByRole('button', { name: /^Color mode/ })
  const steps = [
    { name: 'Color mode: system', look: 'dark' },
    { name: 'Color mode: light', look: 'light' },
    { name: 'Color mode: dark', look: 'dark' },
    { name: 'Color mode: system', look: 'dark' },
  ]
  for (const { name, look } of steps) {
    await expect(modes).toHaveAccessibleName(name)
    await expect(root(page)).toHaveAttribute('data-theme', look)
    await modes.click()
  }
  // A chosen mode does not follow the system; the choice of the system does, on the next visit too.
  await page.emulateMedia({ colorScheme: 'light' })
  await modes.click()
  await expect(modes).toHaveAccessibleName('Color mode: dark')
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await modes.click()
  await openLive(page, based.url('/handbook/docs/guide/first-steps/'))
  await expect(modes).toHaveAccessibleName('Color mode: system')
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
})

test('[R-071] a reader whose stored mode is system follows the system', async ({ page, cloud }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('theme', 'system'))
  await openLive(page, cloud.url(quickstart))
  await expectMode(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectMode(page, 'light')
})

test('[R-071] the switch changes the mode, and the choice stays on the next pages and visits', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(quickstart))
  await toggle(page).click()
  await expectMode(page, 'dark')
  await sidebarLink(page, 'A long page').click()
  await expect(title(page, 'A long page')).toBeVisible()
  await expectMode(page, 'dark')
  await page.reload()
  await expectLive(page)
  await expectMode(page, 'dark')

  await toggle(page).press('Space')
  await expectMode(page, 'light')
  await page.reload()
  await expectLive(page)
  await expectMode(page, 'light')
})

test('[R-071] the mode is the same in all tabs', async ({ context, page, cloud }) => {
  const other = await context.newPage()
  await openLive(page, cloud.url(quickstart))
  await openLive(other, cloud.url('/about/'))
  await toggle(page).click()
  await expectMode(other, 'dark')
  await toggle(other).click()
  await expectMode(page, 'light')
})

test('[R-071] a dark page is dark from its first element on', async ({ page, cloud }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    const modes: (string | undefined)[] = []
    Object.assign(window, { modes })
    new MutationObserver(() => {
      const { body, documentElement } = document
      if (body !== null && documentElement.dataset.theme !== modes.at(-1))
        modes.push(documentElement.dataset.theme)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await openLive(page, cloud.url(quickstart))
  expect(await page.evaluate(() => (window as unknown as { modes: string[] }).modes)).toEqual(['dark'])
})

test('[R-071] a dark page is dark when only the inline script runs', async ({ page, cloud }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.route('**/_/assets/*.js', (route) => route.abort())
  await page.goto(cloud.url(quickstart))
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  expect(await background(page)).not.toBe('rgb(255, 255, 255)')
})

test('[R-071] the mode follows the root attribute and the theme-change event', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(quickstart))
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await expectMode(page, 'dark')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')

  await page.evaluate(() => {
    document.dispatchEvent(new CustomEvent('docent:themechange', { detail: { mode: 'light' } }))
  })
  await expectMode(page, 'light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
})

test('[R-071] the root attribute and the theme-change event follow the mode', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(quickstart))
  const change = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('docent:themechange', (event) => resolve((event as CustomEvent).detail), {
          once: true,
        })
      }),
  )
  await toggle(page).click()
  expect(await change).toEqual({ mode: 'dark', resolved: 'dark' })
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
})

test('[R-072] the mode is stored under "theme", and for MUI with its two schemes', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(quickstart))
  await toggle(page).click()
  await expectMode(page, 'dark')
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    theme: 'dark',
    'mui-mode': 'dark',
    'mui-color-scheme-light': 'light',
    'mui-color-scheme-dark': 'dark',
  })
})

test('[R-072] a mode stored by MUI is adopted', async ({ page, cloud }) => {
  await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'))
  await openLive(page, cloud.url(quickstart))
  await expectMode(page, 'dark')
})

test('[R-072] the dismissal of the announcement is stored with its id', async ({ readPage: page, based }) => {
  await openLive(page, based.url('/handbook/docs/guide/'))
  const bar = page.getByRole('region', { name: 'Announcement' })
  await bar.getByRole('button', { name: 'Close' }).click()
  await expect(bar).toBeHidden()
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    'docent.announcement.dismissed': 'true',
    'docent.announcement.id': 'new-desks',
  })
  await openLive(page, based.url('/handbook/imprint/'))
  await expect(bar).toBeHidden()
})

test('an invalid stored mode is ignored', async ({ page, cloud }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'))
  await openLive(page, cloud.url(quickstart))
  await expectMode(page, 'light')
})

test('[R-120] with reduced motion every color changes at once', async ({ readPage: page, cloud }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  const colors = await page.evaluate(() => {
    const link = document.querySelector('.breadcrumbs a')
    const read = (): string => (link === null ? '' : getComputedStyle(link).color)
    const light = read()
    document.documentElement.dataset.theme = 'dark'
    const dark = read()
    // Fades at the edges of code and tables follow scrolling, not the time.
    const isMoving = document.getAnimations().some(({ timeline }) => timeline === document.timeline)
    return { light, dark, isMoving }
  })
  expect(colors.dark).not.toBe(colors.light)
  expect(colors.isMoving).toBe(false)
})
