import { type IncomingHttpHeaders, request } from 'node:http'

/** A request that is sent without normalization. */
export interface VerbatimRequest {
  path: string
  method?: string
  headers?: Record<string, string>
}

export interface VerbatimResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends a request with its path unchanged. `fetch` would normalize it. */
export function fetchVerbatim(
  port: number,
  { path, method = 'GET', headers = {} }: VerbatimRequest,
): Promise<VerbatimResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<VerbatimResponse>()
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('error', reject)
    answer.on('end', () =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
    )
  })
  sent.on('error', reject)
  sent.end()
  return promise
}
