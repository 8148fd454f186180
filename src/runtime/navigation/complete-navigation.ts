import { flushSync } from 'react-dom'
import type { PageSnapshot } from '../../shared/site/page.ts'
import { trackPageView } from '../analytics/track-page-view.ts'
import { announce } from '../dom/announce.ts'
import { focusPage } from '../dom/focus.ts'
import { dismissConnectionNotice } from '../loading/connection-notice.ts'
import { findHashTarget } from '../scrolling/find-hash-target.ts'
import { followSectionRedirect } from '../scrolling/follow-section-redirect.ts'
import { scrollToPosition } from '../scrolling/record-scroll-positions.ts'
import { restoreScroll } from '../scrolling/remember-container-scroll.ts'
import { setPage } from '../stores/page-store.ts'
import { updateHead } from './update-head.ts'
import { waitForPageKind } from './wait-for-page-kind.ts'

/**
 * Switches to a loaded page, scrolls, moves the focus to its title or hash target, and announces its title. `top` is where
 * the reader left the page, in pixels; undefined for a page that they visit for the first time.
 */
export function completeNavigation(page: PageSnapshot, event: NavigateEvent, top: number | undefined): void {
  const isNew = event.navigationType !== 'traverse'
  // Before the switch, while the layout is known. Afterward, the browser would have to lay out the new page for this.
  if (isNew) scrollToPosition(0)
  flushSync(() => setPage(page))
  updateHead(page.view)
  dismissConnectionNotice()
  waitForPageKind((isLate, isFree) => {
    scrollToPosition(top)
    if (!isFree) return
    const target = findHashTarget(location.hash)
    const hasNoPlace = top === undefined
    if (hasNoPlace && isLate) target?.scrollIntoView()
    else if (hasNoPlace && (!isNew || target !== undefined)) event.scroll()
    focusPage(target)
    announce(page.view.title)
    followSectionRedirect()
  })
  restoreScroll()
  trackPageView(location.href)
}
