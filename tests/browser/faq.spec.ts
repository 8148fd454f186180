import type { Locator, Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { addLink, expectLive, openLive, scrollTop, title } from './reader.ts'

const question = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter questions' })

test.describe('[R-060] the questions of an area', () => {
  test('are listed under their services and open', async ({ readPage: page, cloud }) => {
    await page.goto(cloud.url('/compute/faq/'))
    await expect(page.getByRole('heading', { level: 2, name: 'Nodes' })).toBeVisible()
    await expect(page.getByText('Choose a larger plan.')).toBeHidden()
    await question(page, 'How do I resize a node?').click()
    await expect(page.getByText('Choose a larger plan.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'how to create one' })).toHaveAttribute(
      'href',
      '/docs/compute/nodes/create/',
    )
    await expect(question(page, 'How large can a volume be?')).toHaveCount(0)
  })

  test('open by the keyboard', async ({ readPage: page, cloud }) => {
    await openLive(page, cloud.url('/compute/faq/'))
    await filter(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Choose a larger plan.')).toBeVisible()
  })

  test('can be filtered by words of question and answer', async ({ readPage: page, cloud }) => {
    await openLive(page, cloud.url('/compute/faq/'))
    await filter(page).fill('RESIZ')
    await expect(page.getByRole('status').filter({ hasText: '1 question matches.' })).toBeVisible()
    await expect(question(page, 'How do I resize a node?')).toBeVisible()
    await expect(question(page, 'Does a stopped node cost anything?')).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: 'Images' })).toBeHidden()
    await filter(page).fill('qcow2')
    await expect(question(page, 'Can I bring an image of my own?')).toBeVisible()
    await filter(page).fill('zebra')
    await expect(page.getByText('No questions match. Try another word.')).toBeVisible()
    await filter(page).fill('')
    await expect(question(page, 'Does a stopped node cost anything?')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Images' })).toBeVisible()
  })

  test('are in the table of contents by service', async ({ readPage: page, cloud }) => {
    await page.goto(cloud.url('/compute/faq/'))
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await contents.getByRole('link', { name: 'Images' }).click()
    await expect(page).toHaveURL(/#compute-images$/)
    await expect(page.getByRole('heading', { level: 2, name: 'Images' })).toBeInViewport()
  })

  test('are published as structured data for search engines', async ({ readPage: page, cloud }) => {
    await page.goto(cloud.url('/compute/faq/'))
    const text = await page.locator('main script[type="application/ld+json"]').textContent()
    const data = JSON.parse(text ?? '')
    expect(data['@type']).toBe('FAQPage')
    expect(data.mainEntity.map((entry: { name: string }) => entry.name)).toEqual([
      'How do I resize a node?',
      'Does a stopped node cost anything?',
      'Can I bring an image of my own?',
    ])
    expect(data.mainEntity[2].acceptedAnswer.text).toContain('qcow2')
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`[R-060] ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
    test.use({ javaScriptEnabled })

    test('a link to a question opens it', async ({ page, cloud }) => {
      await page.goto(cloud.url('/compute/faq/#own-image'))
      await expect(page.getByText('Yes, as a file of the type')).toBeInViewport()
      await expect(question(page, 'Can I bring an image of my own?')).toBeInViewport()
      await expect(page.getByText('Choose a larger plan.')).toBeHidden()
    })

    test('a service is chosen on the page, and the others are not shown', async ({ page, cloud }) => {
      await page.goto(cloud.url('/compute/faqService/'))
      await expect(question(page, 'How do I resize a node?')).toBeVisible()
      await expect(question(page, 'Can I bring an image of my own?')).toBeHidden()
      await page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: 'Images' }).click()
      await expect(question(page, 'Can I bring an image of my own?')).toBeVisible()
      await expect(question(page, 'How do I resize a node?')).toBeHidden()
      await page.goBack()
      await expect(question(page, 'How do I resize a node?')).toBeVisible()
    })

    test('a link to a question of a service shows the service and the answer', async ({ page, cloud }) => {
      await page.goto(cloud.url('/compute/faqService/#own-image'))
      await expect(page.getByText('Yes, as a file of the type')).toBeVisible()
      await expect(question(page, 'How do I resize a node?')).toBeHidden()
    })
  })
}

/** Makes the page so long that every question can be scrolled to the top of the window. */
const lengthenAnswers = (html: string): string =>
  html.replaceAll(
    '<p class="faq-link">',
    `<p>${'The answer continues. '.repeat(300)}</p><p class="faq-link">`,
  )

/** Whether the middle of each edge of an element is on the screen with nothing on top of it. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, top, bottom, width } = node.getBoundingClientRect()
    return [top + 1, bottom - 1].every((y) =>
      node.contains(document.elementFromPoint(left + Math.min(width, 40) / 2, y)),
    )
  })

for (const width of [320, 1280]) {
  test.describe(`[R-060] in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 640 } })

    test('nothing covers the question that a link opens', async ({ page, cloud }) => {
      const short = 'Can I bring an image of my own?'
      const long = `${short} It was made for nodes of another provider, and I want to start nodes in several regions from it`
      cloud.change('/compute/faq/', (html) => lengthenAnswers(html).replaceAll(short, long))
      await page.goto(cloud.url('/compute/faq/#own-image'))
      await expect(page.getByText('Yes, as a file of the type')).toBeInViewport()
      expect(await isUncovered(question(page, long))).toBe(true)
    })
  })
}

