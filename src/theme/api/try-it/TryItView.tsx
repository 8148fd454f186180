import type { ReactNode } from 'react'
import type { RequestSpec } from '../../../shared/api/request-spec.ts'

interface TryItViewProps {
  request: RequestSpec
  /** Undefined on the server, where nothing opens. */
  onToggle?: () => void
  isOpen?: boolean
  /** The form, once the reader has asked for it. */
  children?: ReactNode
}

/** The place in an operation where its request can be tried. Server and island print the same. */
export function TryItView({ request, onToggle, isOpen = false, children }: TryItViewProps): ReactNode {
  return (
    <>
      <button
        type="button"
        className="button button-primary"
        data-early=""
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        Try it
        <span className="visually-hidden">{` ${request.method} ${request.path}`}</span>
      </button>
      {children}
    </>
  )
}
