import { violations } from './axe.ts'
import { expect, getFeedbackButton, getFeedbackForm, feedbackTest as test } from './feedback-server.ts'
import { countDocuments, holdRequests, listPaths, openLive, sidebarLink, title } from './reader.ts'

const path = '/docs/compute/quickstart/'
const module = '**/_/assets/feedback-*.js'
const noComment = { page: path, isHelpful: false, comment: undefined }

test('[F-010] an answer and a comment are sent without leaving the page', async ({
  page,
  cloud,
  startFeedback,
}) => {
  const server = startFeedback('cloud', cloud)
  const documents = countDocuments(page)
  await openLive(page, cloud.url(path))
  await getFeedbackButton(page, 'No').click()
  const status = getFeedbackForm(page).getByRole('status')
  await expect(status).toHaveText('Thank you for your answer.')
  await expect(status).toBeFocused()
  await expect(getFeedbackButton(page, 'Yes')).toHaveCount(0)
  expect(await server.kept()).toEqual([noComment])
  const comment = getFeedbackForm(page).getByRole('textbox', { name: 'What was missing?' })
  await expect(comment).toHaveAccessibleDescription(/leave out names/)
  await expect(comment).toHaveAttribute('maxlength', '1000')
  await comment.fill('The price.\nAnd a picture.')
  await getFeedbackButton(page, 'Send comment').click()
  await expect(status).toHaveText('Thank you. We read every comment.')
  await expect(status).toBeFocused()
  await expect(comment).toHaveCount(0)
  expect(await server.kept()).toEqual([{ ...noComment, comment: 'The price.\nAnd a picture.' }])
  expect([documents(), server.posts()]).toEqual([1, 2])
})

test('a reader who was helped can explain what helped', async ({ readPage: page, cloud, startFeedback }) => {
  const server = startFeedback('cloud', cloud)
  await openLive(page, cloud.url(path))
  await getFeedbackButton(page, 'Yes').click()
  await expect(getFeedbackForm(page).getByRole('textbox', { name: 'What helped?' })).toBeVisible()
  expect(await server.kept()).toEqual([{ ...noComment, isHelpful: true }])
})

