import { readSessionItem, writeSessionItem } from '../storage/storage.ts'
import { getScrollKey } from '../storage/storage-keys.ts'

const restoredNames = new WeakMap<Element, string>()

/**
 * Keeps the scroll position of every `[data-scroll-memory="name"]` across pages. Without a recorded position, or if the
 * current item isn't visible there, scrolls to the current item.
 */
export function rememberContainerScroll(): void {
  restoreScroll()
  // Scroll events don't bubble, but they can be captured.
  document.addEventListener('scroll', ({ target }) => remember(target), true)
}

/** Restores the positions of new elements. Elements that stayed are left alone. */
export function restoreScroll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-scroll-memory]')) restore(element)
}

function remember(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement)) return
  const name = target.dataset.scrollMemory
  if (name !== undefined) writeSessionItem(getScrollKey(name), String(target.scrollTop))
}

function restore(element: HTMLElement): void {
  const name = element.dataset.scrollMemory ?? ''
  if (restoredNames.get(element) !== name) {
    restoredNames.set(element, name)
    const top = Number(readSessionItem(getScrollKey(name)) ?? 0)
    if (top > 0) element.scrollTop = top
  }
  scrollToCurrentItem(element)
}

/** Scrolls an element, and nothing around it, so that its current item is visible. */
function scrollToCurrentItem(element: Element): void {
  const current = element.querySelector('[aria-current]')
  if (current !== null) scrollToItem(element, current)
}

/** Scrolls a given item into view. */
export function scrollToItem(element: Element, item: Element): void {
  const top = computeScrollTop({
    box: element.getBoundingClientRect(),
    item: item.getBoundingClientRect(),
    top: element.scrollTop,
  })
  if (top !== undefined) element.scrollTop = top
}

interface Span {
  top: number
  bottom: number
}

/** Returns the scroll position that centers an item in its container, or undefined if the item is already visible. */
export function computeScrollTop({
  box,
  item,
  top,
}: {
  box: Span
  item: Span
  top: number
}): number | undefined {
  if (item.top >= box.top && item.bottom <= box.bottom) return undefined
  return Math.max(0, top + (item.top + item.bottom - box.top - box.bottom) / 2)
}
