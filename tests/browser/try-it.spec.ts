import { violations } from './axe.ts'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { holdRequests, listWarnings, openLive } from './reader.ts'
import {
  chooseServer,
  enterServer,
  getBodyField,
  getCurlSample,
  getFormButton,
  getResponseBody,
  getResponseHeading,
  getSendButton,
  getTryItForm,
  listCalls,
  openFold,
  openTryItForm,
} from './try-it-form.ts'

test('[R-033] a request is sent to the sandbox with its parameters and both credentials, and violates no policy', async ({
  page,
  portal,
}) => {
  const warnings = listWarnings(page)
  const calls = listCalls(page)
  await openTryItForm(page, portal, 'getEndpoint')
  await getTryItForm(page)
    .getByRole('textbox', { name: /^endpoint_id/ })
    .fill('77')
  await openFold(page, 'Server')
  await expect(getTryItForm(page).getByRole('radio', { name: /^Sandbox/ })).toBeChecked()
  await openFold(page, 'Optional parameters')
  await getTryItForm(page).getByRole('textbox', { name: 'fields' }).fill('id\nname')
  await getTryItForm(page).getByRole('combobox', { name: 'verbose' }).selectOption('true')
  await getSendButton(page).click()
  await expect(getResponseHeading(page)).toHaveText('Response: 200 OK')
  await expect(getResponseBody(page)).toContainText('"state": "Running"')
  await expect(getTryItForm(page).getByText(/^\d+ ms, \d+ bytes$/)).toBeVisible()
  await getTryItForm(page)
    .getByText(/^Headers \(\d+\)$/)
    .click()
  await expect(getTryItForm(page).getByText('application/json; charset=utf-8')).toBeVisible()
  expect(calls).toEqual([
    'GET /_/sandbox/models/endpoints/77/?apikey=sandbox&fields=id&fields=name&verbose=true',
  ])
  expect(await violations(page)).toEqual([])
  expect(warnings).toEqual([])
})

test('[R-033] a click before the operation is ready opens the form once it is ready', async ({
  page,
  portal,
}) => {
  const held = await holdRequests(page, '**/_/assets/start-api-article-*.js')
  await openLive(page, portal.url('/api/models/#/endpoints/createEndpoint'))
  await held.arrived
  const toggle = page.getByRole('button', { name: /^Try it/ })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  held.release()
  await expect(getSendButton(page)).toBeVisible()
  await toggle.click()
  await expect(getSendButton(page)).toBeHidden()
})

test('[R-033] the sandbox reports a missing credential', async ({ readPage: page, portal }) => {
  await openTryItForm(page, portal, 'getEndpoint')
  await openFold(page, 'Credentials')
  await getTryItForm(page).getByLabel('Auth token', { exact: true }).fill('')
  await getSendButton(page).click()
  await expect(getResponseHeading(page)).toHaveText('Response: 401 Unauthorized')
  await getTryItForm(page).getByLabel('Auth token', { exact: true }).fill('mine')
  await getTryItForm(page).getByLabel('API key', { exact: true }).fill('')
  await getSendButton(page).click()
  await expect(getResponseHeading(page)).toHaveText('Response: 401 Unauthorized')
  await getTryItForm(page).getByLabel('API key', { exact: true }).fill('mine')
  await getSendButton(page).click()
  await expect(getResponseHeading(page)).toHaveText('Response: 200 OK')
})

test('[R-033] credentials stay in memory, and never reach storage, addresses, markup, or other servers', async ({
  page,
  portal,
}) => {
  const secret = 's3cret-token'
  await openTryItForm(page, portal, 'getEndpoint')
  await chooseServer(page, /models\.portal\.example/)
  const token = getTryItForm(page).getByLabel('Auth token', { exact: true })
  await expect(token).toHaveAttribute('type', 'password')
  await expect(token).toHaveAttribute('autocomplete', 'off')
  await token.fill(secret)
  await expect(getCurlSample(page)).toContainText('https://models.portal.example/v1/endpoints/12/')
  await expect(getCurlSample(page)).toContainText('YOUR_AUTH_TOKEN')
  const kept = await page.evaluate(() =>
    [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      location.href,
      JSON.stringify(history.state),
      document.documentElement.outerHTML,
    ].join('\n'),
  )
  expect(kept).not.toContain(secret)
  await chooseServer(page, /^Sandbox/)
  await expect(token).toHaveValue('sandbox')
  await chooseServer(page, /models\.portal\.example/)
  await expect(token).toHaveValue(secret)
  await getFormButton(page, 'Show Auth token').click()
  await expect(token).toHaveAttribute('type', 'text')
  await getTryItForm(page)
    .getByRole('checkbox', { name: /^Show my credentials/ })
    .check()
  await expect(getCurlSample(page)).toContainText(`Bearer ${secret}`)
  await getFormButton(page, 'Forget credentials').click()
  await expect(token).toHaveValue('')
  await expect(getCurlSample(page)).toContainText('YOUR_AUTH_TOKEN')
  await token.fill(secret)
  await page.reload()
  await page.getByRole('button', { name: /^Try it/ }).click()
  await chooseServer(page, /models\.portal\.example/)
  await expect(token).toHaveValue('')
})

test('[R-033] another operation of the API has the credentials and the server of the first', async ({
  readPage: page,
  portal,
}) => {
  await openTryItForm(page, portal, 'getEndpoint')
  await openFold(page, 'Credentials')
  await getTryItForm(page).getByLabel('Auth token', { exact: true }).fill('mine')
  await getTryItForm(page)
    .getByRole('textbox', { name: /^endpoint_id/ })
    .fill('99')
  await page.getByRole('link', { name: 'Delete an endpoint' }).first().click()
  await page.getByRole('button', { name: /^Try it DELETE/ }).click()
  await openFold(page, 'Credentials')
  await expect(getTryItForm(page).getByLabel('Auth token', { exact: true })).toHaveValue('mine')
  await expect(getTryItForm(page).getByRole('textbox', { name: /^endpoint_id/ })).toHaveValue('99')
})

