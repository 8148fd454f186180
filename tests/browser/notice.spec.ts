import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, type FeedbackServer, getFeedbackButton, feedbackTest as test } from './feedback-server.ts'
import { findOverflow } from './layout-faults.ts'
import { countDocuments, expectLive, listWarnings, openLive, sidebarLink, title } from './reader.ts'

const path = '/docs/compute/quickstart/'

/** Answers the question as a form: what would answer it in place is not found. */
async function answerByForm(page: Page, url: string): Promise<void> {
  await page.route('**/_/assets/feedback-*.js', (route) => route.abort())
  await openLive(page, url)
  await getFeedbackButton(page, 'No').click()
  await expect(title(page, 'Thank you')).toBeVisible()
}

const comment = (page: Page) => page.getByRole('textbox', { name: 'What was missing?' })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[R-122] the question is a form, and its response is a page with a field for a comment', async ({
    page,
    cloud,
    startFeedback,
  }) => {
    const server: FeedbackServer = startFeedback('cloud', cloud)
    await page.goto(cloud.url(path))
    await getFeedbackButton(page, 'No').click()
    await expect(title(page, 'Thank you')).toBeVisible()
    await expect(page).toHaveTitle(/^Thank you \| /)
    await comment(page).fill('The price.\nAnd "a picture" <b>.')
    await page.getByRole('button', { name: 'Send comment' }).click()
    await expect(page.getByText('We read every comment.')).toBeVisible()
    expect(await server.kept()).toEqual([
      { page: path, isHelpful: false, comment: 'The price.\nAnd "a picture" <b>.' },
    ])
    await page.getByRole('link', { name: 'Back to the page' }).click()
    await expect(title(page, 'Quickstart')).toBeVisible()
  })

  test('[R-122] a comment that could not be stored stays in the form', async ({
    page,
    cloud,
    startFeedback,
  }) => {
    const server = startFeedback('cloud', cloud)
    server.setStorage(false)
    await page.goto(cloud.url(path))
    await getFeedbackButton(page, 'No').click()
    await expect(title(page, "Your feedback wasn't saved")).toBeVisible()
    server.setStorage(true)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(title(page, 'Thank you')).toBeVisible()
    server.setStorage(false)
    await comment(page).fill('The price.')
    await page.getByRole('button', { name: 'Send comment' }).click()
    await expect(title(page, "Your feedback wasn't saved")).toBeVisible()
    await expect(comment(page)).toHaveValue('The price.')
    server.setStorage(true)
    await page.getByRole('button', { name: 'Send comment' }).click()
    await expect(title(page, 'Thank you')).toBeVisible()
    expect(await server.kept()).toEqual([{ page: path, isHelpful: false, comment: 'The price.' }])
  })
})

test('[R-121] a notice hydrates without a warning or a change', async ({ page, cloud, startFeedback }) => {
  startFeedback('cloud', cloud)
  await answerByForm(page, cloud.url(path))
  const warnings = listWarnings(page)
  await expectLive(page)
  await expect(title(page, 'Thank you')).toBeVisible()
  await expect(page).toHaveTitle(/^Thank you \| /)
  await comment(page).fill('The price.')
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(comment(page)).toHaveValue('The price.')
  expect(warnings).toEqual([])
})

test('a reader navigates from a notice and back without another document or submission', async ({
  page,
  cloud,
  startFeedback,
}) => {
  const server = startFeedback('cloud', cloud)
  await answerByForm(page, cloud.url(path))
  await expectLive(page)
  const documents = countDocuments(page)
  await page.getByRole('link', { name: 'Back to the page' }).click()
  await expect(title(page, 'Quickstart')).toBeVisible()
  await sidebarLink(page, 'A long page').click()
  await expect(title(page, 'A long page')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Quickstart')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Thank you')).toBeVisible()
  await expect(page).toHaveTitle(/^Thank you \| /)
  await expect(page).toHaveURL(cloud.url('/_/feedback'))
  await comment(page).fill('The price.')
  expect([documents(), server.posts()]).toEqual([0, 1])
})

test('[R-114] a notice whose files are gone is not sent again', async ({ page, cloud, startFeedback }) => {
  const server = startFeedback('cloud', cloud)
  await page.route('**/_/assets/feedback-*.js', (route) => route.abort())
  await openLive(page, cloud.url(path))
  const documents = countDocuments(page)
  await page.route('**/_/assets/*.css', (route) => route.fulfill({ status: 404 }))
  await getFeedbackButton(page, 'No').click()
  await expect(title(page, 'Thank you')).toBeVisible()
  await page.waitForLoadState('load')
  await expect(comment(page)).toBeVisible()
  expect([documents(), server.posts()]).toEqual([1, 1])
})

test('the address of the form, opened directly, redirects', async ({ page, cloud, startFeedback }) => {
  startFeedback('cloud', cloud)
  const response = await page.goto(cloud.url('/_/feedback'))
  expect(response?.status()).toBe(405)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(cloud.url('/'))
})

test('[R-082] a notice is in the language of the page with the form', async ({
  page,
  world,
  startFeedback,
}) => {
  startFeedback('world', world)
  await page.route('**/_/assets/feedback-*.js', (route) => route.abort())
  await openLive(page, world.url('/world/ar/docs/guide/install/'))
  await page.locator('form[data-feedback] button').first().click()
  await expect(title(page, 'شكرًا لك')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await page.getByRole('link', { name: 'العودة إلى الصفحة' }).click()
  await expect(page).toHaveURL(world.url('/world/ar/docs/guide/install/'))
})

test('on a site with languages, a notice links to each of them', async ({ page, world, startFeedback }) => {
  const server = startFeedback('world', world)
  await page.route('**/_/assets/feedback-*.js', (route) => route.abort())
  await openLive(page, world.url('/world/docs/guide/install/'))
  await getFeedbackButton(page, 'Yes').click()
  await expect(title(page, 'Thank you')).toBeVisible()
  await expectLive(page)
  expect(await server.kept()).toMatchObject([{ page: '/docs/guide/install/' }])
  const targets = await page
    .locator('a[data-locale]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(targets)).toEqual(new Set(['/world/', '/world/ar/']))
})

for (const mode of ['light', 'dark'] as const) {
  test(`[R-120] axe finds nothing on a notice in ${mode} mode`, async ({ page, cloud, startFeedback }) => {
    startFeedback('cloud', cloud)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
    await answerByForm(page, cloud.url(path))
    await expectLive(page)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await violations(page), `at ${width} px`).toEqual([])
      expect((await findOverflow(page)).sideways).toBe(0)
    }
  })
}
