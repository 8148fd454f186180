/** Headers of a plain-text error, which must not be cached. */
export const refusalHeaders = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/** Message for errors on our side. */
export const ourFault = 'Something went wrong on our side'

/** Creates a plain-text error response. */
export const refuse = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, { status, headers: { ...headers, ...refusalHeaders } })
