import type { Locator, Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'

const kitchenSink = '/docs/compute/kitchen-sink/'

/** The frame that a table scrolls in. */
const frame = (page: Page, name: RegExp): Locator => page.getByRole('group', { name })

const wide = /^Plan, CPUs, Memory/

/** Wider than the tables that are stacked, and narrower than this table. */
const tablet = { width: 700, height: 800 }

/** How far the fade at the end of a frame reaches. */
const fadeWidth = (table: Locator): Promise<number> =>
  table.evaluate((element) => Number.parseFloat(getComputedStyle(element).getPropertyValue('--table-fade')))

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled: isScripted, viewport: { width: 390, height: 800 } })

    test('[R-043] a table that is wider than the screen fades out until its end is reached', async ({
      page,
      cloud,
    }) => {
      await page.setViewportSize(tablet)
      await page.goto(cloud.url(kitchenSink))
      const table = frame(page, wide)
      expect(await fadeWidth(table)).toBeGreaterThan(20)
      await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
      // The last fraction of a pixel can't be scrolled to.
      await expect.poll(() => fadeWidth(table)).toBeLessThan(2)
    })

    test('[R-043] a table that fits has no fade', async ({ page, cloud }) => {
      await page.goto(cloud.url(kitchenSink))
      expect(await fadeWidth(frame(page, /^Plan, CPUs, Note$/))).toBe(0)
    })

    test('[R-043] the first column stays in place while the others scroll', async ({ page, cloud }) => {
      await page.setViewportSize(tablet)
      await page.goto(cloud.url(kitchenSink))
      const table = frame(page, wide)
      const cell = table.getByRole('cell', { name: 'C1-small-with-a-long-name' })
      const before = await cell.boundingBox()
      await table.evaluate((element) => element.scrollTo({ left: 150, behavior: 'instant' }))
      expect(await table.evaluate((element) => element.scrollLeft)).toBe(150)
      expect((await cell.boundingBox())?.x).toBe(before?.x)
      // Any other column fits beside it.
      const widths = await table.evaluate((element) => ({
        frame: element.clientWidth,
        cells: [...element.querySelectorAll('td')].map((other) => other.offsetWidth),
      }))
      const [first = 0, ...others] = widths.cells
      for (const width of others) expect(first + width).toBeLessThanOrEqual(widths.frame + 1)
    })

    test('[R-043] two wide columns are stacked', async ({ page, cloud }) => {
      await page.goto(cloud.url(kitchenSink))
      const table = frame(page, /^Action of an owner/)
      const action = await table.getByText('Start in recovery mode').boundingBox()
      const effect = await table.getByText('It starts from an image').boundingBox()
      expect(effect?.y).toBeGreaterThanOrEqual((action?.y ?? 0) + (action?.height ?? 0) - 1)
      expect(effect?.x).toBe(action?.x)
      expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    })
  })
}

test('[R-043] stacked cells share a line if both are short', async ({ readPage: page, cloud }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(cloud.url(kitchenSink))
  const table = frame(page, wide)
  const [disk, network, note] = await Promise.all(
    ['40 GB', '1 Gbit/s', 'One row is enough to make the table wide'].map((text) =>
      table.getByText(text, { exact: true }).boundingBox(),
    ),
  )
  expect(network?.y).toBe(disk?.y)
  expect(network?.x).toBeGreaterThan(disk?.x ?? 0)
  expect(note?.width).toBeGreaterThan((disk?.width ?? 0) * 1.9)
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('[R-043] where there is room, two columns are side by side', async ({ readPage: page, cloud }) => {
  await page.goto(cloud.url(kitchenSink))
  const table = frame(page, /^Action of an owner/)
  const action = await table.getByRole('cell', { name: 'Start in recovery mode' }).boundingBox()
  const effect = await table.getByRole('cell', { name: /^It starts from an image/ }).boundingBox()
  expect(effect?.y).toBe(action?.y)
})