test('[R-033] a body is checked while it is typed, and can be sent with mistakes', async ({
  readPage: page,
  portal,
}) => {
  const calls = listCalls(page)
  await openTryItForm(page, portal, 'createEndpoint')
  await getBodyField(page).fill('{\n  "name": "chat",\n}')
  await expect(
    getTryItForm(page).getByText('Line 3, column 1: Trailing comma before "}". Remove it.'),
  ).toBeVisible()
  await expect(getBodyField(page)).toHaveAttribute('aria-invalid', 'true')
  await getBodyField(page).fill('{"ssh_keys": [1], "color": "red"}')
  await expect(getTryItForm(page).getByText('name is missing.')).toBeVisible()
  await expect(getTryItForm(page).getByText('ssh_keys[0] must be a string.')).toBeVisible()
  await expect(getTryItForm(page).getByText("color isn't a field of this request.")).toBeVisible()
  await getSendButton(page).click()
  const question = page.getByRole('dialog', { name: 'Send it with mistakes?' })
  await expect(question.getByText('ssh_keys[0] must be a string.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(getSendButton(page)).toBeFocused()
  expect(calls).toEqual([])
  await getSendButton(page).click()
  await question.getByRole('button', { name: 'Send anyway' }).click()
  await expect(getResponseHeading(page)).toHaveText(/^Response: 4\d\d /)
  await getTryItForm(page)
    .getByRole('combobox', { name: 'Example of the body' })
    .selectOption('A large endpoint')
  await expect(getBodyField(page)).toHaveValue('{\n  "name": "chat",\n  "replicas": 4\n}')
  await getBodyField(page).fill('{"name":"a"}')
  await getFormButton(page, 'Format').click()
  await expect(getBodyField(page)).toHaveValue('{\n  "name": "a"\n}')
  await getSendButton(page).click()
  await expect(getResponseHeading(page)).toHaveText('Response: 201 Created')
})

test('[R-033] required parts of the address must be filled in before anything is sent', async ({
  readPage: page,
  portal,
}) => {
  const calls = listCalls(page)
  await openTryItForm(page, portal, 'getEndpoint')
  const id = getTryItForm(page).getByRole('textbox', { name: /^endpoint_id/ })
  await id.fill('')
  await getSendButton(page).click()
  await expect(id).toBeFocused()
  await expect(id).toHaveAccessibleDescription('Id of the endpoint. endpoint_id is required.')
  await enterServer(page, 'nowhere')
  await getSendButton(page).click()
  await expect(getTryItForm(page).getByText("This isn't the URL of a server.")).toBeVisible()
  expect(calls).toEqual([])
})

test('[R-033] samples follow the form in every language', async ({ readPage: page, portal }) => {
  await openTryItForm(page, portal, 'createEndpoint')
  await getBodyField(page).fill('{"name": "from <the> form"}')
  for (const language of ['curl', 'python', 'javascript', 'go', 'java', 'php', 'ruby']) {
    await page.locator(`[data-sample-choice][value="${language}"]`).check({ force: true })
    const code = page.locator(`[data-sample="${language}"] code`)
    await expect(code).toContainText('from <the> form')
    await expect(code).toContainText('/_/sandbox/models/endpoints/')
  }
})

test('[R-033] everything can be done with the keyboard alone', async ({ readPage: page, portal }) => {
  await openLive(page, portal.url('/api/models/#/endpoints/createEndpoint'))
  await page.getByRole('button', { name: /^Try it/ }).focus()
  await page.keyboard.press('Enter')
  await expect(getTryItForm(page).getByText('to the sandbox', { exact: true })).toBeVisible({
    timeout: 15_000,
  })
  await getBodyField(page).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(getTryItForm(page).getByRole('radio', { name: /^Sandbox/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(getTryItForm(page).getByRole('radio', { name: /^Sandbox/ })).toBeFocused()
  // The Tab key follows the order on the screen: the button that sends is above the fields.
  await page.getByRole('button', { name: /^Try it/ }).focus()
  await page.keyboard.press('Tab')
  await expect(getSendButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(getResponseHeading(page)).toHaveText('Response: 201 Created')
  await expect(page.getByRole('status').filter({ hasText: 'Response: 201 Created, after' })).toBeAttached()
  await expect(getSendButton(page)).toBeFocused()
})

test('[R-033] a request that changes real data needs a confirmation', async ({ page, portal }) => {
  const calls: string[] = []
  await page.route('https://models.portal.example/**', (route) => {
    calls.push(`${route.request().method()} ${route.request().url()}`)
    return route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  await openTryItForm(page, portal, 'deleteEndpoint')
  await chooseServer(page, /models\.portal\.example/)
  await getSendButton(page).click()
  const question = page.getByRole('dialog', { name: 'Send it to the real server?' })
  await expect(question).toContainText('changes real resources')
  await question.getByRole('button', { name: 'Go back' }).click()
  await expect(question).toBeHidden()
  expect(calls).toEqual([])
  await getSendButton(page).click()
  await question.getByRole('button', { name: 'Send DELETE request' }).click()
  await expect(getResponseHeading(page)).toHaveText('Response: 204 No content')
  await expect(getTryItForm(page).getByText('The response has no body.')).toBeVisible()
  expect(calls).toEqual(['DELETE https://models.portal.example/v1/endpoints/12/'])
})
