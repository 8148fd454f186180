import type { Locator, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive, title } from './reader.ts'
import { chosen, dialog, field } from './search-dialog.ts'

const saved = (page: Page, name: 'Recent' | 'Favorites'): Locator =>
  dialog(page).getByRole('region', { name, exact: true }).getByRole('link')

/** Opens a page by searching for its title. */
async function openByName(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await field(page).fill(name)
  await expect(chosen(page)).toContainText(name)
  await page.keyboard.press('Enter')
  await expect(title(page, name)).toBeVisible()
}

test('[R-090] opened pages are recent searches, and can be saved and removed', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url('/models/'))
  await openByName(page, 'Delete a node')
  await openByName(page, 'Attach a disk')
  await page.keyboard.press('Control+k')
  await expect(saved(page, 'Recent')).toContainText(['Attach a disk', 'Delete a node'])

  await dialog(page).getByRole('button', { name: 'Add Delete a node to favorites' }).click()
  await expect(saved(page, 'Favorites')).toContainText(['Delete a node'])
  await expect(saved(page, 'Recent')).toContainText(['Attach a disk'])
  expect(await violations(page)).toEqual([])

  await page.reload()
  await openLive(page, page.url())
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('button', { name: 'Remove Attach a disk from recent searches' }).click()
  await expect(saved(page, 'Recent')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Remove Delete a node from favorites' }).click()
  await expect(saved(page, 'Favorites')).toHaveCount(0)
  await expect(field(page)).toBeFocused()
})

test('[R-090] a result can be saved and removed with the keyboard', async ({ readPage: page, portal }) => {
  await openLive(page, portal.url('/models/'))
  await page.keyboard.press('/')
  await field(page).fill('attach a disk')
  await expect(chosen(page)).toContainText('Attach a disk')
  const keep = dialog(page).getByRole('button', { name: 'Add to favorites' })
  await keep.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Remove from favorites' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await expect(saved(page, 'Favorites').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(title(page, 'Attach a disk')).toBeVisible()
})

test('an arrow key right after Escape applies to the new list', async ({ readPage: page, portal }) => {
  await openLive(page, portal.url('/models/'))
  await page.keyboard.press('/')
  await field(page).fill('attach a disk')
  await expect(chosen(page)).toContainText('Attach a disk')
  await dialog(page).getByRole('button', { name: 'Add to favorites' }).click()
  await field(page).focus()
  await field(page).evaluate(async (input) => {
    for (const key of ['Escape', 'ArrowDown']) {
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      await Promise.resolve()
    }
  })
  await expect(saved(page, 'Favorites').first()).toBeFocused()
})

test('[R-090] a query whose results were all viewed is a recent search too', async ({
  readPage: page,
  portal,
}) => {
  await openLive(page, portal.url('/models/'))
  await page.keyboard.press('/')
  await field(page).fill('quota')
  await dialog(page)
    .getByRole('link', { name: /^See all/ })
    .click()
  await page.goto(portal.url('/models/'))
  await openLive(page, portal.url('/models/'))
  await page.keyboard.press('/')
  await expect(saved(page, 'Recent')).toHaveAttribute('href', '/search/?q=quota')
})

test('[R-090] a query that is only typed is not saved', async ({ readPage: page, portal }) => {
  await openLive(page, portal.url('/models/'))
  await page.keyboard.press('/')
  await field(page).fill('disk')
  await expect(chosen(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(saved(page, 'Recent')).toHaveCount(0)
  await expect(dialog(page).getByRole('region', { name: 'Go to an area' }).getByRole('link')).toHaveText([
    'Compute',
    'Models',
  ])
})

test('[F-069] before a query, the dialog offers popular pages and the areas, also beside recent searches', async ({
  readPage: page,
  portal,
}) => {
  const offers = (name: string): Locator => dialog(page).getByRole('region', { name, exact: true })
  const filter = dialog(page).getByRole('group', { name: 'Filter by area' })
  await openLive(page, portal.url('/models/'))
  await openByName(page, 'Delete a node')
  await page.keyboard.press('/')
  await expect(saved(page, 'Recent')).toContainText(['Delete a node'])
  await expect(offers('Go to an area').getByRole('link')).toHaveText(['Compute', 'Models'])
  await expect(filter).toHaveCount(0)
  await field(page).fill('disk')
  await expect(filter).toBeVisible()
  await expect(offers('Popular')).toHaveCount(0)
  await page.keyboard.press('Escape')
  for (const _ of ['Delete a node', 'Attach a disk']) await page.keyboard.press('ArrowDown')
  await expect(offers('Popular').getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page, 'Attach a disk')).toBeVisible()
})

test('[R-090] without storage the search works, and remembers until the page is left', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is blocked.', 'SecurityError')
      },
    })
  })
  await openLive(page, portal.url('/models/'))
  await openByName(page, 'Attach a disk')
  await page.keyboard.press('Control+k')
  await expect(saved(page, 'Recent')).toContainText(['Attach a disk'])
})
