import { formTimeout } from '../../shared/forms/form-timeout.ts'

export interface PostOptions {
  /** Milliseconds to wait for a response. */
  timeout?: number
}

/** Response of the server to a form. */
export interface FormResponse {
  ok: boolean
  status: number
  /**
   * Returns a member of the JSON, or undefined if the response isn't an object, as on hosts that respond to everything.
   */
  getField(name: string): unknown
}

/** Sends fields as the form itself would, but accepts JSON. Rejects if there is no response. */
export async function postForm(
  action: string,
  fields: URLSearchParams,
  { timeout = formTimeout }: PostOptions = {},
): Promise<FormResponse> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: fields,
    signal: AbortSignal.timeout(timeout),
  })
  const body: unknown = await response.json().catch(() => undefined)
  const members = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  return { ok: response.ok, status: response.status, getField: (name) => members[name] }
}
