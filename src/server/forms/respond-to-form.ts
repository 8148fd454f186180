import { stripMediaTypeParameters } from '../../shared/api/http/media-type.ts'
import type { Notice, RenderNotice } from './notice.ts'

/** A response in both forms: a page, and JSON for scripts. */
export interface FormResult<Json extends object = object> extends Notice {
  /** Body for a script. */
  json: Json
  headers?: Record<string, string>
}

/** Keeps input and link tokens out of caches and away from other sites. */
const privateHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }

/** Responds to scripts with JSON and to everyone else with a page. */
export async function respondToForm(
  request: Request,
  { json, headers = {}, ...notice }: FormResult,
  renderNotice: RenderNotice,
): Promise<Response> {
  const { status } = notice
  const response = wantsJson(request) ? Response.json(json, { status }) : await renderNotice(notice)
  const allHeaders = new Headers(response.headers)
  for (const [name, value] of Object.entries({ ...headers, ...privateHeaders })) allHeaders.set(name, value)
  allHeaders.append('Vary', 'Accept')
  return new Response(response.body, { status, headers: allHeaders })
}

/**
 * Whether the client is a script. Browsers accept HTML when they open a page; a client that sends JSON without an
 * `Accept` header gets JSON.
 */
function wantsJson(request: Request): boolean {
  const accept = request.headers.get('Accept') ?? ''
  if (/\btext\/html\b/i.test(accept)) return false
  return (
    /\bapplication\/json\b/i.test(accept) ||
    stripMediaTypeParameters(request.headers.get('Content-Type') ?? '') === 'application/json'
  )
}
