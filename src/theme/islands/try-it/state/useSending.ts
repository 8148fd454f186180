import { useEffect, useRef, useState } from 'react'
import type { FormProblem } from '../../../../runtime/api/try-it/form/check-form.ts'
import { createSentRequest } from '../../../../runtime/api/try-it/form/form-values.ts'
import { getTryItMessages } from '../../../../runtime/api/try-it/get-try-it-messages.ts'
import {
  explainSendFailure,
  type FailureExplanation,
} from '../../../../runtime/api/try-it/send/explain-send-failure.ts'
import { toFetchRequest } from '../../../../runtime/api/try-it/send/fetch-request.ts'
import { type SendOutcome, sendRequest } from '../../../../runtime/api/try-it/send/send-request.ts'
import { watchBlockedRequests } from '../../../../runtime/api/try-it/send/watch-blocked-requests.ts'
import { announce } from '../../../../runtime/dom/announce.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import type { TryItState } from './useTryIt.ts'

/** Timeout of a request in seconds, until the complete response. */
const timeoutSeconds = 30

/** Result of a request, as shown to the reader. */
export type SendResult =
  | Extract<SendOutcome, { kind: 'answer' }>
  | { kind: 'failed'; explanation: FailureExplanation }

type SendPhase =
  | { kind: 'idle' }
  /** The form has these mistakes or the request has side effects, so the reader must confirm. */
  | { kind: 'asking'; problems: FormProblem[] }
  | { kind: 'busy' }

export interface Sending {
  phase: SendPhase
  result: SendResult | undefined
  /**
   * Checks the form, gets confirmation if necessary, and sends. Resolves to the field to fix first, if there is
   * one.
   */
  submit(): Promise<string | undefined>
  /** Sends the request after confirmation. */
  confirm(): void
  /** Closes the confirmation, or cancels the request. */
  cancel(): void
}

/** Sends the request of a form. */
export function useSending(form: TryItState): Sending {
  const [phase, setPhase] = useState<SendPhase>({ kind: 'idle' })
  const [result, setResult] = useState<SendResult>()
  const controller = useRef<AbortController>(undefined)
  // The reader may leave the page before the response arrives.
  useEffect(() => () => controller.current?.abort(), [])

  const send = async (): Promise<void> => {
    setPhase({ kind: 'busy' })
    announce(getTryItMessages().tryItSendingRequest)
    controller.current = new AbortController()
    const newResult = toResult(await sendTryItRequest(form, controller.current.signal), form)
    setPhase({ kind: 'idle' })
    setResult(newResult)
    announce(formatSummary(newResult))
  }
  return {
    phase,
    result,
    async submit() {
      if (phase.kind !== 'idle') return undefined
      const problems = await form.check()
      const blocking = problems.find(({ isBlocking }) => isBlocking)
      if (blocking !== undefined) {
        announce(blocking.text)
        return blocking.field
      }
      if (problems.length > 0 || form.isRisky) setPhase({ kind: 'asking', problems })
      else send()
      return undefined
    },
    confirm: send,
    cancel() {
      if (phase.kind === 'asking') setPhase({ kind: 'idle' })
      controller.current?.abort()
    },
  }
}

async function sendTryItRequest(form: TryItState, signal: AbortSignal): Promise<SendOutcome> {
  const values = form.requestValues()
  const request = toFetchRequest(createSentRequest(form.request, values), {
    text: values.body,
    files: form.values.files,
  })
  const policy = watchBlockedRequests()
  const tools = {
    fetch: (...parameters: Parameters<typeof fetch>) => fetch(...parameters),
    now: () => performance.now(),
    isOnline: () => navigator.onLine,
    wasForbidden: policy.wasForbidden,
  }
  try {
    return await sendRequest(request, { signal, timeout: timeoutSeconds * 1000 }, tools)
  } finally {
    policy.end()
  }
}

function toResult(outcome: SendOutcome, { server, sandbox }: TryItState): SendResult {
  if (outcome.kind === 'answer') return outcome
  const context = {
    server,
    hasSandbox: sandbox.kind === 'found',
    origin: location.origin,
    seconds: timeoutSeconds,
  }
  return { kind: 'failed', explanation: explainSendFailure(outcome.reason, context) }
}

function formatSummary(result: SendResult): string {
  if (result.kind === 'failed') return `${result.explanation.title}. ${result.explanation.text}`
  const { status, phrase, time } = result.answer
  return fillMessage(getTryItMessages().tryItResponseSummary, { status: `${status} ${phrase}`.trim(), time })
}
