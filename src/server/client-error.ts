import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { PlainAnswer } from './ready-answers.ts'
import { refusalHeaders } from './refuse.ts'

/** Statuses for errors of Node's HTTP parser. All other errors are bad requests. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Responds to bytes that aren't a valid request and closes the connection, because the start of the next request is
 * unknown.
 */
export function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  headers: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isHalfAnswered(socket)) {
    socket.destroy()
    return
  }
  const status = statuses[error.code ?? ''] ?? 400
  const text = `${STATUS_CODES[status]}\n`
  const lines = Object.entries({
    ...headers,
    ...refusalHeaders,
    'Content-Length': String(text.length),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'))
}

/** Whether a response has started but not ended. A second response would be read as part of its body. */
function isHalfAnswered(socket: Duplex): boolean {
  // Node documents this property for this purpose, but its types don't include it.
  const answer: unknown = Reflect.get(socket, '_httpMessage')
  const isObject = typeof answer === 'object' && answer !== null
  return (
    isObject && Reflect.get(answer, 'headersSent') === true && Reflect.get(answer, 'writableEnded') !== true
  )
}

/** Host names and IP addresses, with an optional port. */
const soundHost = /^(?:[\w.-]+|\[[\da-f:.]+\])?(?::\d{1,5})?$/i

/** Maximum characters in a host with its port. RFC 1035 allows 253 for a name. */
const maxHost = 260

/** Whether a host can be part of a URL. `999.999.999.999` matches the pattern but isn't a valid address. */
const isSoundHost = (host: string): boolean =>
  host.length <= maxHost && soundHost.test(host) && (host === '' || URL.canParse(`http://${host}/`))

/**
 * Rejects what Node's parser accepts: HTTP versions other than 1.0 and 1.1, and requests without exactly one valid
 * host. With two hosts, a proxy and this server could see different ones.
 */
export function refuseUnsound(
  { rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>,
  headers: () => Record<string, string>,
): PlainAnswer | undefined {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return refuse(505, headers())
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue
    count++
    if (!isSoundHost(rawHeaders[index + 1] ?? '')) return refuse(400, headers())
  }
  return count > 1 || (count === 0 && httpVersion === '1.1') ? refuse(400, headers()) : undefined
}

const refuse = (status: number, headers: Record<string, string>): PlainAnswer => ({
  status,
  headers: { ...headers, ...refusalHeaders, Connection: 'close' },
  body: Buffer.from(`${STATUS_CODES[status]}\n`),
})
