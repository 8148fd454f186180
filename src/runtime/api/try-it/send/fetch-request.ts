import type { SampleRequest } from '../../../../shared/api/request-spec.ts'
import { bodyTextOf, urlOf } from '../../../../shared/api/request-text.ts'

/** Headers that browsers set themselves and take from no page. */
const forbidden = /^(cookie|host|origin|referer|content-length|connection|accept-encoding|user-agent)$/i

/** What `fetch` is called with. */
export interface FetchRequest {
  url: string
  init: RequestInit
}

/**
 * A request for `fetch`: without cookies and without the address of this page. `bodyText` is the body as the reader has
 * typed it: JSON goes as it is, with its spaces and its mistakes.
 */
export function toFetchRequest(request: SampleRequest, bodyText: string | undefined): FetchRequest {
  const { body } = request
  const text = body?.kind === 'json' ? (bodyText ?? bodyTextOf(body)) : body && bodyTextOf(body)
  return {
    url: urlOf(request),
    init: {
      method: request.method,
      headers: request.headers.filter(([name]) => !forbidden.test(name)),
      body: text ?? null,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A browser that follows sends the headers of an API key along, also to another server.
      redirect: 'manual',
      cache: 'no-store',
    },
  }
}

/** Names of headers in the request that browsers let no page send. */
export const unsendableHeaders = (request: Pick<SampleRequest, 'headers'>): string[] =>
  request.headers.map(([name]) => name).filter((name) => forbidden.test(name))
