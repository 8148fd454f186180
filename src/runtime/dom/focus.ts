/** Focuses any element without scrolling. */
export function focusWithoutScroll(element: HTMLElement | null): void {
  if (element === null) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Focuses the hash target, or the title if there is none, without scrolling. */
export function focusPage(target?: HTMLElement): void {
  focusWithoutScroll(target ?? document.querySelector<HTMLElement>('#main h1'))
}
