import type { Locator, Page } from '@playwright/test'

export const opener = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Search docs' })
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search docs' })
export const field = (page: Page): Locator => dialog(page).getByRole('combobox', { name: 'Search docs' })
export const options = (page: Page): Locator => dialog(page).getByRole('option')
export const chosen = (page: Page): Locator => dialog(page).getByRole('option', { selected: true })

/** Opens the dialog and types. */
export async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/')
  await field(page).fill(text)
}
