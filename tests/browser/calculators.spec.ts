import type { Locator, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { listWarnings } from './reader.ts'

const path = '/calculator/'

const form = (page: Page): Locator => page.getByRole('group', { name: 'GPU memory calculator' })
const field = (page: Page, name: string): Locator => form(page).getByRole('textbox', { name })
const status = (page: Page): Locator => form(page).getByRole('status')
const choices = (page: Page): Locator => form(page).getByRole('table').getByRole('row')

/** Opens the page and waits until the calculator is interactive. */
async function openCalculator(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page.locator('[data-island="Calculator"]')).toHaveAttribute('data-island-state', 'live')
}

test('a model and its load lead to the memory and the GPUs', async ({ page, cloud }) => {
  const warnings = listWarnings(page)
  await openCalculator(page, cloud.url(path))
  await expect(status(page)).toHaveText(
    'Weights and KV cache need 168 GB. The fewest GPUs: 2 × H200 with 282 GB.',
  )
  await expect(form(page).getByRole('definition').first()).toHaveText(
    '70.6 billion parameters × 2 bytes = 141.2 GB',
  )
  await form(page).getByRole('combobox', { name: 'Model' }).selectOption('Llama 3.1 8B')
  await expect(field(page, 'Layers')).toHaveValue('32')
  await expect(choices(page)).toContainText(['GPUs', '1 × L40S', '1 × H100', '1 × H200'])
  await form(page).getByRole('combobox', { name: 'Precision' }).selectOption('4 bits')
  await field(page, 'Requests at once').fill('1')
  await field(page, 'Tokens per request').fill('131,072')
  await expect(status(page)).toContainText('need 22 GB')
  expect(warnings).toEqual([])
})

test('numbers of another model can be typed with the keyboard', async ({ readPage: page, cloud }) => {
  await openCalculator(page, cloud.url(path))
  await form(page).getByRole('combobox', { name: 'Model' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Parameters')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('600')
  await expect(form(page).getByRole('combobox', { name: 'Model' })).toHaveValue('')
  await expect(status(page)).toContainText('too much for 8 GPUs of any model')
  await expect(choices(page)).toHaveCount(0)
})

test('[R-120] a wrong number is marked, explained, and takes the result away', async ({
  readPage: page,
  cloud,
}) => {
  await openCalculator(page, cloud.url(path))
  await field(page, 'Layers').fill('none')
  await expect(field(page, 'Layers')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Layers')).toHaveAccessibleDescription('Enter a whole number from 1 to 300.')
  await expect(status(page)).toHaveText('Correct the marked fields to see the result.')
  await expect(choices(page)).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await field(page, 'Layers').fill('80')
  await expect(status(page)).toContainText('need 168 GB')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[R-122] the formula and the examples stay', async ({ page, cloud }) => {
    await page.goto(cloud.url(path))
    await expect(form(page)).toBeHidden()
    await expect(page.getByText('parameters × bytes per parameter')).toBeVisible()
    await expect(page.getByRole('row', { name: /^Llama 3\.1 70B 16 bits 141\.2 GB/ })).toContainText(
      '2 × H200, 4 × H100, 8 × L40S',
    )
  })
})
