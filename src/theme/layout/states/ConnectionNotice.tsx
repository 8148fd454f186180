import type { ReactNode } from 'react'
import { dismissConnectionNotice, useConnectionNotice } from '../../../runtime/states/connection.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useMessages } from '../../messages.ts'

/** Says that a page could not be reached, over the one that stays. Nothing on the server, and while all is well. */
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
