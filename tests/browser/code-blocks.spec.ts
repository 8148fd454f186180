import type { Locator, Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive } from './reader.ts'

const kitchenSink = '/docs/compute/kitchen-sink/'

/** The code block with a text: the innermost element that has both the code and its buttons. */
const block = (page: Page, text: string): Locator =>
  page
    .getByRole('main')
    .locator('figure')
    .filter({ hasText: text })
    .filter({ has: page.locator('pre') })

/** Background color behind a text of a block, as its line has it. */
const lineColor = (code: Locator, text: string): Promise<string> =>
  code.evaluate((element, wanted) => {
    const lines = [...element.querySelectorAll('code > *')]
    const line = lines.find(({ textContent }) => textContent?.includes(wanted))
    return line === undefined ? 'none' : getComputedStyle(line).backgroundColor
  }, text)

test('[R-043] a code block has a title', async ({ readPage: page, cloud }) => {
  await page.goto(cloud.url(kitchenSink))
  const server = block(page, 'createServer')
  await expect(server.getByText('server.js', { exact: true })).toBeVisible()
})

test('code that is laid out on approach has its announced height', async ({ readPage: page, cloud }) => {
  await page.goto(cloud.url(kitchenSink))
  const heights = await page.getByRole('main').evaluate((main) => {
    const all = [...main.querySelectorAll<HTMLElement>('figure[data-language]')]
    const read = (): number[] => all.map((figure) => figure.getBoundingClientRect().height)
    const before = read()
    for (const figure of all) figure.style.contentVisibility = 'visible'
    return { before, after: read() }
  })
  expect(heights.before.length).toBeGreaterThan(5)
  for (const [index, height] of heights.after.entries()) {
    // A bar to scroll with may be added to it.
    expect(Math.abs(height - (heights.before[index] ?? 0))).toBeLessThan(16)
  }
})

test('[R-043] the copy button copies the code without removed lines, and confirms it', async ({
  page,
  context,
  cloud,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLive(page, cloud.url(kitchenSink))
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
  const copies = [
    { text: 'export NAME', code: 'export NAME="first"\ncloudctl node create --name "$NAME"' },
    { text: 'C1-large"', code: ' name = "first"\nplan = "C1-large"' },
  ]
  for (const { text, code } of copies) {
    await block(page, text).getByRole('button', { name: 'Copy' }).click()
    await expect(block(page, text).getByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(page.getByRole('status')).toHaveText('Copied')
    expect((await clipboard()).replace(/^[ +]/gm, '')).toBe(code.replace(/^[ +]/gm, ''))
  }
})

test('[R-043] the wrap button breaks long lines and takes it back', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url(kitchenSink))
  const wide = block(page, 'scroll sideways')
  const isOverflowing = (): Promise<boolean> =>
    wide.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)
  const wrap = wide.getByRole('button', { name: 'Wrap' })
  await expect(wrap).toHaveAttribute('aria-pressed', 'false')
  expect(await isOverflowing()).toBe(true)
  await wrap.click()
  await expect(wrap).toHaveAttribute('aria-pressed', 'true')
  expect(await isOverflowing()).toBe(false)
  await wrap.click()
  expect(await isOverflowing()).toBe(true)
})

test('[R-043] a block with `wrap` is wrapped initially', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url(kitchenSink))
  const wrapped = block(page, 'the line has to be wrapped')
  await expect(wrapped.getByRole('button', { name: 'Wrap' })).toHaveAttribute('aria-pressed', 'true')
  expect(await wrapped.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(false)
})

test('[R-043] the lines that the writer names are highlighted, the others are not', async ({
  readPage: page,
  cloud,
}) => {
  await page.goto(cloud.url(kitchenSink))
  const server = block(page, 'createServer')
  const plain = await lineColor(server, 'import')
  for (const text of ['const server', 'response.end', '})'])
    expect(await lineColor(server, text)).not.toBe(plain)
  for (const text of ['Answers everybody', 'server.listen']) expect(await lineColor(server, text)).toBe(plain)
})

test('[R-043] a diff shows added and removed lines in different colors', async ({
  readPage: page,
  cloud,
}) => {
  await page.goto(cloud.url(kitchenSink))
  const diff = block(page, 'C1-large"')
  const colors = await Promise.all(['name = ', 'C1-small', 'C1-large'].map((text) => lineColor(diff, text)))
  expect(new Set(colors).size).toBe(3)
})

