import { connect } from 'node:net'

/** A response as received on the socket. */
export interface RawReply {
  status: number
  /** First line and headers. */
  head: string
  body: string
}

/** Milliseconds until a server that says nothing counts as silent. */
const patience = 5000

/**
 * Sends bytes (one per character) and returns the responses until the server closes: none if it only closes. If the
 * connection to stay sends `Connection: close` with the last request.
 */
export function sendRaw(port: number, bytes: string | readonly string[]): Promise<RawReply[]> {
  const { promise, resolve, reject } = Promise.withResolvers<RawReply[]>()
  const chunks: Buffer[] = []
  const socket = connect(port, '127.0.0.1')
  const finish = (): void => resolve(parseReplies(Buffer.concat(chunks).toString('latin1')))
  socket.setTimeout(patience, () => {
    socket.destroy()
    reject(
      new Error(`The server is silent after:\n${Buffer.concat(chunks).toString('latin1').slice(0, 500)}`),
    )
  })
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.on('close', finish)
  // Closed while we were still sending. Earlier responses count.
  socket.on('error', () => undefined)
  const parts = typeof bytes === 'string' ? [bytes] : bytes
  socket.on('connect', () => {
    for (const part of parts) socket.write(Buffer.from(part, 'latin1'))
  })
  return promise
}

/** Splits the bytes of a connection into responses. */
export function parseReplies(text: string): RawReply[] {
  const end = text.indexOf('\r\n\r\n')
  if (end === -1) return []
  const head = text.slice(0, end)
  const status = Number(head.match(/^HTTP\/1\.1 (\d{3})/)?.[1])
  const rest = text.slice(end + 4)
  if (/^transfer-encoding: *chunked/im.test(head)) {
    const { body, size } = readChunks(rest)
    return [{ status, head, body }, ...parseReplies(rest.slice(size))]
  }
  const length =
    status === 100 || status === 304 ? 0 : Number(head.match(/^content-length: *(\d+)/im)?.[1] ?? rest.length)
  return [{ status, head, body: rest.slice(0, length) }, ...parseReplies(rest.slice(length))]
}

/** Reads a body in chunks. The size includes what separates them. */
function readChunks(text: string): { body: string; size: number } {
  let body = ''
  for (let at = 0; ; ) {
    const line = text.indexOf('\r\n', at)
    const length = Number.parseInt(text.slice(at, line), 16)
    const isLast = line === -1 || Number.isNaN(length) || length === 0
    if (isLast) return { body, size: line === -1 ? text.length : line + 4 }
    body += text.slice(line + 2, line + 2 + length)
    at = line + 2 + length + 2
  }
}
