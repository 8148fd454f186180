import type { Locator, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, type FixtureSite, fixtureTest as test } from './fixture-site.ts'
import { expectLive, openLive } from './reader.ts'

const action = '/_/newsletter'
const form = (page: Page): Locator => page.getByRole('form', { name: 'Subscribe to our Newsletter' })
const email = (page: Page): Locator => form(page).getByPlaceholder('Enter your email')
const button = (page: Page): Locator => form(page).getByRole('button')

interface Posted {
  accept: string | null
  fields: Record<string, string>
}

/** Lets the server of the site answer the form, and keeps what was posted. */
function answerForm(site: FixtureSite, answer: () => Response | Promise<Response>): Posted[] {
  const posted: Posted[] = []
  site.intercept(async (request) => {
    if (new URL(request.url).pathname !== action || request.method !== 'POST') return undefined
    const fields = Object.fromEntries(new URLSearchParams(await request.text()))
    posted.push({ accept: request.headers.get('accept'), fields })
    return answer()
  })
  return posted
}

const json = (status: number, body: object): Response => Response.json(body, { status })
const places = [
  { name: 'in a page', path: '/news/' },
  { name: 'in the footer of the home page', path: '/' },
]

for (const { name, path } of places) {
  test(`[R-053] the form ${name} has the texts and the field of the specification`, async ({
    readPage: page,
    portal,
  }) => {
    await page.goto(portal.url(path))
    await expect(
      page.getByRole('heading', { name: 'Subscribe to our Newsletter', exact: true }),
    ).toBeVisible()
    await expect(
      page.getByText('Get latest news, articles, resources and trends delivered to your inbox weekly.', {
        exact: true,
      }),
    ).toBeVisible()
    await expect(email(page)).toHaveAttribute('type', 'email')
    await expect(email(page)).toHaveAttribute('required')
    await expect(email(page)).toHaveAttribute('name', 'email')
    await expect(button(page)).toHaveText('Subscribe')
    await expect(form(page)).toHaveAttribute('action', action)
    await expect(form(page)).toHaveAttribute('method', 'post')
  })

  test(`[R-053] a subscription ${name} is sent once and confirmed`, async ({ readPage: page, portal }) => {
    const posted = answerForm(portal, () => json(202, { status: 'pending' }))
    await openLive(page, portal.url(path))
    await expectFormLive(page)
    await email(page).fill('reader@example.com')
    await button(page).click()
    const result = form(page).getByRole('status')
    await expect(result).toContainText('We sent an email to reader@example.com')
    await expect(result).toBeFocused()
    await expect(button(page)).toHaveCount(0)
    expect(posted).toEqual([
      { accept: 'application/json', fields: { email: 'reader@example.com', website: '' } },
    ])
    await expect(page).toHaveURL(portal.url(path))
    expect(await violations(page)).toEqual([])
  })
}

/** The form checks its field itself as soon as it is live. */
async function expectFormLive(page: Page): Promise<void> {
  await expect(form(page)).toHaveAttribute('novalidate')
}

test('[R-053] a response with 200 is a success too', async ({ readPage: page, portal }) => {
  answerForm(portal, () => json(200, { status: 'pending' }))
  await openLive(page, portal.url('/news/'))
  await expectFormLive(page)
  await email(page).fill('reader@example.com')
  await email(page).press('Enter')
  await expect(form(page).getByRole('status')).toContainText('Open the link in it')
})

const wrong = [
  { value: '', problem: 'Enter your email address.' },
  { value: 'reader', problem: "This isn't an email address. Write it like name@example.com." },
]
for (const { value, problem } of wrong) {
  test(`[R-053] the address "${value}" is not sent, and the field explains why`, async ({
    readPage: page,
    portal,
  }) => {
    const posted = answerForm(portal, () => json(202, { status: 'pending' }))
    await openLive(page, portal.url('/news/'))
    await expectFormLive(page)
    await email(page).fill(value)
    await button(page).click()
    await expect(form(page).getByRole('alert')).toHaveText(problem)
    await expect(email(page)).toBeFocused()
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(email(page)).toHaveAccessibleDescription(problem)
    expect(posted).toEqual([])
    expect(await violations(page)).toEqual([])

    await email(page).fill('reader@example.com')
    await button(page).click()
    await expect(form(page).getByRole('status')).toContainText('We sent an email')
    await expect(form(page).getByRole('alert')).toHaveText('')
  })
}

