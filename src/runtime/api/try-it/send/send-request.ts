import type { FetchRequest } from './fetch-request.ts'
import { readTryItResponse, type TryItResponse } from './try-it-response.ts'

/** Result of a request. */
export type SendOutcome =
  | { kind: 'answer'; answer: TryItResponse }
  | { kind: 'failed'; reason: FailureReason }

export type FailureReason =
  | 'canceled'
  | 'timeout'
  | 'offline'
  /** The server received the request and responded with a redirect. */
  | 'redirect'
  /** The page's policy blocks the host. */
  | 'policy'
  /** The URL or a header is invalid. */
  | 'invalid'
  /** No connection, or a response that the page can't read. Browsers don't reveal which. */
  | 'network'

/** Browser functions for sending. */
export interface SendTools {
  fetch: typeof fetch
  /** Monotonic, in milliseconds. */
  now(): number
  isOnline(): boolean
  /** Whether the page's policy has blocked this URL since the request started. */
  wasForbidden(url: string): Promise<boolean>
}

export interface SendOptions {
  /** Aborts the request for the reader. */
  signal: AbortSignal
  /** Time limit in milliseconds. */
  timeout: number
}

/** Sends a request and reads its response. Never rejects. */
export async function sendRequest(
  { url, init }: FetchRequest,
  { signal, timeout }: SendOptions,
  tools: SendTools,
): Promise<SendOutcome> {
  const limit = AbortSignal.timeout(timeout)
  const start = tools.now()
  try {
    const response = await tools.fetch(url, { ...init, signal: AbortSignal.any([signal, limit]) })
    if (isRedirect(response)) return { kind: 'failed', reason: 'redirect' }
    const details = await readTryItResponse(response)
    return { kind: 'answer', answer: { ...details, time: Math.round(tools.now() - start) } }
  } catch {
    if (signal.aborted) return { kind: 'failed', reason: 'canceled' }
    if (limit.aborted) return { kind: 'failed', reason: 'timeout' }
    if (!isSendable(url, init)) return { kind: 'failed', reason: 'invalid' }
    if (await tools.wasForbidden(url)) return { kind: 'failed', reason: 'policy' }
    return { kind: 'failed', reason: tools.isOnline() ? 'network' : 'offline' }
  }
}

/** Browsers hide status and URL of a redirect that isn't followed. Other environments, as in tests, don't. */
const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status)

/**
 * `fetch` rejects in the same way for requests that it can't send and for failed connections. Creating a request object
 * fails only for the former.
 */
function isSendable(url: string, init: RequestInit): boolean {
  try {
    new Request(url, init)
    return true
  } catch {
    return false
  }
}
