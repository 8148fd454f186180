import { createServer, type Server, type Socket } from 'node:net'
import {
  createQueryMessage,
  isInTransaction,
  readBatch,
  readFirstMessage,
  welcomeMessage,
} from './wire-messages.ts'

/** How long (ms) a client may keep a transaction open without sending anything. All other clients wait for it. */
const maxIdleTime = 15_000

interface WireServerOptions {
  /** Executes protocol messages. Waits until the database is open and rejects when it's lost. */
  execute(messages: Uint8Array): Promise<Uint8Array>
  /** Is called when the database is lost. */
  onLost(error: unknown): void
}

/**
 * Lets several PostgreSQL clients use a database that supports one session. Clients take turns by batch, and a client
 * in a transaction keeps its turn until the transaction ends.
 *
 * This isn't `@electric-sql/pglite-socket`, because its turns are single messages, so statements of two clients mix; an
 * error stops its queue for good; and it depends on eight database extensions.
 */
export function createWireServer({ execute, onLost }: WireServerOptions): Server {
  const takeTurn = createTurns()
  return createServer((socket) => {
    let endTurn: (() => void) | undefined
    const respond = async (batch: Buffer): Promise<void> => {
      endTurn ??= await takeTurn()
      socket.setTimeout(0)
      const bytes = await execute(batch)
      socket.write(bytes)
      if (isInTransaction(bytes)) socket.setTimeout(maxIdleTime)
      else endTurn = release(endTurn)
    }
    const leave = async (): Promise<void> => {
      if (endTurn === undefined) return
      await execute(createQueryMessage('ROLLBACK'))
      endTurn = release(endTurn)
    }
    // An empty query returns when the database is open.
    const begin = async (): Promise<void> => {
      await execute(createQueryMessage(''))
      socket.write(welcomeMessage)
    }
    serveClient(socket, { begin, respond, leave, onLost })
  })
}

function release(endTurn: () => void): undefined {
  endTurn()
  return undefined
}

interface ClientSession {
  begin(): Promise<void>
  respond(batch: Buffer): Promise<void>
  /** Releases the turn of a closed connection. */
  leave(): Promise<void>
  onLost(error: unknown): void
}

/** Executes a client's messages one after another. */
function serveClient(socket: Socket, { begin, respond, leave, onLost }: ClientSession): void {
  let bytes: Buffer = Buffer.alloc(0)
  let hasBegun = false
  let work = Promise.resolve()
  const enqueue = (step: () => Promise<void>): void => {
    work = work.then(step).catch((error: unknown) => {
      socket.destroy()
      onLost(error)
    })
  }
  const readFirst = (): boolean => {
    const opening = readFirstMessage(bytes)
    if (opening.kind === 'incomplete') return false
    if (opening.kind === 'unknown' || opening.kind === 'cancel') {
      socket.destroy()
      return false
    }
    bytes = bytes.subarray(opening.length)
    if (opening.kind === 'encryption') socket.write('N')
    else {
      hasBegun = true
      enqueue(begin)
    }
    return true
  }
  const readNext = (): boolean => {
    const { batch, rest, isOver } = readBatch(bytes)
    bytes = rest
    if (isOver) socket.end()
    if (batch !== undefined) enqueue(() => respond(batch))
    return batch !== undefined
  }
  socket.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk])
    while (hasBegun ? readNext() : readFirst());
  })
  socket.on('timeout', () => socket.destroy())
  socket.on('error', () => socket.destroy())
  socket.on('close', () => enqueue(leave))
}

/** Creates a queue. Each call resolves in order, with a function that ends the turn. */
function createTurns(): () => Promise<() => void> {
  let last = Promise.resolve()
  return () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = last
    last = promise
    return before.then(() => resolve)
  }
}
