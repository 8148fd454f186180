import type { Page } from '@playwright/test'

/** Notes when sentences of edits appear on a page, also after it has loaded again. */
export interface EditWatcher {
  /** Returns when the sentence with this number is on the screen, in milliseconds since the epoch. */
  waitForEdit(count: number): Promise<number>
}

/** The sentence that an edit adds. */
export const formatEdit = (count: number): string => `This sentence came with edit ${count}.`

/** Watches a page that hasn't been opened yet. */
export async function watchEdits(page: Page): Promise<EditWatcher> {
  const arrivals = new Map<number, PromiseWithResolvers<number>>()
  const getArrival = (count: number): PromiseWithResolvers<number> => {
    const arrival = arrivals.get(count) ?? Promise.withResolvers<number>()
    arrivals.set(count, arrival)
    return arrival
  }
  await page.exposeFunction('noteEdit', (count: number, time: number) => getArrival(count).resolve(time))
  await page.addInitScript(reportEdits)
  return { waitForEdit: (count) => getArrival(count).promise }
}

/** Runs in the page, before its own scripts. Looks for new sentences after each change, once per frame. */
function reportEdits(): void {
  const seen = new Set<number>()
  let isWaiting = false
  const look = (): void => {
    isWaiting = false
    const texts = document.querySelector('main')?.textContent ?? ''
    for (const [, digits] of texts.matchAll(/This sentence came with edit (\d+)\./g)) {
      const count = Number(digits)
      if (seen.has(count)) continue
      seen.add(count)
      ;(globalThis as unknown as { noteEdit(count: number, time: number): void }).noteEdit(count, Date.now())
    }
  }
  new MutationObserver(() => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(look)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
