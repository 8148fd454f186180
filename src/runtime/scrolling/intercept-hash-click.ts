import { findArticle } from '../article/find-article.ts'
import { findHashTarget } from './find-hash-target.ts'

const loadSmoothScroll = (): Promise<typeof import('./smooth-scroll.ts')> => import('./smooth-scroll.ts')

/** Loads the code for smooth scrolling when the reader reaches for a link within the page. */
export function prefetchSmoothScroll(): void {
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(
      name,
      ({ target }) => {
        // Without it, the page jumps.
        if (target instanceof Element && target.closest('a[href^="#"]'))
          loadSmoothScroll().catch(() => undefined)
      },
      { passive: true },
    )
}

/** Scrolls smoothly to a heading when the reader clicks a link to it. Returns whether it handles the event. */
export function interceptHashClick(event: NavigateEvent): boolean {
  const isClick =
    event.hashChange && event.userInitiated && event.canIntercept && event.navigationType !== 'traverse'
  const target = isClick ? findHashTarget(new URL(event.destination.url).hash) : undefined
  // A heading that has moved is followed when the hash has changed.
  if (target === undefined || target.dataset.moved !== undefined) return false
  // The browser or the style sheet reveals a hidden target, and only then is its position known.
  if (!findArticle()?.contains(target) || !target.checkVisibility()) return false
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    async handler() {
      const movement = await loadSmoothScroll().catch(() => undefined)
      // The browser's own scroll at the end moves nothing, but sets `:target` and the starting point of Tab.
      if (movement === undefined || (await movement.smoothScrollTo(measureTop(target), event.signal)))
        event.scroll()
    },
  })
  return true
}

function measureTop(target: HTMLElement): number {
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return Math.round(target.getBoundingClientRect().top + scrollY - margin - padding)
}
