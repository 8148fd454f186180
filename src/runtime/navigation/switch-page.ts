import { flushSync } from 'react-dom'
import type { PageSnapshot } from '../../shared/site/page.ts'
import { trackPageView } from '../analytics/load-analytics.ts'
import { dismissConnectionNotice } from '../loading/connection-notice.ts'
import { followSectionRedirect } from '../redirects/follow-section-redirect.ts'
import { scrollAfterSwitch, startsAtTop } from '../scrolling/decide-scroll.ts'
import { findHashTarget } from '../scrolling/find-hash-target.ts'
import { scrollToPosition } from '../scrolling/record-scroll-positions.ts'
import { restoreScroll } from '../scrolling/remember-container-scroll.ts'
import { setPage } from '../stores/page-store.ts'
import { focusAndAnnouncePage } from './focus-and-announce-page.ts'
import { updateHead } from './update-head.ts'
import { waitForPageKind } from './wait-for-page-kind.ts'

/**
 * Switches to a loaded page, scrolls, moves the focus to its title or hash target, and announces its title. `top` is where
 * the reader left the page, in pixels; undefined for a page that they visit for the first time.
 */
export function switchPage(page: PageSnapshot, event: NavigateEvent, top: number | undefined): void {
  // Before the switch, while the layout is known. Afterward, the browser would have to lay out the new page for this.
  if (startsAtTop(event)) scrollToPosition(0)
  flushSync(() => setPage(page))
  updateHead(page.view)
  dismissConnectionNotice()
  waitForPageKind((isLate, isFree) => {
    const target = findHashTarget(location.hash)
    scrollToPosition(top)
    scrollAfterSwitch(event, { top, target, isLate, isFree })
    if (!isFree) return
    focusAndAnnouncePage(page.view.title, target)
    followSectionRedirect()
  })
  restoreScroll()
  trackPageView(location.href)
}
