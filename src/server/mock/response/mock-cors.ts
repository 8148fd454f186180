const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, QUERY'

/** Headers that let any page read responses of a mock server, which has no secrets. */
export const mockCorsHeaders: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  // Cross-origin isolated pages may load it too.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // An example may be an HTML page; nothing in it runs.
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
}

export const isPreflight = (request: Request): boolean =>
  request.method === 'OPTIONS' && request.headers.has('Access-Control-Request-Method')

/** Allows whatever the preflight requests, also from a public site to this machine. */
export function respondToPreflight(request: Request): Response {
  const headers = new Headers({
    ...mockCorsHeaders,
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': request.headers.get('Access-Control-Request-Headers') ?? '*',
    'Access-Control-Max-Age': '600',
    Vary: 'Access-Control-Request-Method, Access-Control-Request-Headers',
  })
  for (const network of ['Private', 'Local']) {
    if (request.headers.get(`Access-Control-Request-${network}-Network`) === 'true')
      headers.set(`Access-Control-Allow-${network}-Network`, 'true')
  }
  return new Response(null, { status: 204, headers })
}

/** Exposes all headers that pages can't read by default. */
export function exposeHeaders(headers: Headers): void {
  const names = [...headers.keys()].filter(
    (name) => !/^(access-control|content-security|cross-origin)/.test(name),
  )
  headers.set('Access-Control-Expose-Headers', names.join(', '))
}
