import type { ReactNode } from 'react'
import { useMessages } from '../useMessages.ts'

/** The first element that Tab focuses. */
export function SkipLink(): ReactNode {
  const messages = useMessages()
  return (
    <a className="skip-link" href="#main">
      {messages.skipToContent}
    </a>
  )
}
