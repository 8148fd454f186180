import type { ReactNode } from 'react'

interface DetailsProps {
  summary?: ReactNode
  open?: boolean
  className?: string
  children?: ReactNode
}

/** Text that a reader opens on demand. */
export function Details({ summary, open, className, children }: DetailsProps): ReactNode {
  return (
    <details className={className === undefined ? 'details' : `details ${className}`} open={open}>
      <summary>{summary ?? 'Details'}</summary>
      <div className="details-body">{children}</div>
    </details>
  )
}
