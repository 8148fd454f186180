/** Headers that let any page read a response without credentials. */
export const anyOriginHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** True for a request that isn't from a browser, or from a page of one of the origins. */
export const isAllowedOrigin = (origin: string | null, origins: readonly string[]): boolean =>
  origin === null || origins.includes(origin)

/** Lets a page of an origin read a response. `null` is a program that isn't a browser. */
export function allowReading(response: Response, origin: string | null): Response {
  if (origin === null) return response
  const headers = new Headers(response.headers)
  headers.set('Access-Control-Allow-Origin', origin)
  headers.set('Access-Control-Expose-Headers', 'ETag, Retry-After, Mcp-Session-Id, MCP-Protocol-Version')
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  if (origin !== '*') headers.append('Vary', 'Origin')
  return new Response(response.body, { status: response.status, headers })
}

/** Responds to a preflight for methods without credentials. */
export const respondToOpenPreflight = (methods: readonly string[]): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...anyOriginHeaders,
      'Access-Control-Allow-Methods': [...methods, 'OPTIONS'].join(', '),
      'Access-Control-Allow-Headers':
        'Accept, Content-Type, If-None-Match, Mcp-Protocol-Version, Mcp-Session-Id',
      'Access-Control-Max-Age': '600',
    },
  })
