import type { ReactNode } from 'react'
import type { RequestSpec } from '../../../shared/api/request-spec.ts'

interface TryItPanelProps {
  request: RequestSpec
  /** Label of the button. */
  label: string
  /** Opens or closes the form. Undefined on the server, where nothing opens. */
  onToggle?: () => void
  isOpen?: boolean
  /** The form, once the reader has opened it. */
  children?: ReactNode
}

/** The collapsed Try it form of an operation. Server and island print the same. */
export function TryItPanel({
  request,
  label,
  onToggle,
  isOpen = false,
  children,
}: TryItPanelProps): ReactNode {
  return (
    <>
      <button
        type="button"
        className="button button-primary"
        data-early=""
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        {label}
        <span className="visually-hidden">{` ${request.method} ${request.path}`}</span>
      </button>
      {children}
    </>
  )
}
