import { focusWithoutScroll } from '../dom/focus.ts'

/** Is called when the page has arrived. */
let onArrival: ((isFree: boolean) => void) | undefined

/**
 * Runs a task when the current page has its title: at once, or when its page kind has loaded. Until then, the outlet
 * has the focus, unless the reader moves it (then it isn't `isFree`). Another page replaces this one.
 */
export function waitForPageKind(task: (isLate: boolean, isFree: boolean) => void): void {
  onArrival = undefined
  if (document.querySelector('#main h1') !== null) {
    task(false, true)
    return
  }
  focusWithoutScroll(document.getElementById('main'))
  onArrival = (isFree) => task(true, isFree)
}

/** Reports that a page kind that was loading is shown. */
export function reportPageKindShown(): void {
  const task = onArrival
  onArrival = undefined
  const { activeElement } = document
  // An element that the reader has focused in the meantime keeps the focus.
  task?.(activeElement === null || activeElement === document.body || activeElement.id === 'main')
}