test('[R-060] choosing a service from the list shows its page from the top', async ({ page, cloud }) => {
  cloud.change('/compute/faqService/', lengthenAnswers)
  await openLive(page, cloud.url('/compute/faqService/#own-image'))
  await page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: 'Images' }).click()
  await expect(page).toHaveURL(/#compute-images$/)
  await expect(page.getByText('Yes, as a file of the type')).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test('[R-060] the chosen service is marked', async ({ page, cloud }) => {
  await openLive(page, cloud.url('/compute/faqService/#own-image'))
  const services = page.getByRole('navigation', { name: 'Services' })
  await expect(services.getByRole('link', { name: 'Images' })).toHaveAttribute('aria-current', 'true')
  await services.getByRole('link', { name: 'Nodes' }).click()
  await expect(services.getByRole('link', { name: 'Nodes' })).toHaveAttribute('aria-current', 'true')
  await expect(services.getByRole('link', { name: 'Images' })).not.toHaveAttribute('aria-current')
})

test('[R-060] cards lead to the questions of their service', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url('/compute/faq-cards/'))
  await expect(page.getByRole('link', { name: /^Nodes .* 2 questions$/ })).toBeVisible()
  await page.getByRole('link', { name: /^Images .* question$/ }).click()
  await expect(title(page, 'Compute questions of one service')).toBeVisible()
  await expect(question(page, 'Can I bring an image of my own?')).toBeVisible()
  await expect(question(page, 'How do I resize a node?')).toBeHidden()
})

test('[R-060] the filter of the cards shows the matching questions in place of them', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url('/compute/faq-cards/'))
  const answer = page.getByRole('link', { name: 'How do I resize a node?' })
  await expect(answer).toBeHidden()
  await filter(page).fill('resize')
  await expect(page.getByRole('link', { name: /^Nodes .* 2 questions$/ })).toBeHidden()
  await answer.click()
  await expect(title(page, 'Compute FAQ')).toBeVisible()
  await expect(page.getByText('Choose a larger plan.')).toBeInViewport()
})

test('[R-060] the filter of a page with one service finds the questions of all of them', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url('/compute/faqService/'))
  await filter(page).fill('image')
  await expect(question(page, 'Can I bring an image of my own?')).toBeVisible()
  await expect(question(page, 'Does a stopped node cost anything?')).toBeHidden()
  await filter(page).fill('')
  await expect(question(page, 'Can I bring an image of my own?')).toBeHidden()
  await expect(question(page, 'Does a stopped node cost anything?')).toBeVisible()
})

test('[R-060] each page of questions leads to the services of all areas', async ({
  readPage: page,
  cloud,
}) => {
  await openLive(page, cloud.url('/compute/faq/'))
  const services = page.getByRole('navigation', { name: 'Services' })
  await services.getByRole('link', { name: 'Volumes' }).click()
  await expect(title(page, 'Storage FAQ')).toBeVisible()
})

test('[R-060] all questions of all areas are links to their answers', async ({ readPage: page, cloud }) => {
  await openLive(page, cloud.url('/faqs/'))
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Compute', 'Storage'])
  await filter(page).fill('volume')
  await expect(page.getByRole('heading', { level: 2, name: 'Compute' })).toBeHidden()
  await page.getByRole('link', { name: 'How large can a volume be?' }).click()
  await expect(title(page, 'Storage FAQ')).toBeVisible()
  await expect(page.getByText('Ask the limits')).toBeInViewport()
  await expectLive(page)
})

test('[R-060] the questions are in the Markdown of the page', async ({ cloud }) => {
  const answer = await cloud.fetch(new Request(cloud.url('/compute/faq/index.md')))
  const text = await answer.text()
  expect(text).toMatch(/^## (<a id="[\w-]+"><\/a>)?Images$/m)
  // Links lead to the question's ID, which isn't the slug of its text.
  expect(text).toMatch(/^### <a id="[\w-]+"><\/a>How do I resize a node\?\n\nChoose a larger plan\./m)
  expect(text).not.toContain('<FaqList')
})

test('a page of another kind has its styles after a soft navigation as after a full load', async ({
  readPage: page,
  cloud,
}) => {
  const height = (): Promise<number> => filter(page).evaluate((field) => field.getBoundingClientRect().height)
  await page.goto(cloud.url('/compute/faq/'))
  const wanted = await height()
  await openLive(page, cloud.url('/docs/compute/quickstart/'))
  await (await addLink(page, '/compute/faq/')).click()
  await expect(title(page, 'Compute FAQ')).toBeVisible()
  await expect.poll(height).toBe(wanted)
})
