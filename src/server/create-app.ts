import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getErrorCode } from '../shared/get-error-code.ts'
import type { SiteHeaders } from '../shared/output/server/server-manifest.ts'
import type { Handler } from './create-file-handler.ts'
import { createErrorResponse, serverErrorText } from './error-response.ts'
import type { RenderNotice } from './forms/notice.ts'
import type { ServerBindings } from './request/client-address.ts'

export interface AppOptions {
  headers: SiteHeaders
  /** Handles requests that match no route. */
  pages: Handler
  /** Routes of the services, with absolute paths. */
  routes: readonly Hono[]
  /** Renders an error page for a failed route. Without it, or if it fails too, the response is a line of text. */
  renderNotice?: RenderNotice | undefined
  /** Receives errors that routes throw. */
  reportError?: (error: unknown) => void
}

/** Handles a request, from a socket or in a test. */
export type AppHandler = (request: Request, bindings?: ServerBindings) => Promise<Response>

/** Maximum characters in path and query. */
export const maxUrlLength = 8192

/** Maximum bytes in a body. Services have smaller limits. */
const maxBodySize = 2 ** 20

/** Combines the routes of all services with the pages, and applies common limits and headers. */
export function createApp(options: AppOptions): AppHandler {
  const { headers, pages, routes, reportError = (error) => console.error(error) } = options
  const hono = new Hono<{ Bindings: ServerBindings }>()
  const tooLarge = (): Response => createErrorResponse(413, 'Content too large', headers.all)
  hono.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', bodyLimit({ maxSize: maxBodySize, onError: tooLarge }))
  // `Request` doesn't support this method, so routes couldn't forward it to their threads.
  hono.on('TRACE', '*', ({ req }) => pages(req.raw))
  for (const route of routes) hono.route('/', route)
  hono.all('*', ({ req }) => pages(req.raw))
  hono.onError(async (error) => {
    // The client is gone.
    if (isAborted(error)) return createErrorResponse(400, 'Bad request', headers.all)
    reportError(error)
    return (await renderFailure(options)) ?? createErrorResponse(500, serverErrorText, headers.all)
  })
  return async (request, bindings = {}) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.length + search.length > maxUrlLength)
      return createErrorResponse(414, 'Address too long', headers.all)
    const response = await hono.fetch(request, bindings)
    return addCommonHeaders(response, headers)
  }
}

/** Whether the client closed the connection or sent invalid HTTP while its body was read. */
const isAborted = (error: Error): boolean =>
  // Only Node's requests use this message. A lost database or mail server reports more.
  getErrorCode(error) === 'ECONNRESET' && error.message === 'aborted'

async function renderFailure({ renderNotice, reportError }: AppOptions): Promise<Response | undefined> {
  const title = 'Something went wrong'
  const text = ['This is a problem on our side. Try again in a moment.']
  return renderNotice?.({ status: 500, title, text }).catch((error: unknown) => {
    reportError?.(error)
    return undefined
  })
}

/** Adds the site's policies to the responses of services, unless they set their own. Pages already have them. */
function addCommonHeaders(response: Response, { all }: SiteHeaders): Response {
  const missing = Object.entries(all).filter(([name]) => !response.headers.has(name))
  if (missing.length === 0) return response
  // The headers of some responses are immutable, so this creates a new one.
  const { status, body } = response
  return new Response(body, { status, headers: [...response.headers, ...missing] })
}
