import type { Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { focusable } from './layout-faults.ts'
import { openLive } from './reader.ts'

const kitchenSink = '/docs/compute/kitchen-sink/'

interface Stop {
  name: string
  /** Why a reader cannot see all of it, or nothing. */
  hidden: string | undefined
}

/** Returns the focused element and whether something covers it. Marks it as visited. */
function inspectFocus(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    // Elements that depend on the scroll position, such as the navbar, update in the next frame.
    await new Promise(requestAnimationFrame)
    // An animation that follows the scroll position has no end to wait for.
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline instanceof DocumentTimeline && effect?.getTiming().iterations === 1,
      )
    await Promise.allSettled(moving.map(({ finished }) => finished))
    const { activeElement: element, body } = document
    if (!(element instanceof HTMLElement) || element === body) return undefined
    element.dataset.visited = ''
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0)
    if (box === undefined) return { name, hidden: 'has no size' }
    const isInside = (top: Element | null): boolean =>
      top !== null && (element.contains(top) || top.contains(element))
    const left = Math.max(box.left, 0)
    const right = Math.min(box.right, innerWidth)
    const top = Math.max(box.top, 0)
    const bottom = Math.min(box.bottom, innerHeight)
    if (right <= left || bottom <= top) return { name, hidden: 'is off screen' }
    // What scrolls by itself may be taller than the screen: then its upper edge counts less than its middle.
    const places = [top + 2, (top + bottom) / 2, bottom - 2]
    const tops = places.map((y) => document.elementFromPoint((left + right) / 2, y))
    const seen = tops.filter(isInside)
    const isTall = box.height > innerHeight / 2
    if (seen.length < (isTall ? 1 : places.length))
      return {
        name,
        hidden: `at ${Math.round(box.top)} px lies under ${tops.find((over) => !isInside(over))?.outerHTML.slice(0, 100)}`,
      }
    return { name, hidden: undefined }
  })
}

/** Presses a key until the focus has gone through the whole page. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let press = 0; press < 300; press++) {
    await page.keyboard.press(key)
    const stop = await inspectFocus(page)
    if (stop === undefined) break
    stops.push(stop)
  }
  return stops
}

const sizes = [
  { width: 1280, height: 600 },
  { width: 768, height: 600 },
  { width: 320, height: 480 },
]

for (const size of sizes) {
  test(`[R-120] at ${size.width} px Tab reaches everything, and nothing hides the focus`, async ({
    readPage: page,
    cloud,
  }) => {
    test.slow()
    await page.setViewportSize(size)
    await openLive(page, cloud.url(kitchenSink))
    await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeAttached()
    const stops = await walk(page, 'Tab')
    expect(stops.filter(({ hidden }) => hidden !== undefined)).toEqual([])

    // Of a set of tabs one is reached by Tab, the others by arrows.
    const missed = await page.evaluate(
      (selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
          .filter((element) => element.dataset.visited === undefined)
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      focusable,
    )
    expect(missed).toEqual([])

    const back = await walk(page, 'Shift+Tab')
    expect(back.filter(({ hidden }) => hidden !== undefined)).toEqual([])
    expect(back.length).toBeGreaterThanOrEqual(stops.length - 1)
  })
}

const others = [
  '/docs/compute/long-page/',
  '/compute/faq/',
  '/compute/faqService/',
  '/Release-notes/',
  '/docs/compute/quikstart/',
]
for (const path of others) {
  test(`[R-120] on ${path} nothing hides the focus, in a low window or a narrow one`, async ({
    readPage: page,
    cloud,
  }) => {
    test.slow()
    await openLive(page, cloud.url(path))
    for (const [key, width] of [
      ['Shift+Tab', 1280],
      ['Shift+Tab', 320],
    ] as const) {
      await page.setViewportSize({ width, height: 480 })
      const stops = await walk(page, key)
      expect(stops.length).toBeGreaterThan(5)
      expect(stops.filter(({ hidden }) => hidden !== undefined)).toEqual([])
    }
  })
}

test('[R-120] Tab goes through the parts of the page in the order in which they are seen', async ({
  readPage: page,
  cloud,
}) => {
  test.slow()
  await openLive(page, cloud.url('/docs/compute/nodes/lifecycle/recovery/rescue/'))
  const order = [
    'Skip to main content',
    'Cloud',
    'Compute docs',
    'REST API',
    'Sign up',
    'Dark mode',
    'Hide sidebar',
    'Quickstart',
    'Open the console',
    'Edit this page',
    'Previous',
    'Next',
    'Compute nodes',
    'Facebook',
  ]
  const stops = await walk(page, 'Tab')
  const found = order.map((name) => stops.findIndex((stop) => stop.name.startsWith(name)))
  expect(found).not.toContain(-1)
  expect(found).toEqual([...found].sort((a, b) => a - b))
})

test('[R-120] the focus can be seen on everything that Tab reaches', async ({ page, cloud }) => {
  test.slow()
  await openLive(page, cloud.url(kitchenSink))
  const invisible: string[] = []
  for (let press = 0; press < 300; press++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const { activeElement: element, body } = document
      if (element === null || element === body) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const isVisible = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      return isVisible ? '' : element.outerHTML.slice(0, 120)
    })
    if (found === undefined) break
    if (found !== '') invisible.push(found)
  }
  expect(invisible).toEqual([])
})
