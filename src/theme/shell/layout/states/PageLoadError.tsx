import type { ReactNode } from 'react'
import { useMessages } from '../../useMessages.ts'

interface PageLoadErrorProps {
  message: string
  onRetry: () => void
}

/** A part of the page that failed to load, with its error and a retry button. */
export function PageLoadError({ message, onRetry }: PageLoadErrorProps): ReactNode {
  const messages = useMessages()
  return (
    <div className="page-error" role="alert">
      <p>{message}</p>
      <button type="button" className="button" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  )
}
