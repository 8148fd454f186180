import { violations } from './axe.ts'
import { expect, test } from './fixture-site.ts'
import { openLive } from './reader.ts'

const pages = [
  { name: 'the kitchen sink', path: '/docs/compute/kitchen-sink/' },
  { name: 'a doc page', path: '/docs/compute/nodes/lifecycle/recovery/rescue/' },
  { name: 'the about page', path: '/about/' },
  { name: 'the not-found page', path: '/docs/compute/quikstart/' },
]
const widths = [320, 768, 1280]

for (const { name, path } of pages) {
  for (const mode of ['light', 'dark'] as const) {
    for (const width of widths) {
      test(`[R-120] axe finds nothing on ${name} in ${mode} mode at ${width} px`, async ({ page, cloud }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 800 })
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
        await openLive(page, cloud.url(path))
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
        expect(await violations(page)).toEqual([])
      })
    }
  }
}

const states = [
  { name: 'with an open dropdown', width: 1280, button: 'REST API' },
  { name: 'with a hidden sidebar', width: 1280, button: 'Hide sidebar' },
  { name: 'with the menu open', width: 390, button: 'Menu' },
  { name: 'with a definition open', width: 1280, button: 'node' },
  { name: 'with another tab', width: 390, button: 'CLI' },
]

for (const { name, width, button } of states) {
  test(`[R-120] axe finds nothing on a page ${name}`, async ({ page, cloud }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await openLive(page, cloud.url('/docs/compute/kitchen-sink/'))
    const role = button === 'CLI' ? 'tab' : 'button'
    await page.getByRole(role, { name: button, exact: true }).first().click()
    expect(await violations(page)).toEqual([])
  })
}

for (const { name, path } of pages) {
  test(`[R-120] ${name} never scrolls sideways as a whole`, async ({ page, cloud }) => {
    await openLive(page, cloud.url(path))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const sizes = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        window: innerWidth,
      }))
      expect(sizes.content, `at ${width} px`).toBeLessThanOrEqual(sizes.window)
    }
  })
}

test('[R-120] text can be twice as large without anything lost at the sides', async ({ page, cloud }) => {
  await openLive(page, cloud.url('/docs/compute/kitchen-sink/'))
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const sizes = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: innerWidth,
  }))
  expect(sizes.content).toBeLessThanOrEqual(sizes.window)
})

test('[R-120] headings of the page go down one level at a time', async ({ page, cloud }) => {
  await page.goto(cloud.url('/docs/compute/kitchen-sink/'))
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
})
