/** The first message of a client, before typed messages. */
export type FirstMessage =
  /** Requests encryption, and continues without it when refused. */
  | { kind: 'encryption'; length: number }
  /** Asks to cancel a statement of another connection, and expects no response. */
  | { kind: 'cancel' }
  | { kind: 'startup'; length: number }
  | { kind: 'incomplete' }
  /** Not a PostgreSQL client. */
  | { kind: 'unknown' }

const encryptionCodes = [80877103, 80877104]
const cancelCode = 80877102
/** Far more bytes than real settings need. */
const maxFirstMessage = 10_000
/** Restoring a backup sends rows in chunks of a few megabytes. */
const maxMessage = 64 * 1024 * 1024

/** Reads the first message of a connection: its length, then a code. */
export function readFirstMessage(bytes: Buffer): FirstMessage {
  if (bytes.length < 8) return { kind: 'incomplete' }
  const length = bytes.readInt32BE(0)
  const code = bytes.readInt32BE(4)
  if (length < 8 || length > maxFirstMessage) return { kind: 'unknown' }
  if (encryptionCodes.includes(code)) return { kind: 'encryption', length }
  if (code === cancelCode) return { kind: 'cancel' }
  // The upper half is the protocol version.
  if (code >> 16 !== 3) return { kind: 'unknown' }
  return bytes.length < length ? { kind: 'incomplete' } : { kind: 'startup', length }
}

/** Bytes received from a client: the next batch of messages, and the rest. */
export interface BatchResult {
  /** Messages up to the one that needs a response, or undefined if it hasn't arrived. */
  batch: Buffer | undefined
  rest: Buffer
  /** Whether the client closed the session or sent an invalid message. */
  isOver: boolean
}

/**
 * Splits off the next batch. A batch ends with a query (`Q`) or with `S`, which requests the response to all messages
 * before it:
 *
 * `P` parse · `B` bind · `E` execute · `S` │ `Q` query │ `P` …
 */
export function readBatch(bytes: Buffer): BatchResult {
  let end = 0
  while (bytes.length - end >= 5) {
    const type = bytes.toString('latin1', end, end + 1)
    const length = bytes.readInt32BE(end + 1)
    if (type === 'X' || length < 4 || length > maxMessage)
      return { batch: undefined, rest: bytes, isOver: true }
    if (bytes.length < end + 1 + length) break
    end += 1 + length
    if (type === 'Q' || type === 'S')
      return { batch: bytes.subarray(0, end), rest: bytes.subarray(end), isOver: false }
  }
  return { batch: undefined, rest: bytes, isOver: bytes.length > maxMessage }
}

/** Whether a response leaves a transaction open. It ends with `Z`, a length, and the state. */
export function isInTransaction(answer: Uint8Array): boolean {
  return Buffer.from(answer.slice(-6, -5)).toString('latin1') === 'Z' && answer.at(-1) !== idle
}

const idle = 'I'.charCodeAt(0)

function createMessage(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(5)
  head.write(type, 0, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const encodeText = (value: string): Buffer => Buffer.from(`${value}\0`)

/** Encodes a query as a client would send it. */
export const createQueryMessage = (statement: string): Buffer => createMessage('Q', encodeText(statement))

/** Greeting that lets a client start. Access to the socket is the only authentication. */
export const welcomeMessage: Buffer = Buffer.concat([
  createMessage('R', Buffer.alloc(4)),
  createMessage('S', encodeText('server_version'), encodeText('18.0')),
  createMessage('S', encodeText('server_encoding'), encodeText('UTF8')),
  createMessage('S', encodeText('client_encoding'), encodeText('UTF8')),
  createMessage('S', encodeText('DateStyle'), encodeText('ISO, MDY')),
  createMessage('S', encodeText('integer_datetimes'), encodeText('on')),
  createMessage('S', encodeText('standard_conforming_strings'), encodeText('on')),
  createMessage('Z', Buffer.from('I')),
])
