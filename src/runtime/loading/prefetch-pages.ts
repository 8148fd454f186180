import { toPagePath } from '../navigation/decide-navigation.ts'
import { getPage } from '../stores/page-store.ts'
import { getSite } from '../stores/site-store.ts'
import { pageCache } from './page-cache.ts'
import { canPrefetch, hoverDelay } from './prefetch-policy.ts'

/** Fetches the pages of links that the reader points at, focuses, or touches. */
export function startPagePrefetch(): void {
  let timer: number | undefined
  const wait = (event: Event): void => {
    clearTimeout(timer)
    const path = findLinkedPage(event.target)
    if (path !== undefined) timer = Number(setTimeout(() => prefetchPage(path), hoverDelay))
  }
  const now = (event: Event): void => {
    const path = findLinkedPage(event.target)
    if (path !== undefined) prefetchPage(path)
  }
  document.addEventListener('pointerover', wait)
  document.addEventListener('focusin', now)
  document.addEventListener('touchstart', now, { passive: true })
}

function prefetchPage(path: string): void {
  if (canPrefetch()) pageCache.prefetch(path)
}

/** Returns the target page of the link around an element, unless it's the current page. */
function findLinkedPage(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
    return undefined
  const path = toPagePath(getSite().base, link.pathname)
  return path === getPage().view.url ? undefined : path
}
