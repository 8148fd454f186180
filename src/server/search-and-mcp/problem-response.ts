interface ProblemDetails {
  status: number
  /** For programs, such as `missing_query`. */
  code: string
  /** For people: what is wrong and how to fix it. */
  detail: string
  headers?: Record<string, string>
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  403: 'Forbidden',
  405: 'Method not allowed',
  413: 'Content too large',
  429: 'Too many requests',
  500: 'Server error',
  503: 'Service unavailable',
}

/** Creates an error response for programs (RFC 9457). */
export function createProblemResponse({ status, code, detail, headers = {} }: ProblemDetails): Response {
  const problem = { title: titles[status] ?? 'Error', status, code, detail }
  return new Response(`${JSON.stringify(problem)}\n`, {
    status,
    headers: { ...headers, 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' },
  })
}
