import type { ReactNode } from 'react'
import type { RequestSpec } from '../../../shared/api/request-spec.ts'

interface TryItPanelProps {
  request: RequestSpec
  /** Text of the button. */
  label: string
  /** Undefined on the server, where nothing opens. */
  onToggle?: () => void
  isOpen?: boolean
  /** The form, once the reader has asked for it. */
  children?: ReactNode
}

/** The place in an operation where its request can be tried. Server and island print the same. */
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
        // Operations are printed in the default language, which may not be that of the page around them.
        suppressHydrationWarning={true}
      >
        {label}
        <span className="visually-hidden">{` ${request.method} ${request.path}`}</span>
      </button>
      {children}
    </>
  )
}
