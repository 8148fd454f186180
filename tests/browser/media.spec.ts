import { expect, fixtureTest as test } from './fixture-site.ts'
import { listWarnings, openLive } from './reader.ts'

const kitchenSink = '/docs/compute/kitchen-sink/'

test('print: the text is there, the navigation is not', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url(kitchenSink))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('A paragraph with strong')).toBeVisible()
  for (const navigation of await page.getByRole('navigation', { includeHidden: true }).all()) {
    await expect(navigation).toBeHidden()
  }
  for (const name of ['Copy', 'Wrap', 'Dark mode', 'Hide sidebar', 'Menu']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  }
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0)
})

test('print: collapsed content is printed', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url(kitchenSink))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Press Create.')).toBeVisible()
  await expect(page.getByText('Send a request')).toBeVisible()
  await expect(page.getByText('Nothing: it does not exist.')).toBeVisible()
})

for (const path of ['/compute/faq/', '/compute/faqService/']) {
  test(`[R-060] print: ${path} has the answers and no filter`, async ({ readPage: page, cloud }) => {
    await openLive(page, cloud.url(path))
    const answers = page.getByRole('main').locator('details > :not(summary)')
    const count = await answers.filter({ visible: true }).count()
    expect(count).toBe(0)
    await page.emulateMedia({ media: 'print' })
    const questions = await page.getByRole('main').locator('summary').filter({ visible: true }).count()
    expect(questions).toBeGreaterThan(0)
    expect(await answers.filter({ visible: true }).count()).toBe(questions)
    await expect(page.getByRole('searchbox', { name: 'Filter questions' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Services' })).toBeHidden()
    await expect(page.getByRole('link', { name: /^Link to the answer/ })).toHaveCount(0)
  })
}

test('[R-060] print: a browser without ::details-content opens the answers, and closes them afterwards', async ({
  page,
  cloud,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  const loaded = page.waitForResponse((response) => response.url().includes('open-details-for-paper'))
  await openLive(page, cloud.url('/compute/faq/'))
  await loaded
  const questions = page.getByRole('main').locator('details').filter({ visible: true })
  const count = await questions.count()
  await questions.first().locator('summary').click()
  const countOpen = (): Promise<number> =>
    questions.evaluateAll((all) => all.filter((question) => question.hasAttribute('open')).length)
  expect(await countOpen()).toBe(1)
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      return countOpen()
    })
    .toBe(count)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await countOpen()).toBe(1)
})

test('[R-061] print: release notes have no filter', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url('/Release-notes/'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('form', { name: 'Filter release notes' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
})

test('print: no element is wider than the paper', async ({ readPage: page, cloud }) => {
  await page.setViewportSize({ width: 700, height: 1000 })
  await openLive(page, cloud.url(kitchenSink))
  await page.emulateMedia({ media: 'print' })
  const wide = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('pre, table, img, svg, p')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    )
  expect(wide).toEqual([])
})

test('print: links to other sites are followed by their addresses, code wraps, and tabs have their names', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(kitchenSink))
  await page.emulateMedia({ media: 'print' })
  const printed = await page.getByRole('main').evaluate((main) => ({
    addresses: [...main.querySelectorAll('.article a[href^="http"]')].map((link) =>
      getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ' '),
    ),
    code: [...main.querySelectorAll('pre code')].map((code) => getComputedStyle(code).whiteSpace),
    tabs: [...main.querySelectorAll('[role="tabpanel"]')].map(
      (panel) => getComputedStyle(panel, '::before').content,
    ),
  }))
  expect(printed.addresses.length).toBeGreaterThan(0)
  expect(printed.addresses).not.toContain(false)
  expect(new Set(printed.code)).toEqual(new Set(['pre-wrap']))
  expect(printed.tabs).toEqual(expect.arrayContaining(['"Console"', '"CLI"']))
})

test('print: a page with long names has nothing that is wider than the paper', async ({
  readPage: page,
  rough,
}) => {
  await openLive(page, rough.url('/docs/guide/names/'))
  await page.emulateMedia({ media: 'print' })
  // Where lines break depends on the font: with a few widths, every font has a line that fills the paper.
  for (let width = 690; width < 710; width += 1) {
    await page.setViewportSize({ width, height: 1000 })
    // Half of the border of a table is outside of its box.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width + 1)
  }
  await expect(page.getByText('Hidden until it is opened.')).toBeVisible()
})

test('print: the notice of a lost connection stays on the screen', async ({ page, cloud, context }) => {
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  await context.setOffline(true)
  await page.getByRole('main').getByRole('link', { name: 'Attach a volume' }).click()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden()
})

test('print: a dark page is printed dark on white', async ({ page, cloud }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await openLive(page, cloud.url(kitchenSink))
  await page.emulateMedia({ media: 'print' })
  const brightness = await page.evaluate(() => {
    const sum = (color: string): number =>
      (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((total, part) => total + Number(part), 0)
    const { backgroundColor, color } = getComputedStyle(document.body)
    return { paper: sum(backgroundColor), ink: sum(color) }
  })
  expect(brightness.paper).toBe(3 * 255)
  expect(brightness.ink).toBeLessThan(300)
})

test('[R-120] with reduced motion nothing moves', async ({ readPage: page, cloud }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLive(page, cloud.url(kitchenSink))
  const slowest = await page.evaluate(() => {
    const seconds = (durations: string): number => Math.max(...durations.split(',').map(Number.parseFloat))
    return Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return [seconds(transitionDuration), seconds(animationDuration)]
      }),
    )
  })
  expect(slowest).toBeLessThanOrEqual(0.001)
})

test('[R-120] with forced colors the page works, and the focus and the current items can be seen', async ({
  page,
  cloud,
}) => {
  const warnings = listWarnings(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await openLive(page, cloud.url(kitchenSink))
  const color = (target: string, property: 'outlineColor' | 'backgroundColor'): Promise<string> =>
    page.locator(target).evaluate((element, name) => getComputedStyle(element)[name], property)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cloud', exact: true })).toBeFocused()
  const outline = await page.locator(':focus').evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return { outlineStyle, width: Number.parseFloat(outlineWidth) }
  })
  expect(outline.outlineStyle).not.toBe('none')
  expect(outline.width).toBeGreaterThanOrEqual(2)
  expect(await color(':focus', 'outlineColor')).not.toBe(await color('body', 'backgroundColor'))

  const links = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link')
  const backgrounds = await links.evaluateAll((all) =>
    all.map((link) => ({
      isCurrent: link.hasAttribute('aria-current'),
      background: getComputedStyle(link).backgroundColor,
    })),
  )
  const current = backgrounds.find(({ isCurrent }) => isCurrent)?.background
  for (const { background, isCurrent } of backgrounds) expect(background === current).toBe(isCurrent)

  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(warnings.filter((text) => !text.includes('404 (Not Found)'))).toEqual([])
})
