import type { ReactNode } from 'react'
import { useMessages } from '../messages.ts'

/** The first thing that the Tab key reaches. */
export function SkipLink(): ReactNode {
  const messages = useMessages()
  return (
    <a className="skip-link" href="#main">
      {messages.skipToContent}
    </a>
  )
}
