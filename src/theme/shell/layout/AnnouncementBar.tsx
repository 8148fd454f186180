import type { MouseEvent, ReactNode } from 'react'
import { closeAnnouncement } from '../../../runtime/announcement/close-announcement.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { Icon } from '../icons/Icon.tsx'
import { StaticHtml } from '../StaticHtml.tsx'
import { useMessages } from '../useMessages.ts'

interface AnnouncementBarProps {
  announcement: NonNullable<SiteView['announcement']>
}

/**
 * Announcement above the navbar. Whether it's closed is an attribute of the root element, set before the first
 * paint.
 */
export function AnnouncementBar({ announcement }: AnnouncementBarProps): ReactNode {
  const messages = useMessages()
  const close = (event: MouseEvent<HTMLElement>): void =>
    closeAnnouncement(event.currentTarget.ownerDocument, announcement.id)
  return (
    <section className="announcement" aria-label={messages.announcement}>
      <StaticHtml className="announcement-text" html={announcement.html} />
      {announcement.isCloseable && (
        <button
          type="button"
          className="icon-button announcement-close"
          aria-label={messages.close}
          data-early=""
          onClick={close}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  )
}