test('[R-043] line numbers begin where the writer says', async ({ page, cloud }) => {
  await page.goto(cloud.url(kitchenSink))
  const session = await page.context().newCDPSession(page)
  // Numbers are counters of the style sheet: the accessibility tree has them as the browser draws them.
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const readText = (id: string): string => {
    const { name, role, childIds = [] } = byId.get(id) ?? {}
    return role?.value === 'StaticText' ? String(name?.value) : childIds.map(readText).join('')
  }
  const code = nodes.filter(({ role }) => role?.value === 'code').map(({ nodeId }) => readText(nodeId))
  const numbered = code.find((text) => text.includes('export NAME'))
  expect(numbered).toMatch(/^10export NAME="first"\n11cloudctl node create/)
})

test('[R-043] code is colored, and strings look different from comments', async ({
  readPage: page,
  cloud,
}) => {
  await page.goto(cloud.url(kitchenSink))
  const server = block(page, 'createServer')
  const color = (text: string): Promise<string> =>
    server
      .getByText(text)
      .last()
      .evaluate((element) => getComputedStyle(element).color)
  expect(
    new Set([await color("'Hello'"), await color('// Answers everybody.'), await color('import')]).size,
  ).toBe(3)
})

test('[R-120] code and tables that scroll sideways can be scrolled by keyboard', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(kitchenSink))
  // On a phone, code wraps, and the table is stacked.
  const frames = [
    { name: /^Wide/, width: 620 },
    { name: /^Plan, CPUs, Memory/, width: 700 },
  ]
  for (const { name, width } of frames) {
    await page.setViewportSize({ width, height: 700 })
    const frame = page.getByRole('group', { name })
    await frame.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  }
})

for (const width of [320, 390, 768, 1280]) {
  test(`[R-043] at ${width} px the buttons of a block are beside its title and above its code`, async ({
    readPage: page,
    cloud,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await openLive(page, cloud.url(kitchenSink))
    const blocks = page
      .getByRole('main')
      .locator('figure')
      .filter({ has: page.locator('pre') })
    await expect(blocks.last().getByRole('button', { name: 'Copy' })).toBeAttached()
    const overlaps = await blocks.evaluateAll((all) =>
      all.flatMap((block) => {
        const buttons = [...block.querySelectorAll('button')].map((button) => button.getBoundingClientRect())
        const others = [...block.querySelectorAll('pre, figcaption')]
        return others
          .filter((other) => {
            const { left, right, top, bottom } = other.getBoundingClientRect()
            return buttons.some(
              (box) =>
                box.width > 0 &&
                box.left < right &&
                box.right > left &&
                box.top < bottom - 1 &&
                box.bottom > top + 1,
            )
          })
          .map(({ textContent }) => textContent)
      }),
    )
    expect(overlaps).toEqual([])
  })
}

test('[R-043] a block without a title is labeled with its language', async ({ readPage: page, cloud }) => {
  await page.goto(cloud.url(kitchenSink))
  const label = await block(page, 'scroll sideways').evaluate(
    (element) => getComputedStyle(element, '::before').content,
  )
  expect(label).toMatch(/\w/)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 620, height: 700 } })

  test('[R-120] horizontally scrolling elements have names and are reachable by keyboard, on and below the screen', async ({
    page,
    sites,
  }) => {
    for (const url of [sites.cloud.url(kitchenSink), sites.portal.url('/api/compute/nodes/')]) {
      await page.goto(url)
      const frames = await page
        .getByRole('main')
        .locator('*')
        .evaluateAll((all) =>
          all
            .filter(
              (element) =>
                element.scrollWidth > element.clientWidth + 1 &&
                ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
            )
            .map((element) => ({
              element: element.outerHTML.slice(0, 120),
              isReached: element.getAttribute('tabindex') === '0',
              isNamed: (element.getAttribute('aria-label') ?? '') !== '',
            })),
        )
      // Requests wrap, so that the page of an API may have none.
      if (url === sites.cloud.url(kitchenSink)) expect(frames.length).toBeGreaterThan(0)
      expect(frames.filter(({ isReached, isNamed }) => !isReached || !isNamed)).toEqual([])
    }
  })
})
