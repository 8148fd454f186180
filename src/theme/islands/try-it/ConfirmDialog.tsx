import { type ReactNode, useEffect, useRef } from 'react'
import { getTryItMessages } from '../../../runtime/api/try-it/get-try-it-messages.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import { FilledMessage } from '../FilledMessage.tsx'
import { fieldId } from './field-id.ts'
import { CodeText } from './fields/CodeText.tsx'
import { getHeadingTag } from './heading-tag.ts'
import type { Sending } from './state/useSending.ts'
import type { TryItState } from './state/useTryIt.ts'

interface ConfirmDialogProps {
  form: TryItState
  sending: Sending
}

/** Dialog that confirms a request with side effects or with mistakes. */
export function ConfirmDialog({ form, sending }: ConfirmDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const { phase } = sending
  const isOpen = phase.kind === 'asking'
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  const { request, server, isRisky } = form
  const messages = getTryItMessages()
  const problems = phase.kind === 'asking' ? phase.problems : []
  const title = fieldId(request, 'confirm')
  const Heading = getHeadingTag(request, 1)
  return (
    <dialog
      ref={dialog}
      className="try-it-confirm"
      aria-labelledby={title}
      onClose={() => isOpen && sending.cancel()}
    >
      <Heading id={title}>{isRisky ? messages.tryItConfirmTitle : messages.tryItMistakesTitle}</Heading>
      {isRisky && (
        <p>
          <FilledMessage
            text={messages.tryItConfirmText}
            values={{ request: <code>{`${request.method} ${server.url}${request.path}`}</code> }}
          />
        </p>
      )}
      {problems.length > 0 && (
        <>
          <p>{messages.tryItMistakesText}</p>
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
          {messages.tryItGoBack}
        </button>
        <button type="button" className="button button-primary" onClick={sending.confirm}>
          {problems.length > 0
            ? messages.tryItSendAnyway
            : fillMessage(messages.tryItSendMethod, { method: request.method })}
        </button>
      </div>
    </dialog>
  )
}
