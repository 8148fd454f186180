import type { Locator, Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive, scrollTop } from './reader.ts'

const longPage = '/docs/compute/long-page/'
const contents = (page: Page): Locator => page.getByRole('navigation', { name: 'On this page' })
const entry = (page: Page, name: string): Locator => contents(page).getByRole('link', { name, exact: true })

test('[R-042] the heading that is being read is marked while the page scrolls', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(longPage))
  const marked = contents(page).locator('[aria-current]')
  await expect(marked).toHaveText(['Section 1'])
  for (const name of ['Section 3', 'Part 2 of section 7', 'Section 12', 'Section 2']) {
    await page.locator(`#${name.toLowerCase().replaceAll(' ', '-')}`).evaluate((heading) => {
      scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 100, behavior: 'instant' })
    })
    await expect(marked).toHaveText([name])
    await expect(marked).toHaveAttribute('aria-current', 'location')
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(marked).toHaveText(['Section 1'])
})

test('[R-042] the marked entry is in view in a table of contents that is longer than the screen', async ({
  page,
  cloud,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openLive(page, cloud.url(`${longPage}#section-12`))
  await expect(entry(page, 'Section 12')).toHaveAttribute('aria-current', 'location')
  await expect(entry(page, 'Section 12')).toBeInViewport({ ratio: 1 })

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(entry(page, 'Section 1')).toBeInViewport({ ratio: 1 })
})

test('[R-042] an entry leads to its heading, below the sticky bar', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url(longPage))
  await entry(page, 'Section 4').click()
  await expect(page).toHaveURL(/#section-4$/)
  const heading = page.locator('#section-4')
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect(entry(page, 'Section 4')).toHaveAttribute('aria-current', 'location')
  const bar = await page.getByRole('banner').boundingBox()
  await expect
    .poll(async () => (await heading.boundingBox())?.y)
    .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('[R-042] on a small screen it is a disclosure at the top, which closes after use', async ({
  readPage: page,
  cloud,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openLive(page, cloud.url(longPage))
  const toggle = page.getByRole('main').getByText('On this page', { exact: true })
  await expect(toggle).toBeInViewport({ ratio: 1 })
  await expect(entry(page, 'Section 5')).toBeHidden()

  await toggle.click()
  await expect(entry(page, 'Part 1 of section 5')).toBeVisible()
  await entry(page, 'Section 5').click()
  await expect(entry(page, 'Section 5')).toBeHidden()
  await expect(page.locator('#section-5')).toBeInViewport({ ratio: 1 })
  expect(await scrollTop(page)).toBeGreaterThan(500)
})

test('[R-042] on a small screen, the bar stays, shows the current section, and opens over the text', async ({
  readPage: page,
  cloud,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openLive(page, cloud.url(`${longPage}#section-5`))
  const bar = page.getByRole('main').getByText('On this page', { exact: true })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar).toHaveAttribute('data-current', /^Section 5/)
  const heading = page.locator('#section-5')
  const top = (await heading.boundingBox())?.y
  const end = await bar.evaluate((summary) => summary.getBoundingClientRect().bottom)
  expect(top).toBeGreaterThanOrEqual(end)

  await bar.click()
  await expect(entry(page, 'Section 6')).toBeVisible()
  expect((await heading.boundingBox())?.y).toBe(top)
  await page.keyboard.press('Escape')
  await expect(entry(page, 'Section 6')).toBeHidden()
  await expect(bar).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(entry(page, 'Section 6')).toBeVisible()
  await page.mouse.click(200, 690)
  await expect(entry(page, 'Section 6')).toBeHidden()
})

test('[R-042] on a small screen, the bar shows the first section, too, and its list marks the current one', async ({
  readPage: page,
  cloud,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openLive(page, cloud.url(longPage))
  const bar = page.getByRole('main').getByText('On this page', { exact: true })
  await expect(bar).toHaveAttribute('data-current', 'Section 1')
  for (const name of ['Section 2', 'Section 1']) {
    await page.locator(`#${name.toLowerCase().replaceAll(' ', '-')}`).evaluate((heading) => {
      scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 110, behavior: 'instant' })
    })
    await expect(bar).toHaveAttribute('data-current', name)
  }
  await bar.click()
  await expect(entry(page, 'Section 1')).toHaveAttribute('aria-current', 'location')
  await expect(entry(page, 'Section 2')).not.toHaveAttribute('aria-current')
})

test('[R-042] the disclosure works without a script', async ({ browser, cloud }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 700 },
  })
  const page = await context.newPage()
  await page.goto(cloud.url(longPage))
  await page.getByRole('main').getByText('On this page', { exact: true }).click()
  await expect(entry(page, 'Section 9')).toBeVisible()
  await context.close()
})
