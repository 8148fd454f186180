import type { MouseEvent, ReactNode } from 'react'
import { writeItem } from '../../../runtime/storage/storage.ts'
import { storageKeys } from '../../../runtime/storage/storage-keys.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { Icon } from '../icons/Icon.tsx'
import { StaticHtml } from '../StaticHtml.tsx'
import { useMessages } from '../useMessages.ts'

interface AnnouncementBarProps {
  announcement: NonNullable<SiteView['announcement']>
}

/**
 * Announcement above the navbar. Whether it was dismissed is an attribute of the root element, set before the first
 * paint.
 */
export function AnnouncementBar({ announcement }: AnnouncementBarProps): ReactNode {
  const messages = useMessages()
  const dismiss = (event: MouseEvent<HTMLElement>): void => {
    event.currentTarget.ownerDocument.documentElement.dataset.announcement = 'closed'
    writeItem(storageKeys.announcementId, announcement.id)
    writeItem(storageKeys.announcementDismissed, 'true')
  }
  return (
    <section className="announcement" aria-label={messages.announcement}>
      <StaticHtml className="announcement-text" html={announcement.html} />
      {announcement.isCloseable && (
        <button
          type="button"
          className="icon-button announcement-close"
          aria-label={messages.close}
          data-early=""
          onClick={dismiss}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  )
}
