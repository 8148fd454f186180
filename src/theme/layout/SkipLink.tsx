import type { ReactNode } from 'react'

/** The first thing that the Tab key reaches. */
export function SkipLink(): ReactNode {
  return (
    <a className="skip-link" href="#main">
      Skip to main content
    </a>
  )
}
