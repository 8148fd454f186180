import { mediaTypeOf } from '../request/media-type.ts'
import type { AnswerNotice, Notice } from './notice.ts'

/** A response in both forms: a page, and JSON for scripts. */
export interface FormAnswer<Json extends object = object> extends Notice {
  /** Body for a script. */
  json: Json
  headers?: Record<string, string>
}

/** Keeps input and link tokens out of caches and away from other sites. */
const privately = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }

/** Responds to scripts with JSON and to everyone else with a page. */
export async function answerForm(
  request: Request,
  { json, headers = {}, ...notice }: FormAnswer,
  answerNotice: AnswerNotice,
): Promise<Response> {
  const { status } = notice
  const answer = wantsJson(request) ? Response.json(json, { status }) : await answerNotice(notice)
  const all = new Headers(answer.headers)
  for (const [name, value] of Object.entries({ ...headers, ...privately })) all.set(name, value)
  all.append('Vary', 'Accept')
  return new Response(answer.body, { status, headers: all })
}

/** Whether a script asks. Browsers that open a page ask for HTML; who sends JSON and does not say gets JSON. */
function wantsJson(request: Request): boolean {
  const accept = request.headers.get('Accept') ?? ''
  if (/\btext\/html\b/i.test(accept)) return false
  return /\bapplication\/json\b/i.test(accept) || mediaTypeOf(request) === 'application/json'
}
