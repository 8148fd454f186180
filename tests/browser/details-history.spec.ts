import type { Page } from '@playwright/test'
import { createNode, heading, line, operation } from './api-page.ts'
import { expect, fixtureTest as test } from './fixture-site.ts'
import {
  addLink,
  countDocuments,
  expectLive,
  holdRequests,
  openLive,
  scrollPage,
  scrollTop,
  shellScript,
  title,
} from './reader.ts'

const faq = '/compute/faq/'
const kitchenSink = '/docs/compute/kitchen-sink/'

const question = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const answers = {
  resize: (page: Page) => page.getByText('Choose a larger plan.'),
  stopped: (page: Page) => page.getByText('The disk does,'),
  image: (page: Page) => page.getByText('Yes, as a file of the type'),
}

/** Opens the first and the last of three questions and scrolls down. */
async function openQuestions(page: Page): Promise<void> {
  await question(page, 'How do I resize a node?').click()
  await question(page, 'Can I bring an image of my own?').click()
  await expect(answers.image(page)).toBeVisible()
  await scrollPage(page, 250)
}

async function expectQuestions(page: Page): Promise<void> {
  await expect(answers.resize(page)).toBeVisible()
  await expect(answers.image(page)).toBeVisible()
  await expect(answers.stopped(page)).toBeHidden()
  await expect.poll(() => scrollTop(page)).toBe(250)
}

// So low that the page is longer than the window.
test.use({ viewport: { width: 1280, height: 400 } })

test('[R-060] a link to a question opens it after a reload too', async ({ page, cloud }) => {
  await openLive(page, cloud.url(`${faq}#own-image`))
  await expect(answers.image(page)).toBeInViewport()
  const top = await scrollTop(page)
  await page.reload()
  await expectLive(page)
  await expect(answers.image(page)).toBeInViewport()
  expect(await scrollTop(page)).toBe(top)
})

test('[R-060] a reload before the page is interactive keeps the answer in its address open', async ({
  page,
  cloud,
}) => {
  // Held, not aborted: a page whose script is missing reloads itself, too.
  await holdRequests(page, shellScript)
  await page.goto(cloud.url(`${faq}#own-image`))
  await expect(answers.image(page)).toBeInViewport()
  await page.reload()
  await expect(answers.image(page)).toBeInViewport()
})

test('[R-060] a link from another page opens the question when the styles of the page arrive late', async ({
  page,
  cloud,
}) => {
  await openLive(page, cloud.url(kitchenSink))
  const styles = await holdRequests(page, '**/_/assets/mdx-page-*.css')
  await (await addLink(page, `${faq}#own-image`)).click()
  await styles.arrived
  await expect(page).toHaveURL(cloud.url(`${faq}#own-image`))
  styles.release()
  await expect(title(page, 'Compute FAQ')).toBeAttached()
  await expect(answers.image(page)).toBeInViewport()
})

test('[R-012] Back and Forward restore open details and the scroll position', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(faq))
  const documents = countDocuments(page)
  await openQuestions(page)
  await (await addLink(page, kitchenSink)).click()
  await expect(title(page, 'Kitchen sink')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Compute FAQ')).toBeAttached()
  await expectQuestions(page)
  await question(page, 'Can I bring an image of my own?').click()
  await page.goForward()
  await expect(title(page, 'Kitchen sink')).toBeVisible()
  await page.goBack()
  await expect(answers.resize(page)).toBeVisible()
  await expect(answers.image(page)).toBeHidden()
  expect(documents()).toBe(0)
})

test('[R-012] Back from a page of another site restores open details', async ({
  readPage: page,
  cloud,
  based,
}) => {
  await openLive(page, cloud.url(faq))
  await openQuestions(page)
  await page.goto(based.url('/handbook/'))
  await page.goBack()
  await expectQuestions(page)
})

test('[R-012] Back to a page that was reloaded in the meantime restores open details', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(faq))
  await openQuestions(page)
  await (await addLink(page, kitchenSink)).click()
  await expect(title(page, 'Kitchen sink')).toBeVisible()
  await page.reload()
  await expectLive(page)
  await page.goBack()
  await expectQuestions(page)
})

test('[R-012] a link to a page that was left with open answers shows it closed', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(faq))
  await openQuestions(page)
  await page.goto(cloud.url(kitchenSink))
  await page.goto(cloud.url(faq))
  await expectLive(page)
  await expect(question(page, 'How do I resize a node?')).toBeVisible()
  await expect(answers.resize(page)).toBeHidden()
})

test('[R-012] Back within a page restores the details that were open at that address', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url(faq))
  await question(page, 'How do I resize a node?').click()
  await (await addLink(page, '#own-image')).click()
  await expect(answers.image(page)).toBeVisible()
  await page.goBack()
  await expect(answers.image(page)).toBeHidden()
  await expect(answers.resize(page)).toBeVisible()
  await page.goForward()
  await expect(answers.image(page)).toBeVisible()
  await expect(answers.resize(page)).toBeVisible()
})

test('[R-012] details of a guide are restored', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url(kitchenSink))
  const details = page.getByRole('group').filter({ hasText: 'What does it cost?' })
  await expect(details).not.toHaveAttribute('open')
  await page.getByText('What does it cost?').click()
  await expect(details).toHaveAttribute('open', '')
  await page.reload()
  await expect(details).toHaveAttribute('open', '')
})

test('[R-012] Back and a reload open the fields and responses of an operation that were open', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url(createNode))
  await page.locator('[id="createNode/body.network"]').getByText('Show fields of').click()
  const inner = page.locator('[id="createNode/body.network.peer.peer"]')
  await inner.getByText('Show fields of').click()
  const field = page.locator('[id="createNode/body.network.peer.peer.cidr"]')
  await expect(field).toBeVisible()
  await page.locator('[id="createNode/201"] > summary').click()
  await expect(page.locator('[id="createNode/201"]')).not.toHaveAttribute('open')
  await scrollPage(page, 500)

  await line(page, 'List nodes').evaluate((link: HTMLElement) => link.click())
  await expect(heading(page, 'List nodes')).toBeFocused()
  await page.goBack()
  await expect(operation(page, 'Create a node')).toBeVisible()
  await expect(field).toBeVisible()
  await expect(page.locator('[id="createNode/201"]')).not.toHaveAttribute('open')
  await expect.poll(() => scrollTop(page)).toBe(500)

  await page.reload()
  await expect(field).toBeVisible()
  await expect(page.locator('[id="createNode/201"]')).not.toHaveAttribute('open')
  await expect.poll(() => scrollTop(page)).toBe(500)
})

test('[R-012] without the Navigation API, Back and a reload restore open details', async ({
  page,
  cloud,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  await openLive(page, cloud.url(faq))
  await openQuestions(page)
  await page.reload()
  await expectQuestions(page)
  await page.goto(cloud.url(kitchenSink))
  await page.goBack()
  await expectQuestions(page)
})
