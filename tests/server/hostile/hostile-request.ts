/** Malicious bytes, and the statuses of the server's responses: none if it only closes the connection. */
export interface HostileRequest {
  name: string
  bytes: string
  statuses: number[]
  /** A line that the first answer must have. */
  says?: RegExp
}

/** The end of a line. */
export const crlf = '\r\n'

/** A request with a host that ends its connection. */
export function raw(first: string, headers: readonly string[] = [], body = ''): string {
  return [`${first} HTTP/1.1`, 'Host: docs.example', 'Connection: close', ...headers, '', body].join(crlf)
}

/** A request for a page with more headers. */
export const get = (path: string, ...headers: string[]): string => raw(`GET ${path}`, headers)

export const row = (name: string, bytes: string, ...statuses: number[]): HostileRequest => ({
  name,
  bytes,
  statuses,
})
export const path = (target: string, ...statuses: number[]): HostileRequest =>
  row(target.slice(0, 60), get(target), ...statuses)
export const header = (line: string, ...statuses: number[]): HostileRequest =>
  row(line.slice(0, 60), get('/docs/x/', line), ...statuses)
