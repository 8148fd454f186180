import { expect, fixtureTest as test } from './fixture-site.ts'
import { listWarnings, openLive, sidebarLink, title } from './reader.ts'

const blocks: [string, () => void][] = [
  [
    'cannot be touched',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }
    },
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
  ],
]

for (const [state, block] of blocks) {
  test(`[R-112] storage that ${state} causes one warning, and everything works`, async ({ page, cloud }) => {
    const warnings = listWarnings(page)
    await page.addInitScript(block)
    await openLive(page, cloud.url('/docs/compute/tabs/'))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

    await page.getByRole('button', { name: 'Dark mode' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('tab', { name: 'CLI' }).first().click()
    await expect(page.getByText('Create it with the command line.')).toBeVisible()
    await expect(page.getByText('Delete it with the command line.')).toBeVisible()
    await page.getByRole('button', { name: 'Hide sidebar' }).click()
    await expect(sidebarLink(page, 'Quickstart')).toBeHidden()
    await page.getByRole('button', { name: 'Show sidebar' }).click()
    await sidebarLink(page, 'Quickstart').click()
    await expect(title(page, 'Quickstart')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('Browser storage is unavailable')
  })
}

test('[R-112] storage that cannot be touched behaves as empty on the next page', async ({ page, cloud }) => {
  await page.addInitScript(blocks[0]?.[1] ?? (() => undefined))
  await openLive(page, cloud.url('/docs/compute/tabs/'))
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
