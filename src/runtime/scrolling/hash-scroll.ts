import { findArticle } from '../article/article-element.ts'
import { findTarget } from './hash-target.ts'

const loadSmoothScroll = (): Promise<typeof import('./smooth-scroll.ts')> => import('./smooth-scroll.ts')

/** Loads the code of the movement when the reader reaches for a link within the page. */
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

/** Scrolls smoothly to a heading of the article when the reader clicks a link to it. True when it takes the event. */
export function interceptHashScroll(event: NavigateEvent): boolean {
  const isClick =
    event.hashChange && event.userInitiated && event.canIntercept && event.navigationType !== 'traverse'
  const target = isClick ? findTarget(new URL(event.destination.url).hash) : undefined
  // Who asks for a section that has moved is led on when the hash has changed.
  if (target === undefined || target.dataset.moved !== undefined) return false
  // The browser or the style sheet shows what is hidden, and only then its place is known.
  if (!findArticle()?.contains(target) || !target.checkVisibility()) return false
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    async handler() {
      const movement = await loadSmoothScroll().catch(() => undefined)
      // The platform's own scroll at the end moves nothing, but it sets `:target` and where Tab goes on from.
      if (movement === undefined || (await movement.smoothScrollTo(topOf(target), event.signal)))
        event.scroll()
    },
  })
  return true
}

function topOf(target: HTMLElement): number {
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return Math.round(target.getBoundingClientRect().top + scrollY - margin - padding)
}