test('nothing is loaded for the question before the reader reaches for it', async ({
  page,
  cloud,
  startFeedback,
}) => {
  startFeedback('cloud', cloud)
  const paths = listPaths(page)
  const own = (): string[] => paths.filter((one) => one.includes('feedback'))
  await openLive(page, cloud.url(path))
  await page.waitForLoadState('networkidle')
  await getFeedbackForm(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(own()).toEqual([])
  await getFeedbackButton(page, 'Yes').hover()
  await expect.poll(() => own().length).toBe(2)
})

test('an answer that is selected before its code has loaded is sent once', async ({
  page,
  cloud,
  startFeedback,
}) => {
  const server = startFeedback('cloud', cloud)
  const documents = countDocuments(page)
  const held = await holdRequests(page, module)
  await page.goto(cloud.url(path))
  await getFeedbackButton(page, 'No').click()
  await getFeedbackButton(page, 'No').click()
  await getFeedbackButton(page, 'Yes').click()
  await held.arrived
  held.release()
  await expect(getFeedbackForm(page).getByRole('textbox', { name: 'What was missing?' })).toBeVisible()
  expect(await server.kept()).toEqual([noComment])
  expect([documents(), server.posts()]).toEqual([1, 1])
})

test('an answer whose code cannot be loaded is sent as a form, once', async ({
  page,
  cloud,
  startFeedback,
}) => {
  const server = startFeedback('cloud', cloud)
  const held = await holdRequests(page, module, 'abort')
  await page.goto(cloud.url(path))
  await getFeedbackButton(page, 'Yes').click()
  await getFeedbackButton(page, 'Yes').click()
  held.release()
  await expect(title(page, 'Thank you')).toBeVisible()
  expect(await server.kept()).toEqual([{ ...noComment, isHelpful: true }])
  expect(server.posts()).toBe(1)
})

test('when the server stores nothing, answer and comment stay and can be sent again', async ({
  readPage: page,
  cloud,
  startFeedback,
}) => {
  const server = startFeedback('cloud', cloud)
  const status = getFeedbackForm(page).getByRole('status')
  const failed = 'This could not be sent. Try again in a few minutes.'
  server.setStorage(false)
  await openLive(page, cloud.url(path))
  await getFeedbackButton(page, 'No').click()
  await expect(status).toHaveText(failed)
  await expect(getFeedbackButton(page, 'No')).toBeFocused()
  expect(await violations(page)).toEqual([])
  server.setStorage(true)
  await getFeedbackButton(page, 'No').click()
  await getFeedbackForm(page).getByRole('textbox').fill('The price.')
  server.setStorage(false)
  await getFeedbackButton(page, 'Send comment').click()
  await expect(status).toHaveText(failed)
  await expect(getFeedbackForm(page).getByRole('textbox')).toHaveValue('The price.')
  server.setStorage(true)
  await getFeedbackButton(page, 'Send comment').click()
  await expect(status).toHaveText('Thank you. We read every comment.')
  expect(await server.kept()).toEqual([{ ...noComment, comment: 'The price.' }])
})

test('while the server responds slowly, the form is busy and is not sent again', async ({
  readPage: page,
  cloud,
  startFeedback,
}) => {
  const server = startFeedback('cloud', cloud)
  const release = server.hold()
  await openLive(page, cloud.url(path))
  await getFeedbackButton(page, 'No').click()
  await expect(getFeedbackForm(page).getByRole('status')).toHaveText('Sending…')
  await expect(getFeedbackButton(page, 'No')).toBeFocused()
  for (const name of ['Yes', 'No'] as const) {
    await expect(getFeedbackButton(page, name)).toHaveAttribute('aria-disabled', 'true')
    // Forced, because Playwright does not click what says it is disabled. Readers do.
    await getFeedbackButton(page, name).click({ force: true })
  }
  expect(await violations(page)).toEqual([])
  release()
  await expect(getFeedbackForm(page).getByRole('textbox', { name: 'What was missing?' })).toBeVisible()
  expect(server.posts()).toBe(1)
})

test('a reader who is offline sees that', async ({ page, cloud, context, startFeedback }) => {
  startFeedback('cloud', cloud)
  await openLive(page, cloud.url(path))
  const loaded = page.waitForResponse(/\/feedback-[^/]*\.css/)
  await getFeedbackButton(page, 'No').hover()
  await loaded
  await context.setOffline(true)
  await getFeedbackButton(page, 'No').click()
  await expect(getFeedbackForm(page).getByRole('status')).toHaveText(
    'You are offline. Connect to the internet and try again.',
  )
})

test('an empty comment is not stored, and its reader sees why', async ({
  readPage: page,
  cloud,
  startFeedback,
}) => {
  const server = startFeedback('cloud', cloud)
  await openLive(page, cloud.url(path))
  await getFeedbackButton(page, 'No').click()
  await getFeedbackForm(page).getByRole('textbox').fill(' ?! ')
  await getFeedbackButton(page, 'Send comment').click()
  await expect(getFeedbackForm(page).getByRole('status')).toHaveText(
    'Write a comment of at most 1,000 characters.',
  )
  expect(await server.kept()).toEqual([noComment])
})

test('[R-120] the keyboard alone is enough', async ({ readPage: page, cloud, startFeedback }) => {
  const server = startFeedback('cloud', cloud)
  await openLive(page, cloud.url(path))
  await page.getByRole('link', { name: 'View as Markdown' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(getFeedbackButton(page, 'No')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(getFeedbackForm(page).getByRole('status')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(getFeedbackForm(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.type('The price.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(getFeedbackForm(page).getByRole('status')).toHaveText('Thank you. We read every comment.')
  expect(await server.kept()).toEqual([{ ...noComment, comment: 'The price.' }])
})

test('a page opened from another asks about itself', async ({ page, cloud, startFeedback }) => {
  const server = startFeedback('cloud', cloud)
  const documents = countDocuments(page)
  await openLive(page, cloud.url(path))
  await sidebarLink(page, 'A long page').click()
  await expect(title(page, 'A long page')).toBeVisible()
  await getFeedbackButton(page, 'Yes').click()
  await expect(getFeedbackForm(page).getByRole('textbox', { name: 'What helped?' })).toBeVisible()
  expect(await server.kept()).toEqual([
    { page: '/docs/compute/long-page/', isHelpful: true, comment: undefined },
  ])
  await page.goBack()
  await expect(title(page, 'Quickstart')).toBeVisible()
  await expect(getFeedbackButton(page, 'Yes')).toBeVisible()
  expect(documents()).toBe(1)
})
