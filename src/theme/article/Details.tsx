import type { ReactNode } from 'react'

interface DetailsProps {
  summary?: ReactNode
  open?: boolean
  children?: ReactNode
}

/** Text that a reader opens on demand. */
export function Details({ summary, open, children }: DetailsProps): ReactNode {
  return (
    <details className="details" open={open}>
      <summary>{summary ?? 'Details'}</summary>
      <div className="details-body">{children}</div>
    </details>
  )
}
