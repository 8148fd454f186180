import type { NewsletterReply } from '../../../shared/newsletter.ts'
import type { AnswerNotice, Notice } from '../../forms/notice.ts'
import { mediaType } from './read-submission.ts'

/** An answer in both forms: for a script, and as a page. */
export interface NewsletterAnswer extends Notice {
  /** Body for a script. */
  json: NewsletterReply
  headers?: Record<string, string>
}

/** Links with tokens are in no cache, and no other site hears of them. */
const privately = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }

/** Answers a script with JSON and everybody else with a page. */
export async function answerReader(
  request: Request,
  { json, headers = {}, ...notice }: NewsletterAnswer,
  answerNotice: AnswerNotice,
): Promise<Response> {
  const { status } = notice
  const more = { ...headers, ...privately }
  if (wantsJson(request)) return Response.json(json, { status, headers: { ...more, Vary: 'Accept' } })
  const page = await answerNotice(notice)
  const all = new Headers(page.headers)
  for (const [name, value] of Object.entries(more)) all.set(name, value)
  all.append('Vary', 'Accept')
  return new Response(page.body, { status: page.status, headers: all })
}

/** Browsers that open a page ask for HTML; who sends JSON and does not say gets JSON. */
function wantsJson(request: Request): boolean {
  const accept = request.headers.get('Accept') ?? ''
  if (accept.includes('text/html')) return false
  return accept.includes('application/json') || mediaType(request) === 'application/json'
}
