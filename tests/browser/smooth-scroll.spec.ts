import type { Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive, scrollPage, scrollTop } from './reader.ts'

const longPage = '/docs/compute/long-page/'

/** Clicks an entry of the table of contents and returns where the page was after each frame in which it moved. */
async function followEntry(page: Page, name: string): Promise<number[]> {
  await page.evaluate(() => {
    const positions = [scrollY]
    Object.assign(window, { positions })
    addEventListener('scroll', () => positions.push(scrollY))
  })
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name, exact: true })
    .click()
  await expect(page).toHaveURL(/#section-/)
  await expect.poll(() => isAtRest(page)).toBe(true)
  return page.evaluate(() => (window as unknown as { positions: number[] }).positions)
}

/** Whether the page stands still for three frames. */
function isAtRest(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
    const before = scrollY
    for (let frame = 0; frame < 3; frame++) await nextFrame()
    return scrollY === before && before > 0
  })
}

test('[R-074] a link to a heading moves the page by 15 % of the remaining distance per frame', async ({
  page,
  cloud,
}) => {
  await openLive(page, cloud.url(longPage))
  const positions = await followEntry(page, 'Section 6')
  const target = positions.at(-1) ?? 0
  expect(target).toBeGreaterThan(1000)
  const far = positions.slice(1).filter((position) => target - position > 20)
  expect(far.length).toBeGreaterThan(10)
  for (const [index, position] of far.entries()) {
    const remaining = target - (positions[index] ?? 0)
    // The browser rounds positions to pixels.
    expect(Math.abs(position - (positions[index] ?? 0) - remaining * 0.15)).toBeLessThan(2)
  }
  await expect(page.locator('#section-6')).toBeInViewport({ ratio: 1 })
})

test('[R-074] with reduced motion the page jumps to the heading', async ({ page, cloud }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLive(page, cloud.url(longPage))
  const positions = await followEntry(page, 'Section 6')
  expect(positions).toHaveLength(2)
  await expect(page.locator('#section-6')).toBeInViewport({ ratio: 1 })
})

test('smooth scrolling arrives where the browser would have gone, up and down', async ({ page, cloud }) => {
  await openLive(page, cloud.url(`${longPage}#section-6`))
  const there = await scrollTop(page)
  for (const start of [0, there + 2000]) {
    await scrollPage(page, start)
    await followEntry(page, 'Section 6')
    expect(await scrollTop(page)).toBe(there)
  }
})

for (const input of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
  test(`smooth scrolling stops when the reader takes over with a ${input}`, async ({ page, cloud }) => {
    await openLive(page, cloud.url(longPage))
    await page.evaluate(
      (name) => addEventListener('scroll', () => dispatchEvent(new Event(name)), { once: true }),
      input,
    )
    const positions = await followEntry(page, 'Section 6')
    const target = await page
      .locator('#section-6')
      .evaluate((heading) => heading.getBoundingClientRect().top + scrollY)
    expect(positions.at(-1)).toBeLessThan(target / 2)
  })
}
