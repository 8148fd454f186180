import { type ReactNode, useEffect, useRef } from 'react'
import { createSentRequest } from '../../../runtime/api/try-it/form/form-values.ts'
import { getTryItMessages } from '../../../runtime/api/try-it/get-try-it-messages.ts'
import { listUnsendableHeaders } from '../../../runtime/api/try-it/send/fetch-request.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import { FilledMessage } from '../FilledMessage.tsx'
import type { Sending } from './state/useSending.ts'
import type { TryItState } from './state/useTryIt.ts'

interface SendBarProps {
  form: TryItState
  sending: Sending
  /** The title of the form. */
  children: ReactNode
}

/** The title of the form, and the buttons that send and cancel the request, above the fields. */
export function SendBar({ form, sending, children }: SendBarProps): ReactNode {
  const isBusy = sending.phase.kind === 'busy'
  const send = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    // The Cancel button is removed, and focus would be lost with it.
    if (!isBusy && hadFocus.current) send.current?.focus()
    hadFocus.current = false
  }, [isBusy])
  const messages = getTryItMessages()
  const unsendable = listUnsendableHeaders(createSentRequest(form.request, form.requestValues()))
  return (
    <div className="try-it-send">
      <div className="try-it-head">
        {children}
        <span className="try-it-target">{describeTarget(form)}</span>
      </div>
      <button ref={send} type="submit" className="button button-primary" aria-disabled={isBusy || undefined}>
        {isBusy ? messages.tryItSending : messages.tryItSend}
      </button>
      {isBusy && (
        <button
          ref={cancel}
          type="button"
          className="button"
          onClick={() => {
            hadFocus.current = true
            sending.cancel()
          }}
        >
          {messages.tryItCancel}
        </button>
      )}
      {unsendable.length > 0 && (
        <p className="try-it-note">
          <FilledMessage
            text={messages.tryItUnsendableHeaders}
            values={{ headers: <code>{unsendable.join(', ')}</code> }}
          />
        </p>
      )}
    </div>
  )
}

/** Describes the target of the request, for readers who haven't opened the server picker. */
function describeTarget({ sandbox, server }: TryItState): string {
  if (sandbox.kind === 'unknown') return ''
  const { tryItToSandbox, tryItToHost } = getTryItMessages()
  if (server.kind === 'sandbox') return tryItToSandbox
  return URL.canParse(server.url) ? fillMessage(tryItToHost, { host: new URL(server.url).host }) : ''
}
