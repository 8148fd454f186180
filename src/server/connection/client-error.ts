import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorHeaders } from '../error-response.ts'
import type { PlainResponse } from '../response-cache.ts'
import { endConnection } from './end-connection.ts'

/** Statuses for errors of Node's HTTP parser. All other errors are bad requests. */
const statusByErrorCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Responds to bytes that aren't a valid request and closes the connection, because the start of the next request is
 * unknown.
 */
export function respondToClientError(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Record<string, string>,
): void {
  // The connection is ending, and the rest is discarded.
  if (socket.writableEnded) return
  const response = findResponse(socket)
  // A second response would be read as part of the body of the first.
  const isUnfinished = response?.headersSent === true && !response.writableEnded
  if (error.code === 'ECONNRESET' || !socket.writable || isUnfinished) {
    socket.destroy()
    return
  }
  // That response has announced the end of the connection.
  if (response?.headersSent === true && !response.shouldKeepAlive) return
  const status = statusByErrorCode[error.code ?? ''] ?? 400
  const text = response?.req.method === 'HEAD' ? '' : `${STATUS_CODES[status]}\n`
  const lines = Object.entries({
    ...headers,
    ...errorHeaders,
    'Content-Length': String(text.length),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'))
  endConnection(socket)
}

/** The response to the current request of a connection. */
function findResponse(socket: Socket): ServerResponse | undefined {
  // Node documents this property for this purpose, but its types don't include it.
  const response: unknown = Reflect.get(socket, '_httpMessage')
  return response instanceof ServerResponse ? response : undefined
}

/** Host names and IP addresses, with an optional port. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])?(?::\d{1,5})?$/i

/** Maximum characters in a host with its port. RFC 1035 allows 253 for a name. */
const maxHostLength = 260

/** Whether a host can be part of a URL. `999.999.999.999` matches the pattern but isn't a valid address. */
const isValidHost = (host: string): boolean =>
  host.length <= maxHostLength && hostPattern.test(host) && (host === '' || URL.canParse(`http://${host}/`))

/**
 * Rejects what Node's parser accepts: HTTP versions other than 1.0 and 1.1, and requests without exactly one valid
 * host. With two hosts, a proxy and this server could see different ones.
 */
export function rejectInvalidRequest(
  { rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>,
  headers: () => Record<string, string>,
): PlainResponse | undefined {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return createRejection(505, headers())
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue
    count++
    if (!isValidHost(rawHeaders[index + 1] ?? '')) return createRejection(400, headers())
  }
  return count > 1 || (count === 0 && httpVersion === '1.1') ? createRejection(400, headers()) : undefined
}

const createRejection = (status: number, headers: Record<string, string>): PlainResponse => ({
  status,
  headers: { ...headers, ...errorHeaders },
  body: Buffer.from(`${STATUS_CODES[status]}\n`),
})
