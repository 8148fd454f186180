import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { SiteHeaders } from '../shared/output/served-site.ts'
import type { AnswerNotice } from './forms/notice.ts'
import { ourFault, refuse } from './refuse.ts'
import type { ServerBindings } from './request/client-address.ts'
import type { Handler } from './serve-files.ts'

export interface AppOptions {
  headers: SiteHeaders
  /** Answers whatever no route answers. */
  pages: Handler
  /** Routes of the parts, at absolute paths. */
  routes: readonly Hono[]
  /** Answers where a route has failed; a line of text without it, and where it fails itself. */
  answerNotice?: AnswerNotice | undefined
  /** Takes what failed. */
  reportError?: (error: unknown) => void
}

/** What answers a request, from a socket or in a test. */
export type App = (request: Request, bindings?: ServerBindings) => Promise<Response>

/** Characters of path and query at most. */
export const maxAddress = 8192

/** Bytes of a body at most; parts have smaller limits of their own. */
const maxBody = 2 ** 20

/** Puts the routes of the parts in front of the pages, with what holds for all of them. */
export function createApp(options: AppOptions): App {
  const { headers, pages, routes, reportError = (error) => console.error(error) } = options
  const hono = new Hono<{ Bindings: ServerBindings }>()
  const tooLarge = (): Response => refuse(413, 'Content too large', headers.all)
  hono.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', bodyLimit({ maxSize: maxBody, onError: tooLarge }))
  for (const part of routes) hono.route('/', part)
  hono.all('*', ({ req }) => pages(req.raw))
  hono.onError(async (error) => {
    // Nobody is there any more to be told.
    if (isAborted(error)) return refuse(400, 'Bad request', headers.all)
    reportError(error)
    return (await answerFailure(options)) ?? refuse(500, ourFault, headers.all)
  })
  return async (request, bindings = {}) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.length + search.length > maxAddress) return refuse(414, 'Address too long', headers.all)
    const response = await hono.fetch(request, bindings)
    return withCommonHeaders(response, headers)
  }
}

/** A client has gone, or sent no HTTP, while its body was read. */
const isAborted = (error: Error): boolean =>
  // With this message by Node's requests alone: a database or a mail server that is gone says more.
  'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted'

async function answerFailure({ answerNotice, reportError }: AppOptions): Promise<Response | undefined> {
  const title = 'Something went wrong'
  const text = ['This is our fault, not yours. Please try again in a moment.']
  return answerNotice?.({ status: 500, title, text }).catch((error: unknown) => {
    reportError?.(error)
    return undefined
  })
}

/** What a part answers has the policies of the site as well, unless it has its own. Pages have them already. */
function withCommonHeaders(response: Response, { all }: SiteHeaders): Response {
  const missing = Object.entries(all).filter(([name]) => !response.headers.has(name))
  if (missing.length === 0) return response
  // Anew, because headers of some responses cannot be changed.
  const { status, body } = response
  return new Response(body, { status, headers: [...response.headers, ...missing] })
}
