import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive } from './reader.ts'

const traceFile = z.object({
  traceEvents: z.array(
    z.object({ name: z.string(), args: z.object({ elementCount: z.number().optional() }).optional() }),
  ),
})

/** Counts the elements that the browser restyles after a change. */
async function countRestyled(page: Page, change: () => void): Promise<number> {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate(change)
  const trace = traceFile.parse(JSON.parse(String(await browser?.stopTracing())))
  return trace.traceEvents.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0)
}

/** Adds an element, as the shell does while a page becomes interactive, and has the browser apply its styles. */
function addElement(): void {
  document.body.append(document.createElement('div'))
  document.body.getBoundingClientRect()
}

for (const path of ['/docs/compute/kitchen-sink/', '/api/compute/', '/', '/Release-notes/']) {
  test(`an element that is added to ${path} doesn't restyle the page`, async ({ page, cloud }) => {
    await openLive(page, cloud.url(path))
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    // Parts of the page may become interactive at the same time.
    await expect.poll(() => countRestyled(page, addElement)).toBeLessThan(elements / 10)
  })
}
