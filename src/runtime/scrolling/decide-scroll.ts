/**
 * Whether a navigation to the same page scrolls. A change to the query alone doesn't: it belongs to a filter or a form
 * of the page. For a change to the hash alone, the browser scrolls (`decideNavigation` leaves it the event).
 */
export const scrollsOnSamePage = (to: URL, currentQuery: string): boolean =>
  to.search === currentQuery || to.hash !== ''

/** Whether another page starts at its top, until `scrollAfterSwitch`: unless the reader goes back or forward. */
export const startsAtTop = ({ navigationType }: NavigateEvent): boolean => navigationType !== 'traverse'

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

/** Scrolls to the hash target of another page, unless it's where the reader left it. */
export function scrollAfterSwitch(event: NavigateEvent, { top, target, isLate, isFree }: Arrival): void {
  if (top !== undefined || !isFree) return
  if (isLate) target?.scrollIntoView()
  else if (event.navigationType === 'traverse' || target !== undefined) event.scroll()
}
