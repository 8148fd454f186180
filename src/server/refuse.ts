/** Headers of a line of text that tells of a failure: for people who look at a request, and true for this one alone. */
export const refusalHeaders = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/** What is said of a mistake of ours. */
export const ourFault = 'Something went wrong on our side'

/** Refuses with a line of text. */
export const refuse = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, { status, headers: { ...headers, ...refusalHeaders } })
