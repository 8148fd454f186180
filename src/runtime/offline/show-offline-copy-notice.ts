import { fillMessage } from '../../shared/messages/fill-message.ts'
import type { OfflineMessages } from '../../shared/messages/offline-messages.ts'
import type { OfflineReply } from '../../shared/output/offline-paths.ts'
import { dismissConnectionNotice, showConnectionNotice } from '../loading/connection-notice.ts'
import { getPage } from '../stores/page-store.ts'
import { getSite } from '../stores/site-store.ts'

interface CopyNotice {
  messages: OfflineMessages
  /** Compares the page with the site's current one and stores it again. */
  refresh(): Promise<OfflineReply>
}

/**
 * Shows the reader that the document on the screen is a stored copy, and its age. When the connection is back, the notice
 * disappears, or reports that the page has changed.
 */
export function showOfflineCopyNotice(storedAt: string, { messages, refresh }: CopyNotice): void {
  const page = getPage()
  const retry = (): void => location.reload()
  const text = navigator.onLine ? messages.unreachableCopy : messages.offlineCopy
  showConnectionNotice({ text: fillMessage(text, { date: formatTime(Number(storedAt)) }), retry })
  const check = async (delay = 500): Promise<void> => {
    if (!navigator.onLine || getPage() !== page) return
    const { isDone, isChanged } = await refresh().catch(() => ({ isDone: false, isChanged: false }))
    // Right after the event, the connection may not be ready yet.
    if (!isDone) setTimeout(check, delay, delay * 2)
    else if (getPage() !== page) return
    else if (isChanged) showConnectionNotice({ text: messages.offlineCopyChanged, retry })
    else dismissConnectionNotice()
  }
  addEventListener('online', () => check())
}

function formatTime(time: number): string {
  const { locale } = getPage().view
  const { htmlLang, calendar = 'gregory' } = getSite().locales.find(({ id }) => id === locale) ?? {}
  return new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long', timeStyle: 'short', calendar }).format(time)
}
