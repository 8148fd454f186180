import { type ReactNode, useEffect, useRef } from 'react'
import { fieldId } from './field-id.ts'
import { CodeText } from './fields/CodeText.tsx'
import type { Sending } from './state/useSending.ts'
import type { TryIt } from './state/useTryIt.ts'

interface ConfirmDialogProps {
  form: TryIt
  sending: Sending
}

/** Asks before a request that changes something, and before one with mistakes. */
export function ConfirmDialog({ form, sending }: ConfirmDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const { phase } = sending
  const isOpen = phase.kind === 'asking'
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  const { request, server, isRisky } = form
  const problems = phase.kind === 'asking' ? phase.problems : []
  const title = fieldId(request, 'confirm')
  return (
    <dialog
      ref={dialog}
      className="try-it-confirm"
      aria-labelledby={title}
      onClose={() => isOpen && sending.cancel()}
    >
      <h3 id={title}>{isRisky ? 'Send it to the real server?' : 'Send it with mistakes?'}</h3>
      {isRisky && (
        <p>
          <code>{`${request.method} ${server.url}${request.path}`}</code> changes real resources, and may cost
          money. It cannot be undone from here.
        </p>
      )}
      {problems.length > 0 && (
        <>
          <p>The server will probably refuse the request:</p>
          <ul>
            {problems.map(({ field, text }) => (
              <li key={`${field} ${text}`}>
                <CodeText text={text} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="try-it-actions">
        <button type="button" className="button" onClick={sending.cancel}>
          Go back
        </button>
        <button type="button" className="button button-primary" onClick={sending.confirm}>
          {problems.length > 0 ? 'Send anyway' : `Send ${request.method} request`}
        </button>
      </div>
    </dialog>
  )
}
