/**
 * Whether a page of this site sent the request. Browsers name the sending page. Other clients can send anything, and
 * are subject to the same limits.
 */
export function isSameOrigin(request: Request): boolean {
  const { headers } = request
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('Origin')
  return origin === null || (URL.canParse(origin) && new URL(origin).host === getHost(request))
}

/** Returns the host of a request. */
export const getHost = ({ headers, url }: Request): string => headers.get('Host') ?? new URL(url).host
