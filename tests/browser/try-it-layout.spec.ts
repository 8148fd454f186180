import { expect, fixtureTest as test } from './fixture-site.ts'
import {
  allowOrigin,
  chooseServer,
  enterServer,
  getBodyField,
  getResponseBody,
  getSendButton,
  getTryItForm,
  openFold,
  openTryItForm,
  withServer,
} from './try-it-form.ts'

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
for (const viewport of screens)
  test.describe(`on a screen of ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const operation of ['getEndpoint', 'createEndpoint'])
      test(`[R-033] the form of ${operation} shows Send without scrolling`, async ({
        readPage: page,
        portal,
      }) => {
        await openTryItForm(page, portal, operation)
        await expect(getSendButton(page)).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(() => scrollY)).toBe(0)
      })
  })

test('[R-033] required fields come first, and the rest is folded', async ({ readPage: page, portal }) => {
  await openTryItForm(page, portal, 'getEndpoint')
  const fields = getTryItForm(page).getByRole('textbox')
  await expect(fields).toHaveCount(1)
  await expect(fields).toHaveAccessibleName('endpoint_id required')
  await expect(getTryItForm(page).getByRole('radio')).toHaveCount(0)
  await expect(getTryItForm(page).locator('summary')).toHaveText([
    'Optional parameters none sent',
    'Server Sandbox',
    'Credentials not needed for the sandbox',
  ])
  await openFold(page, 'Optional parameters')
  await expect(fields).toHaveCount(2)
})

test('[R-033] a required body is not folded', async ({ readPage: page, portal }) => {
  await openTryItForm(page, portal, 'createEndpoint')
  await expect(getBodyField(page)).toBeVisible()
})

test('[R-033] credentials that a real server needs are not folded', async ({ readPage: page, portal }) => {
  await openTryItForm(page, portal, 'getEndpoint')
  await expect(getTryItForm(page).getByLabel('Auth token', { exact: true })).toBeHidden()
  await chooseServer(page, /models\.portal\.example/)
  await expect(getTryItForm(page).getByLabel('Auth token', { exact: true })).toBeVisible()
  await expect(getTryItForm(page).getByText('to models.portal.example', { exact: true })).toBeVisible()
})

test('[R-033] a mistake in a folded field is shown', async ({ readPage: page, portal }) => {
  await openTryItForm(page, portal, 'getEndpoint')
  await chooseServer(page, /^Another server/)
  await getTryItForm(page).getByRole('textbox', { name: 'URL of your server' }).fill('nowhere')
  await getTryItForm(page).locator('summary', { hasText: 'Server' }).click()
  await expect(getTryItForm(page).getByRole('textbox', { name: 'URL of your server' })).toBeHidden()
  await getSendButton(page).click()
  await expect(getTryItForm(page).getByRole('textbox', { name: 'URL of your server' })).toBeFocused()
  await expect(getTryItForm(page).getByText("This isn't the URL of a server.")).toBeVisible()
})

test('[R-033] a long response is cut, and the bar stays above it', async ({ readPage: page, portal }) => {
  const nodes = Array.from({ length: 40 }, (_, id) => ({ id }))
  const answer = async (): Promise<Response> =>
    Response.json(nodes, { headers: { 'Access-Control-Allow-Origin': '*' } })
  await withServer(answer, async (origin) => {
    allowOrigin(portal, origin)
    await openTryItForm(page, portal, 'getLogo')
    await enterServer(page, origin)
    await getSendButton(page).click()
    const body = getResponseBody(page)
    const isCut = (): Promise<boolean> =>
      body.evaluate((element) => element.scrollHeight > element.clientHeight)
    await expect(body).toBeVisible()
    expect(await isCut()).toBe(true)
    await getTryItForm(page).getByRole('button', { name: 'Show all' }).click()
    expect(await isCut()).toBe(false)
    await body.getByText('39').scrollIntoViewIfNeeded()
    await expect(getSendButton(page)).toBeInViewport({ ratio: 1 })
  })
})
