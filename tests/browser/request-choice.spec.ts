import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, type FixtureSite, fixtureTest as test } from './fixture-site.ts'
import { listWarnings, openLive } from './reader.ts'
import {
  chooseServer,
  getCurlSample,
  getResponseHeading,
  getSendButton,
  getTryItForm,
  openFold,
} from './try-it-form.ts'

const path = '/world/api/disks/disks/uploadImage/'
const bearer = 'Bearer token in the Authorization header'
const keys = /API key in the X-Account header and API key in the X-Key header/

async function openForm(page: Page, world: FixtureSite, operation = path): Promise<void> {
  await openLive(page, world.url(operation))
  await page.getByRole('button', { name: /^Try it/ }).click()
  await expect(getSendButton(page)).toBeVisible()
  await expect(getTryItForm(page).getByText('Looking for a sandbox')).toBeHidden({ timeout: 15_000 })
}

test('[R-031] samples follow the credentials that the reader chooses with the keyboard, on all pages of the API', async ({
  page,
  world,
}) => {
  const warnings = listWarnings(page)
  await openLive(page, world.url(path))
  await expect(getCurlSample(page)).toContainText('Authorization: Bearer YOUR_AUTH_TOKEN')
  await page.getByRole('radio', { name: bearer }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: keys })).toBeChecked()
  await expect(getCurlSample(page)).toContainText('X-Account: YOUR_X_ACCOUNT')
  await expect(getCurlSample(page)).toContainText('X-Key: YOUR_X_KEY')
  await expect(getCurlSample(page)).not.toContainText('Bearer')
  await page.getByRole('radio', { name: 'Python' }).check()
  await expect(page.locator('[data-sample="python"] code')).toContainText('"X-Key": "YOUR_X_KEY"')
  expect(await violations(page)).toEqual([])
  expect(warnings).toEqual([])
})

test('[R-031] samples follow the media type that the reader chooses', async ({ readPage: page, world }) => {
  await openLive(page, world.url(path))
  await expect(getCurlSample(page)).toContainText("--form 'image=@image.gz;type=application/gzip'")
  await page.getByRole('radio', { name: 'application/octet-stream' }).check()
  await expect(getCurlSample(page)).toContainText("--data-binary '@file.bin'")
})

test('[R-033] the form sends the chosen credentials and files', async ({ page, world }) => {
  await openForm(page, world)
  await openFold(page, 'Credentials')
  await getTryItForm(page).getByRole('radio', { name: 'X-Account and X-Key' }).click()
  await expect(page.getByRole('radio', { name: keys })).toBeChecked()
  await expect(getTryItForm(page).getByLabel('X-Key', { exact: true })).toHaveValue('sandbox')
  await getSendButton(page).click()
  await expect(page.getByRole('dialog').getByText('image is required.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click()
  const file = { name: 'mine.gz', mimeType: 'application/gzip', buffer: Buffer.from('bytes') }
  await getTryItForm(page).getByLabel('image').setInputFiles(file)
  await expect(getCurlSample(page)).toContainText("--form 'image=@mine.gz;type=application/gzip'")
  await getSendButton(page).click()
  await expect(getResponseHeading(page)).toHaveText('Response: 201 Created')
  await getTryItForm(page)
    .getByRole('combobox', { name: 'Media type' })
    .selectOption('application/octet-stream')
  await getTryItForm(page).getByLabel('File').setInputFiles(file)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await getSendButton(page).click()
  expect((await sent).headers()).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-account': 'sandbox',
    'x-key': 'sandbox',
  })
  await expect(getResponseHeading(page)).toHaveText('Response: 201 Created')
  expect(await violations(page)).toEqual([])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[R-031] all alternatives can be read', async ({ page, world }) => {
    await page.goto(world.url(path))
    await expect(page.getByText(bearer)).toBeVisible()
    await expect(page.getByText(keys)).toBeVisible()
    await expect(page.getByText('or OAuth 2 access token in the Authorization header')).toBeVisible()
    await expect(page.locator('.credential-choice').getByRole('radio')).toHaveCount(0)
  })
})

test('[R-033] samples follow the values that the reader chooses for the parts of a server', async ({
  readPage: page,
  world,
}) => {
  await openForm(page, world, '/world/api/disks/disks/resizeDisk/')
  await expect(page.getByText('{region} Where the disk is. Default north. One of north south')).toBeVisible()
  await chooseServer(page, /north\.world\.example/)
  await getTryItForm(page).getByLabel('region').selectOption('south')
  await expect(getCurlSample(page)).toContainText('https://south.world.example/v1/disks/')
  expect(await violations(page)).toEqual([])
})

test('[R-033] a reader chooses one of the named examples of a parameter', async ({
  readPage: page,
  world,
}) => {
  await openForm(page, world, '/world/api/disks/disks/getDisk/')
  const examples = getTryItForm(page).getByRole('combobox', { name: 'Example of fields' })
  await expect(examples.getByRole('option')).toHaveText(['All fields', 'size'])
  await examples.selectOption('size')
  const field = getTryItForm(page).getByRole('textbox', { name: 'fields' })
  await expect(field).toHaveValue('size')
  await expect(getCurlSample(page)).toContainText('fields=size')
  await field.fill('name')
  await expect(examples).toHaveText(/Changed by you/)
  expect(await violations(page)).toEqual([])
})
