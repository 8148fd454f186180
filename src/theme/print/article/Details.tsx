import type { ReactNode } from 'react'
import { useArticleMessages } from '../../islands/useArticleMessages.ts'

interface DetailsProps {
  summary?: ReactNode
  open?: boolean
  className?: string
  children?: ReactNode
}

/** Collapsed content that the reader opens on demand. */
export function Details({ summary, open, className, children }: DetailsProps): ReactNode {
  const { messages } = useArticleMessages()
  return (
    <details className={className === undefined ? 'details' : `details ${className}`} open={open}>
      <summary>{summary ?? messages.details}</summary>
      <div className="details-body">{children}</div>
    </details>
  )
}
