import type { Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { expectLive, holdRequests, listWarnings, openLive, shellScript } from './reader.ts'

const pages = [
  '/',
  '/docs/compute/kitchen-sink/',
  '/docs/compute/legacy/',
  '/docs/compute/tabs/',
  '/about/',
  '/nowhere/',
]

test('[R-075] the flag is set when the page is interactive, and not before', async ({ page, cloud }) => {
  const held = await holdRequests(page, shellScript)
  await page.goto(cloud.url('/docs/compute/quickstart/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart')
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')

  held.release()
  await expectLive(page)
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden()
})

for (const path of pages) {
  test(`[R-075] ${path} becomes interactive, and the browser prints what the server printed`, async ({
    page,
    cloud,
  }) => {
    const warnings = listWarnings(page)
    await recordReplaced(page)
    await openLive(page, cloud.url(path))
    const own = warnings.filter((text) => !text.includes('404 (Not Found)'))
    expect(own).toEqual([])
    expect(await page.evaluate(() => (window as unknown as { replaced: string[] }).replaced)).toEqual([])
  })
}

/** Records the elements that are replaced before the page is interactive. Hydration itself doesn't report them. */
function recordReplaced(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const replaced: string[] = []
    Object.assign(window, { replaced })
    document.addEventListener('DOMContentLoaded', () => {
      const shell = document.getElementById('docent')
      if (shell === null) return
      const observer = new MutationObserver((records) => {
        if (document.documentElement.dataset.hydrated !== undefined) return observer.disconnect()
        for (const node of records.flatMap(({ removedNodes }) => [...removedNodes]))
          if (node instanceof Element) replaced.push(node.outerHTML.slice(0, 200))
      })
      observer.observe(shell, { childList: true, subtree: true })
    })
  })
}
