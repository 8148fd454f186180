import type { FetchRequest } from './fetch-request.ts'
import { type Answer, readAnswer } from './try-it-response.ts'

/** What became of a request. */
export type Outcome = { kind: 'answer'; answer: Answer } | { kind: 'failed'; reason: FailureReason }

export type FailureReason =
  | 'cancelled'
  | 'timeout'
  | 'offline'
  /** The server has the request, and answered with another address. */
  | 'redirect'
  /** The policy of this page forbids the host. */
  | 'policy'
  /** The browser could not even begin: an address or a header that is none. */
  | 'invalid'
  /** No connection, or an answer that the page may not read: browsers do not tell which. */
  | 'network'

/** What sending needs of the browser. */
export interface SendTools {
  fetch: typeof fetch
  /** Monotonic, in ms. */
  now(): number
  isOnline(): boolean
  /** Whether the policy of the page has forbidden this address since it was asked for. */
  wasForbidden(url: string): Promise<boolean>
}

export interface SendOptions {
  /** Ends the request on behalf of the reader. */
  signal: AbortSignal
  /** After how many ms to give up. */
  timeout: number
}

/** Sends a request and reads its answer. Never rejects. */
export async function sendRequest(
  { url, init }: FetchRequest,
  { signal, timeout }: SendOptions,
  tools: SendTools,
): Promise<Outcome> {
  const limit = AbortSignal.timeout(timeout)
  const start = tools.now()
  try {
    const response = await tools.fetch(url, { ...init, signal: AbortSignal.any([signal, limit]) })
    if (isRedirect(response)) return { kind: 'failed', reason: 'redirect' }
    const answer = await readAnswer(response)
    return { kind: 'answer', answer: { ...answer, time: Math.round(tools.now() - start) } }
  } catch {
    if (signal.aborted) return { kind: 'failed', reason: 'cancelled' }
    if (limit.aborted) return { kind: 'failed', reason: 'timeout' }
    if (!isSendable(url, init)) return { kind: 'failed', reason: 'invalid' }
    if (await tools.wasForbidden(url)) return { kind: 'failed', reason: 'policy' }
    return { kind: 'failed', reason: tools.isOnline() ? 'network' : 'offline' }
  }
}

/** Browsers hide the status and the address of a redirect that isn't followed. Others, as in tests, don't. */
const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status)

/** `fetch` rejects alike for what it cannot send and for what did not arrive; a request object is the former only. */
function isSendable(url: string, init: RequestInit): boolean {
  try {
    new Request(url, init)
    return true
  } catch {
    return false
  }
}
