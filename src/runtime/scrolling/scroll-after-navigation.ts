import { scrollToPosition } from './record-scroll-positions.ts'

interface Arrival {
  /** Where the reader left the page, in pixels. Undefined for a page that they visit for the first time. */
  top: number | undefined
  /** The element that the hash names. */
  target: HTMLElement | undefined
  /** Whether the page kind had to be loaded. The browser no longer scrolls for the event then. */
  isLate: boolean
  /** False if the reader has moved the focus in the meantime. */
  isFree: boolean
}

/**
 * Scrolls to where the reader left the page, else to the hash target. A page without either is at the top, because the
 * navigation scrolled there before the switch.
 */
export function scrollAfterNavigation(event: NavigateEvent, { top, target, isLate, isFree }: Arrival): void {
  scrollToPosition(top)
  if (top !== undefined || !isFree) return
  if (isLate) target?.scrollIntoView()
  else if (event.navigationType === 'traverse' || target !== undefined) event.scroll()
}
