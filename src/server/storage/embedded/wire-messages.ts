/** What a client says first, before it speaks in typed messages. */
export type Opening =
  /** It asks for encryption, and goes on without when told no. */
  | { kind: 'encryption'; length: number }
  /** It asks to cancel what another connection does, and expects no answer. */
  | { kind: 'cancel' }
  | { kind: 'startup'; length: number }
  | { kind: 'incomplete' }
  /** No client of PostgreSQL. */
  | { kind: 'unknown' }

const encryptionCodes = [80877103, 80877104]
const cancelCode = 80877102
/** Nobody has so many settings. */
const maxOpening = 10_000
/** Restoring a backup sends rows in parts of a few megabytes. */
const maxMessage = 64 * 1024 * 1024

/** Reads the first message of a connection: its length, then a code. */
export function readOpening(bytes: Buffer): Opening {
  if (bytes.length < 8) return { kind: 'incomplete' }
  const length = bytes.readInt32BE(0)
  const code = bytes.readInt32BE(4)
  if (length < 8 || length > maxOpening) return { kind: 'unknown' }
  if (encryptionCodes.includes(code)) return { kind: 'encryption', length }
  if (code === cancelCode) return { kind: 'cancel' }
  // The upper half is the version of the protocol.
  if (code >> 16 !== 3) return { kind: 'unknown' }
  return bytes.length < length ? { kind: 'incomplete' } : { kind: 'startup', length }
}

/** What came of a client so far: messages that belong together, and what follows them. */
export interface Received {
  /** Messages up to the one that wants an answer, ready to be executed; undefined until it is there. */
  batch: Buffer | undefined
  rest: Buffer
  /** The client says goodbye, or something that is no message. */
  isOver: boolean
}

/**
 * Cuts off the next batch. A batch ends with a query (`Q`) or with `S`, which asks for the answer of all before it:
 *
 * `P` parse · `B` bind · `E` execute · `S` │ `Q` query │ `P` …
 */
export function nextBatch(bytes: Buffer): Received {
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

/** Whether an answer leaves a transaction open: it ends with `Z`, a length and the state. */
export function isInTransaction(answer: Uint8Array): boolean {
  return Buffer.from(answer.slice(-6, -5)).toString('latin1') === 'Z' && answer.at(-1) !== idle
}

const idle = 'I'.charCodeAt(0)

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(5)
  head.write(type, 0, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const text = (value: string): Buffer => Buffer.from(`${value}\0`)

/** A query as a client would send it. */
export const queryMessage = (statement: string): Buffer => message('Q', text(statement))

/** What a client is told when it may begin. Who may open the socket is who may ask, so that nobody is asked for a name. */
export const welcome: Buffer = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('S', text('server_version'), text('18.0')),
  message('S', text('server_encoding'), text('UTF8')),
  message('S', text('client_encoding'), text('UTF8')),
  message('S', text('DateStyle'), text('ISO, MDY')),
  message('S', text('integer_datetimes'), text('on')),
  message('S', text('standard_conforming_strings'), text('on')),
  message('Z', Buffer.from('I')),
])
