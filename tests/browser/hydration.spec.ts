import type { Page } from '@playwright/test'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive } from './reader.ts'

/** Records the elements of the shell that are replaced before the page is interactive. */
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

const paths = ['/', '/docs/compute/quickstart/', '/docs/compute/tabs/', '/about/', '/search/', '/nowhere/']
for (const path of paths) {
  test(`hydration keeps every element of ${path}`, async ({ page, cloud }) => {
    await recordReplaced(page)
    await openLive(page, cloud.url(path))
    expect(await page.evaluate(() => (window as unknown as { replaced: string[] }).replaced)).toEqual([])
  })
}
