import type { ReactNode } from 'react'
import type { ResponseView } from '../../../shared/api/operation-view.ts'
import type { ApiMessages } from '../../../shared/messages/api/api-messages.ts'
import { usePrintContext } from './print-context.ts'

/** The status of a response, in the color of its class. */
export function StatusBadge({ response: { status, kind } }: { response: ResponseView }): ReactNode {
  const { messages } = usePrintContext()
  return <span className={`status status-${kind}`}>{formatStatus(status, messages)}</span>
}

/** Formats a status for readers: `default` covers all statuses without a description. */
export function formatStatus(status: string, messages: ApiMessages): string {
  return status === 'default' ? messages.apiOtherResponses : status
}
