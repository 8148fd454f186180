import { formPatience } from '../../shared/forms/form-patience.ts'

export interface PostOptions {
  /** After how many ms without an answer to give up. */
  timeout?: number
}

/** What the server says to a form. */
export interface FormAnswer {
  ok: boolean
  status: number
  /** A member of the JSON; undefined where the answer is no object, as from hosts that answer everything. */
  field(name: string): unknown
}

/** Sends fields as the form itself would, and asks for JSON. Rejects when nobody answers. */
export async function postForm(
  action: string,
  fields: URLSearchParams,
  { timeout = formPatience }: PostOptions = {},
): Promise<FormAnswer> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: fields,
    signal: AbortSignal.timeout(timeout),
  })
  const body: unknown = await response.json().catch(() => undefined)
  const members = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  return { ok: response.ok, status: response.status, field: (name) => members[name] }
}
