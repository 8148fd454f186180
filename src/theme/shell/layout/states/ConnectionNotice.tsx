import type { ReactNode } from 'react'
import {
  dismissConnectionNotice,
  useConnectionNotice,
} from '../../../../runtime/loading/connection-notice.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useMessages } from '../../useMessages.ts'

/**
 * Notice that a page couldn't be loaded, shown above the current page. Prints nothing on the server and while there is
 * no problem.
 */
export function ConnectionNotice(): ReactNode {
  const messages = useMessages()
  const notice = useConnectionNotice()
  if (notice === undefined) return null
  return (
    <aside className="notice" aria-label={messages.connection}>
      <p>{notice.text}</p>
      <button type="button" className="button button-primary" onClick={notice.retry}>
        {messages.retry}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.close}
        onClick={dismissConnectionNotice}
      >
        <Icon name="close" />
      </button>
    </aside>
  )
}
