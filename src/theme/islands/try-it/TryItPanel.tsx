import type { ReactNode } from 'react'
import { getMessages } from '../../../runtime/stores/message-store.ts'
import type { RequestSpec } from '../../../shared/api/request-spec.ts'
import { Icon } from '../../shell/icons/Icon.tsx'

interface TryItPanelProps {
  request: RequestSpec
  /** Label of the button while the form is closed. Its name starts with it while the form is open, too. */
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
        <span className={isOpen ? 'visually-hidden' : undefined}>{label}</span>
        <span className="visually-hidden">{` ${request.method} ${request.path}`}</span>
        {isOpen && (
          <>
            {getMessages().close}
            <Icon name="close" />
          </>
        )}
      </button>
      {children}
    </>
  )
}
