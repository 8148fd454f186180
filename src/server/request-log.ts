import { randomUUID } from 'node:crypto'
import type { RequestObserver } from './listen.ts'

interface RequestLogOptions {
  /** Takes a line. */
  write(line: string): void
  /** Time of day. */
  now?: () => Date
  createId?: () => string
}

/** Characters of a path at most. */
const maxPath = 512

/**
 * Writes a line of JSON for each request: nothing about who asked, and no query, which may carry what readers typed or the
 * token of a letter. What a client sends cannot end a line: control characters and what is beyond ASCII are escaped.
 */
export function logRequests({
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
        path: pathOf(incoming.url ?? ''),
        status: outgoing.statusCode,
        bytes: incoming.socket.bytesWritten - before,
        ms: Math.round((performance.now() - started) * 10) / 10,
        ...(outgoing.writableFinished ? {} : { aborted: true }),
      })
      write(`${escapeUnusual(line)}\n`)
    })
  }
}

/** Without the query; of `http://host/x` the path alone. */
export function pathOf(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)[0] ?? ''
  return (path === '' ? '/' : path).slice(0, maxPath)
}

const escapeUnusual = (line: string): string =>
  line.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
