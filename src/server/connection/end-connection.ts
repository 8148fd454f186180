import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long (ms) and how many bytes are discarded from a client that doesn't close its side. */
const maxDiscardTime = 5000
const maxDiscardBytes = 16 * 2 ** 20

/**
 * Response that ends the connection if it starts before the body of its request has arrived. The server doesn't wait for
 * a body that it refuses, so where the next request starts is unknown.
 */
export class HonestResponse extends ServerResponse<IncomingMessage> {
  constructor(...args: ConstructorParameters<typeof ServerResponse<IncomingMessage>>) {
    super(...args)
    this.once('finish', () => discardBody(this.req))
  }

  override writeHead(...args: unknown[]): this {
    if (hasBody(this.req) && !this.req.complete) this.shouldKeepAlive = false
    return Reflect.apply(super.writeHead, this, args)
  }
}

/** Whether a request has a body. Without one, it's complete only after its handler was called. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Discards what a handler left of a body. Otherwise, a full buffer would keep the next request from being read. */
function discardBody(request: IncomingMessage): void {
  if (request.readableEnded) return
  request.removeAllListeners('data')
  request.resume()
}

/**
 * Closes a connection so that the client can read the last response. The system resets a connection that is closed while
 * bytes are unread, and the client loses the response. So this closes our side and discards what the client still sends.
 */
export function endConnection(socket: Socket): void {
  if (socket.writableEnded) return
  const timer = setTimeout(() => socket.destroy(), maxDiscardTime)
  socket.once('close', () => clearTimeout(timer))
  socket.end()
  socket.resume()
  // A connection that a full body has paused resumes in this turn, and only while the HTTP parser is attached.
  setImmediate(discardBytes, socket)
}

function discardBytes(socket: Socket): void {
  let size = 0
  // The HTTP parser must not see more bytes.
  socket.removeAllListeners('data')
  socket.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > maxDiscardBytes) socket.destroy()
  })
}
