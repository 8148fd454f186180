import { focusSoftly } from '../dom/focus.ts'

/** Told when the page that the reader waits for is there. */
let onArrival: ((isFree: boolean) => void) | undefined

/**
 * Runs a task when the page on the screen has its title: at once, or when its slow page kind has come. Until then the
 * focus is on the place where the page will be, unless the reader moves it (then it is not `isFree`). Another page takes
 * the place of this one.
 */
export function whenPageIsThere(task: (isLate: boolean, isFree: boolean) => void): void {
  onArrival = undefined
  if (document.querySelector('#main h1') !== null) {
    task(false, true)
    return
  }
  focusSoftly(document.getElementById('main'))
  onArrival = (isFree) => task(true, isFree)
}

/** Says that a page kind that was waited for is shown. */
export function pageHasArrived(): void {
  const task = onArrival
  onArrival = undefined
  const { activeElement } = document
  // What the reader has reached for meanwhile keeps the focus.
  task?.(activeElement === null || activeElement === document.body || activeElement.id === 'main')
}

/** Moves the focus to what the reader came for, the hash target or else the title, and nothing on the screen. */
export function focusPage(target?: HTMLElement): void {
  focusSoftly(target ?? document.querySelector<HTMLElement>('#main h1'))
}
