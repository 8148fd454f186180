/**
 * Whether a page of this site sends the request. Browsers name the page that sends; what is no browser may say what it likes,
 * and is limited as they are.
 */
export function isOwnPage(request: Request): boolean {
  const { headers } = request
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('Origin')
  return origin === null || (URL.canParse(origin) && new URL(origin).host === hostOf(request))
}

/** The host that is asked. */
export const hostOf = ({ headers, url }: Request): string => headers.get('Host') ?? new URL(url).host
