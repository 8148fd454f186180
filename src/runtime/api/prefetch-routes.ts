import { dwell, mayPrefetch } from '../loading/prefetch-policy.ts'
import type { ReferencePage } from './api-page-context.ts'
import { targetOf } from './follow-routes.ts'
import { prefetchContent } from './load-content.ts'

/** Fetches the operations of links that the reader points at, focuses or touches. */
export function startPrefetch(page: ReferencePage, signal: AbortSignal): void {
  let timer: number | undefined
  const prefetch = (event: Event, delay: number): void => {
    clearTimeout(timer)
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#/"]') : null
    if (link === null || link.pathname !== location.pathname || !mayPrefetch()) return
    timer = Number(setTimeout(() => prefetchContent(page, targetOf(page, link.hash)), delay))
  }
  page.root.addEventListener('pointerover', (event) => prefetch(event, dwell), { signal })
  page.root.addEventListener('focusin', (event) => prefetch(event, 0), { signal })
  page.root.addEventListener('touchstart', (event) => prefetch(event, 0), { passive: true, signal })
}
