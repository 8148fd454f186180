import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { plainText } from './serve-files.ts'

/** What Node's parser says, and what the client is told; anything else is a bad request. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers bytes that are no request, and closes the connection: where the next request begins nobody knows. */
export function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  headers: Record<string, string>,
): void {
  const isAnswering = '_httpMessage' in socket && socket._httpMessage !== null
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
    socket.destroy()
    return
  }
  const status = statuses[error.code ?? ''] ?? 400
  const text = `${STATUS_CODES[status]}\n`
  const lines = Object.entries({
    ...headers,
    ...plainText,
    'Content-Length': String(text.length),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'))
}
