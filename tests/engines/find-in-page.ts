import type { Point } from './engine-page.ts'

export type Role = 'button' | 'dialog' | 'heading' | 'link' | 'option' | 'tab' | 'textbox'

/** An element that a reader sees. */
export interface SeenElement {
  /** Point to click. Undefined if something else covers it, or if it's moving. */
  point: Point | undefined
  text: string
}

/**
 * Finds the first visible element with a role and a name that contains `name`, and scrolls to it. In an open dialog,
 * only what is in it counts. Runs in the page.
 */
export function findInPage(role: Role, name: string): SeenElement | undefined {
  const selectors: Record<Role, string> = {
    button: 'button, summary, [role="button"]',
    dialog: 'dialog[open]',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    option: '[role="option"]',
    tab: '[role="tab"]',
    textbox: 'input:not([type="radio"], [type="checkbox"]), textarea',
  }
  const readName = (element: Element): string => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const label = labels.map(({ textContent }) => textContent).join(' ')
    const named = element.getAttribute('aria-label') ?? (label || element.getAttribute('placeholder'))
    return (named ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
  }
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const candidates = role === 'dialog' ? document : scope
  const element = [...candidates.querySelectorAll<HTMLElement>(selectors[role])].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      candidate.getBoundingClientRect().width > 1 &&
      readName(candidate).includes(name),
  )
  if (element === undefined) return undefined
  const isInWindow = ({ top, bottom }: DOMRect): boolean => top >= 80 && bottom <= innerHeight - 20
  if (!isInWindow(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [box = element.getBoundingClientRect()] = element.getClientRects()
  const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const hit = document.elementFromPoint(point.x, point.y)
  // On a busy machine, two looks can fall between two frames of an animation.
  const isMoving = document.getAnimations().some(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    const { endTime } = effect?.getComputedTiming() ?? {}
    return playState === 'running' && endTime !== Number.POSITIVE_INFINITY && target?.contains(element)
  })
  const isFree = !isMoving && hit !== null && (element.contains(hit) || hit.contains(element))
  return { point: isFree ? point : undefined, text: element.textContent ?? '' }
}
