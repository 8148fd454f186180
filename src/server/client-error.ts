import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { PlainAnswer } from './ready-answers.ts'
import { refusalHeaders } from './refuse.ts'

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

/** Whether an answer has begun and not ended: another one in the midst of it would be taken for its body. */
function isHalfAnswered(socket: Duplex): boolean {
  // Node's documentation names this property for this purpose, its types do not.
  const answer: unknown = Reflect.get(socket, '_httpMessage')
  const isObject = typeof answer === 'object' && answer !== null
  return (
    isObject && Reflect.get(answer, 'headersSent') === true && Reflect.get(answer, 'writableEnded') !== true
  )
}

/** Names and addresses, with a port. */
const soundHost = /^(?:[\w.-]+|\[[\da-f:.]+\])?(?::\d{1,5})?$/i

/** Characters of a host, with its port: RFC 1035 allows 253 for a name. */
const maxHost = 260

/** Whether a host can be a part of a URL. Not every name can: `999.999.999.999` is no address. */
const isSoundHost = (host: string): boolean =>
  host.length <= maxHost && soundHost.test(host) && (host === '' || URL.canParse(`http://${host}/`))

/**
 * Refuses what Node's parser lets pass: other versions than 1.0 and 1.1, and not exactly one host, or one that is none. Two
 * hosts are a way to make two servers in a row see different ones.
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
