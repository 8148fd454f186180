import type { ReactNode } from 'react'

interface PageLoadErrorProps {
  message: string
  onRetry: () => void
}

/** A part of the page that could not be loaded, with its error and a way to ask for it again. */
export function PageLoadError({ message, onRetry }: PageLoadErrorProps): ReactNode {
  return (
    <div className="page-error" role="alert">
      <p>{message}</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}
