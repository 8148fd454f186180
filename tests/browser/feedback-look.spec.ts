import { violations } from './axe.ts'
import { expect, getFeedbackButton, getFeedbackForm, feedbackTest as test } from './feedback-server.ts'
import { findOverflow } from './layout-faults.ts'
import { openLive, scrollPage } from './reader.ts'

const path = '/docs/compute/quickstart/'

for (const mode of ['light', 'dark'] as const) {
  test(`[R-120] axe finds nothing in the form, at any width, in ${mode} mode`, async ({
    page,
    cloud,
    startFeedback,
  }) => {
    test.slow()
    startFeedback('cloud', cloud)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
    await openLive(page, cloud.url(path))
    const check = async (): Promise<void> => {
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        // At the end of a page, the navbar covers the content above the sidebar.
        await scrollPage(page, 0)
        expect(await violations(page, { onlyColors: mode === 'dark' }), `at ${width} px`).toEqual([])
        expect((await findOverflow(page)).sideways).toBe(0)
      }
    }
    await getFeedbackButton(page, 'No').click()
    await expect(getFeedbackForm(page).getByRole('textbox')).toBeVisible()
    await check()
    await getFeedbackForm(page).getByRole('textbox').fill('The price.')
    await getFeedbackButton(page, 'Send comment').click()
    await expect(getFeedbackForm(page).getByRole('status')).toHaveText('Thank you. We read every comment.')
    await check()
  })
}

test('[R-082] the question and the text after it are in the language of the page', async ({
  readPage: page,
  world,
  startFeedback,
}) => {
  const server = startFeedback('world', world)
  await page.goto(world.url('/world/ar/docs/guide/install/'))
  const form = page.getByRole('form', { name: 'هل كانت هذه الصفحة مفيدة؟' })
  await form.getByRole('button', { name: 'لا', exact: true }).click()
  await expect(form.getByRole('textbox', { name: 'ما الذي كان ينقص؟' })).toBeVisible()
  await expect(form.getByRole('status')).toHaveText('شكرًا على إجابتك.')
  expect(await server.kept()).toMatchObject([{ page: '/ar/docs/guide/install/', isHelpful: false }])
})
