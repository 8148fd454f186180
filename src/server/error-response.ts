/** Headers of a plain-text error, which must not be cached. */
export const errorHeaders = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/** Message for errors on our side. */
export const serverErrorText = 'Something went wrong on our side'

/** Creates a plain-text error response. */
export const createErrorResponse = (
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response => new Response(`${text}\n`, { status, headers: { ...headers, ...errorHeaders } })
