const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, QUERY'

/** Any page may read answers of a mock server: it knows nothing that is secret. */
export const sharedHeaders: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  // Pages that isolate themselves may load it too.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // An example may be a page of HTML: nothing in it runs.
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
}

export const isPreflight = (request: Request): boolean =>
  request.method === 'OPTIONS' && request.headers.has('Access-Control-Request-Method')

/** Allows what the browser asks for, also from a page of a public site to this machine. */
export function answerPreflight(request: Request): Response {
  const headers = new Headers({
    ...sharedHeaders,
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

/** Names every header of an answer that a page may not read by itself. */
export function exposeHeaders(headers: Headers): void {
  const names = [...headers.keys()].filter(
    (name) => !/^(access-control|content-security|cross-origin)/.test(name),
  )
  headers.set('Access-Control-Expose-Headers', names.join(', '))
}
