import type { ReactNode } from 'react'
import { useMessages } from '../../messages.ts'

/** Shown, after a delay, while a part of the page is loaded. Its cycles are `spinnerCycles` of the theme defaults. */
export function PageSpinner(): ReactNode {
  const messages = useMessages()
  return (
    <div className="spinner" role="status">
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle className="spinner-track" cx="24" cy="24" r="20" />
        <circle className="spinner-arc" cx="24" cy="24" r="20" pathLength="100" />
      </svg>
      <span className="visually-hidden">{messages.loading}</span>
    </div>
  )
}
