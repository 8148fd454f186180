import type { SampleRequest } from '../../../../shared/api/request-spec.ts'
import { formatBodyText, formatUrl } from '../../../../shared/api/request-text.ts'

/** Headers that browsers set themselves and don't accept from pages. */
const forbiddenHeaders =
  /^(cookie|host|origin|referer|content-length|connection|accept-encoding|user-agent)$/i

/** Arguments for `fetch`. */
export interface FetchRequest {
  url: string
  init: RequestInit
}

/**
 * Creates a request for `fetch`, without cookies and referrer. `bodyText` is the body as typed: JSON is sent unchanged,
 * with its spaces and errors.
 */
export function toFetchRequest(request: SampleRequest, bodyText: string | undefined): FetchRequest {
  const { body } = request
  const text = body?.kind === 'json' ? (bodyText ?? formatBodyText(body)) : body && formatBodyText(body)
  return {
    url: formatUrl(request),
    init: {
      method: request.method,
      headers: request.headers.filter(([name]) => !forbiddenHeaders.test(name)),
      body: text ?? null,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A browser that follows redirects would send the API key to another server too.
      redirect: 'manual',
      cache: 'no-store',
    },
  }
}

/** Lists the request's headers that browsers don't let pages send. */
export const listUnsendableHeaders = (request: Pick<SampleRequest, 'headers'>): string[] =>
  request.headers.map(([name]) => name).filter((name) => forbiddenHeaders.test(name))