const failures = [
  {
    name: 'refuses the address',
    answer: () => json(422, { problem: 'This domain takes no mail.' }),
    problem: 'This domain takes no mail.',
    isInvalid: true,
  },
  {
    name: 'is called too often',
    answer: () => json(429, {}),
    problem: 'Too many attempts. Wait a minute and try again.',
    isInvalid: false,
  },
  {
    name: 'explains its refusal',
    answer: () => json(503, { problem: 'The newsletter moves today. Try again tomorrow.' }),
    problem: 'The newsletter moves today. Try again tomorrow.',
    isInvalid: false,
  },
  {
    name: 'fails',
    answer: () => new Response('Internal error', { status: 500 }),
    problem: "We couldn't subscribe you. Try again in a few minutes.",
    isInvalid: false,
  },
  {
    name: 'sends an unexpected response',
    answer: () => new Response('<p>Hello</p>', { headers: { 'content-type': 'text/html' } }),
    problem: "We couldn't subscribe you. Try again in a few minutes.",
    isInvalid: false,
  },
]
for (const { name, answer, problem, isInvalid } of failures) {
  test(`[R-053] the reader sees that the server ${name}, and can try again`, async ({
    readPage: page,
    portal,
  }) => {
    let current: () => Response = answer
    const posted = answerForm(portal, () => current())
    await openLive(page, portal.url('/news/'))
    await expectFormLive(page)
    await email(page).fill('reader@example.com')
    await button(page).click()
    await expect(form(page).getByRole('alert')).toHaveText(problem)
    await expect(isInvalid ? email(page) : button(page)).toBeFocused()
    await expect(email(page)).toHaveValue('reader@example.com')

    current = () => json(202, { status: 'pending' })
    await button(page).click()
    await expect(form(page).getByRole('status')).toContainText('We sent an email')
    expect(posted).toHaveLength(2)
  })
}

test('[R-053] while the server responds slowly, the form is busy and cannot be sent again', async ({
  readPage: page,
  portal,
}) => {
  const gate = Promise.withResolvers<Response>()
  const posted = answerForm(portal, () => gate.promise)
  await openLive(page, portal.url('/news/'))
  await expectFormLive(page)
  await email(page).fill('reader@example.com')
  await button(page).click()
  await expect(button(page)).toHaveText('Subscribing…')
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(form(page).getByRole('status')).toHaveText('Sending your address')
  // Forced, because Playwright does not click what says it is disabled. Readers do.
  await button(page).click({ force: true })
  await email(page).press('Enter')
  gate.resolve(json(202, { status: 'pending' }))
  await expect(form(page).getByRole('status')).toContainText('We sent an email')
  expect(posted).toHaveLength(1)
})

test('[R-053] a reader who is offline sees that', async ({ page, portal, context }) => {
  await openLive(page, portal.url('/news/'))
  await expectFormLive(page)
  await context.setOffline(true)
  await email(page).fill('reader@example.com')
  await button(page).click()
  await expect(form(page).getByRole('alert')).toHaveText(
    'You are offline. Connect to the internet and try again.',
  )
  await expect(button(page)).toBeFocused()
})

test('[R-053] the trap for programs is hidden from people, keyboard and assistive technology', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url('/news/'))
  await expect(form(page).locator('[name=website]')).toBeHidden()
  await expect(form(page).getByRole('textbox')).toHaveCount(1)
  await email(page).focus()
  await page.keyboard.press('Tab')
  await expect(button(page)).toBeFocused()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[R-053] the form is checked by the browser and posted as a form', async ({ page, portal }) => {
    const page202 = '<!doctype html><title>Almost done</title><h1>Almost done</h1>'
    const posted = answerForm(
      portal,
      () => new Response(page202, { status: 202, headers: { 'content-type': 'text/html' } }),
    )
    await page.goto(portal.url('/'))
    await email(page).fill('reader')
    await button(page).click()
    await expect(page).toHaveURL(portal.url('/'))
    expect(posted).toEqual([])

    await email(page).fill('reader@example.com')
    await button(page).click()
    await expect(page.getByRole('heading', { name: 'Almost done' })).toBeVisible()
    expect(posted.map(({ fields }) => fields)).toEqual([{ email: 'reader@example.com', website: '' }])
  })
})

test('a form still works after the reader leaves its page and returns', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url('/news/'))
  await page.getByRole('link', { name: 'Models docs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Models' })).toBeVisible()
  await page.goBack()
  await expectLive(page)
  await expectFormLive(page)
})
