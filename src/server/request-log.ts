import { randomUUID } from 'node:crypto'
import type { RequestObserver } from './listen.ts'

interface RequestLogOptions {
  write(line: string): void
  /** Clock. */
  now?: () => Date
  createId?: () => string
}

/** Maximum characters of a path. */
const maxPathLength = 512

/**
 * Logs each request as a line of JSON, without the client's address or the query, which may contain reader input or the
 * token of an email link. Control characters and non-ASCII characters are escaped, so a client can't inject lines.
 */
export function createRequestLogger({
  write,
  now = () => new Date(),
  createId = randomUUID,
}: RequestLogOptions): RequestObserver {
  return (incoming, outgoing) => {
    const started = performance.now()
    const id = createId()
    const before = incoming.socket.bytesWritten
    outgoing.setHeader('X-Request-Id', id)
    outgoing.once('close', () => {
      const line = JSON.stringify({
        time: now().toISOString(),
        id,
        method: incoming.method,
        path: getRequestPath(incoming.url ?? ''),
        status: outgoing.statusCode,
        bytes: incoming.socket.bytesWritten - before,
        ms: Math.round((performance.now() - started) * 10) / 10,
        ...(outgoing.writableFinished ? {} : { aborted: true }),
      })
      write(`${escapeNonAscii(line)}\n`)
    })
  }
}

/** Returns the path of a request target: without the query, and without the origin of `http://host/x`. */
export function getRequestPath(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)[0] ?? ''
  return (path === '' ? '/' : path).slice(0, maxPathLength)
}

const escapeNonAscii = (line: string): string =>
  line.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
