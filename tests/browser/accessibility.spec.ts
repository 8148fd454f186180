import { violations } from './axe.ts'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { findOverflow, findSmallTargets } from './layout-faults.ts'
import { openLive, sidebarLink } from './reader.ts'
import { representativePages } from './representative-pages.ts'

/** Widths on both sides of every breakpoint. 320 px are 1280 px at 400 %. */
const widths = [320, 360, 640, 768, 997, 1280]
/** One width of each layout: the elements of a page differ between layouts only. */
const layouts = [320, 1280]

for (const { name, site, path } of representativePages) {
  test(`[R-120] axe finds nothing on ${name} in either mode; nothing is cut off, and click targets are large enough`, async ({
    readPage: page,
    sites,
  }) => {
    test.slow()
    const lightMode = await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    await openLive(page, sites[site].url(path))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const { sideways, cut } = await findOverflow(page)
      expect(cut, `at ${width} px`).toEqual([])
      expect(sideways, `at ${width} px`).toBeLessThanOrEqual(0)
      expect(await findSmallTargets(page), `at ${width} px`).toEqual([])
      if (layouts.includes(width)) expect(await violations(page), `at ${width} px`).toEqual([])
    }
    // Half of a page's time is spent opening it, so the mode changes on the open page.
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    for (const width of layouts) {
      await page.setViewportSize({ width, height: 800 })
      expect(await violations(page, { onlyColors: true }), `in dark mode at ${width} px`).toEqual([])
    }
    // A window of 1280 × 800 px at 200 %.
    await page.setViewportSize({ width: 640, height: 400 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Named in the language of the page.
    await page.locator('header [aria-haspopup="dialog"][aria-expanded]').click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeInViewport()
    expect((await findOverflow(page)).sideways, 'at 200 %, with the menu').toBeLessThanOrEqual(0)
    await lightMode.dispose()
  })
}

const states = [
  { name: 'with an open dropdown', width: 1280, button: 'REST API' },
  { name: 'with a hidden sidebar', width: 1280, button: 'Hide sidebar' },
  { name: 'with the menu open', width: 390, button: 'Menu' },
  { name: 'with a definition open', width: 1280, button: 'node' },
  { name: 'with another tab', width: 390, button: 'CLI' },
]

for (const { name, width, button } of states) {
  test(`[R-120] axe finds nothing on a page ${name}`, async ({ readPage: page, cloud }) => {
    await page.setViewportSize({ width, height: 800 })
    await openLive(page, cloud.url('/docs/compute/kitchen-sink/'))
    const role = button === 'CLI' ? 'tab' : 'button'
    await page.getByRole(role, { name: button, exact: true }).first().click()
    expect(await violations(page)).toEqual([])
  })
}

test('[R-120] axe finds nothing on a page with the notice of a lost connection', async ({
  page,
  cloud,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  await context.setOffline(true)
  await sidebarLink(page, 'A long page').click()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('[R-120] text can be twice as large without being cut off', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url('/docs/compute/kitchen-sink/'))
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const sizes = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: innerWidth,
  }))
  expect(sizes.content).toBeLessThanOrEqual(sizes.window)
})

test('[R-120] headings of the page go down one level at a time', async ({ readPage: page, cloud }) => {
  await page.goto(cloud.url('/docs/compute/kitchen-sink/'))
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
})
