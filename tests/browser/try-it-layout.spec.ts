import { expect, test } from './fixture-site.ts'
import { body, chooseServer, form, openFold, openForm, send } from './try-it-form.ts'

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
for (const viewport of screens)
  test.describe(`on a screen of ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const operation of ['getEndpoint', 'createEndpoint'])
      test(`[R-033] the form of ${operation} shows Send without scrolling`, async ({ page, portal }) => {
        await openForm(page, portal, operation)
        await expect(send(page)).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(() => scrollY)).toBe(0)
      })
  })

test('[R-033] required fields come first, and the rest is folded', async ({ page, portal }) => {
  await openForm(page, portal, 'getEndpoint')
  const fields = form(page).getByRole('textbox')
  await expect(fields).toHaveCount(1)
  await expect(fields).toHaveAccessibleName('endpoint_id required')
  await expect(form(page).getByRole('radio')).toHaveCount(0)
  await expect(form(page).locator('summary')).toHaveText([
    'Optional parameters none sent',
    'Server Sandbox',
    'Credentials not needed for the sandbox',
  ])
  await openFold(page, 'Optional parameters')
  await expect(fields).toHaveCount(2)
})

test('[R-033] a required body is not folded', async ({ page, portal }) => {
  await openForm(page, portal, 'createEndpoint')
  await expect(body(page)).toBeVisible()
})

test('[R-033] credentials that a real server needs are not folded', async ({ page, portal }) => {
  await openForm(page, portal, 'getEndpoint')
  await expect(form(page).getByLabel('Auth token', { exact: true })).toBeHidden()
  await chooseServer(page, /models\.portal\.example/)
  await expect(form(page).getByLabel('Auth token', { exact: true })).toBeVisible()
  await expect(form(page).getByText('to models.portal.example', { exact: true })).toBeVisible()
})

test('[R-033] a mistake in a folded field is shown', async ({ page, portal }) => {
  await openForm(page, portal, 'getEndpoint')
  await chooseServer(page, /^Another server/)
  await form(page).getByRole('textbox', { name: 'URL of your server' }).fill('nowhere')
  await form(page).locator('summary', { hasText: 'Server' }).click()
  await expect(form(page).getByRole('textbox', { name: 'URL of your server' })).toBeHidden()
  await send(page).click()
  await expect(form(page).getByRole('textbox', { name: 'URL of your server' })).toBeFocused()
  await expect(form(page).getByText("This isn't the URL of a server.")).toBeVisible()
})
