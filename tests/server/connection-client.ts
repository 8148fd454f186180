import { once } from 'node:events'
import { connect } from 'node:net'
import { parseReplies, type RawReply } from './send-raw.ts'

/** How a connection went. */
export interface Conversation {
  replies: RawReply[]
  /** True if the system reported a reset, after which unread bytes are lost. */
  wasReset: boolean
}

/** Milliseconds until a client aborts. */
const patience = 10_000

/**
 * Sends bytes as a simple client does: it reads only after it has written everything. Then it sends `next`, unless the
 * server has said that the connection closes, and reads until the server closes.
 */
export async function converse(port: number, bytes: string, next: string): Promise<Conversation> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const chunks: Buffer[] = []
  const replies = (): RawReply[] => parseReplies(Buffer.concat(chunks).toString('latin1'))
  let wasReset = false
  socket.on('error', () => {
    wasReset = true
  })
  socket.setTimeout(patience, () => socket.destroy(new Error('The server is silent.')))
  await once(socket, 'connect')
  socket.pause()
  await new Promise<void>((resolve) => {
    socket.once('close', resolve)
    socket.write(Buffer.from(bytes, 'latin1'), () => resolve())
  })
  let hasSentNext = false
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    const [reply] = replies()
    if (reply === undefined || saysClose(reply) || hasSentNext) return
    hasSentNext = true
    socket.write(next)
  })
  socket.once('end', () => socket.end())
  socket.resume()
  if (!socket.closed) await once(socket, 'close')
  return { replies: replies(), wasReset }
}

export const saysClose = ({ head }: RawReply): boolean => /^connection: *close/im.test(head)
