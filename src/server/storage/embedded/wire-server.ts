import { createServer, type Server, type Socket } from 'node:net'
import { isInTransaction, nextBatch, queryMessage, readOpening, welcome } from './wire-messages.ts'

/** How long (ms) a client may keep a transaction open without a word. Everybody else waits for it. */
const maxSilence = 15_000

interface WireServerOptions {
  /** Answers messages of the protocol; waits until the database is open. Rejects when it is lost. */
  execute(messages: Uint8Array): Promise<Uint8Array>
  /** The database is lost; nothing will be answered any more. */
  onLost(error: unknown): void
}

/**
 * Lets clients of PostgreSQL talk to a database that knows one session only. Their batches take turns, and a client that has
 * begun a transaction keeps its turn until the end of it.
 *
 * Not `@electric-sql/pglite-socket`: its turns are single messages, so that statements of two clients get mixed up, an
 * error stops its queue for good, and it brings eight extensions of the database along.
 */
export function createWireServer({ execute, onLost }: WireServerOptions): Server {
  const takeTurn = createTurns()
  return createServer((socket) => {
    let endTurn: (() => void) | undefined
    const answer = async (batch: Buffer): Promise<void> => {
      endTurn ??= await takeTurn()
      socket.setTimeout(0)
      const bytes = await execute(batch)
      socket.write(bytes)
      if (isInTransaction(bytes)) socket.setTimeout(maxSilence)
      else endTurn = release(endTurn)
    }
    const leave = async (): Promise<void> => {
      if (endTurn === undefined) return
      await execute(queryMessage('ROLLBACK'))
      endTurn = release(endTurn)
    }
    // An empty query answers when the database is open.
    const begin = async (): Promise<void> => {
      await execute(queryMessage(''))
      socket.write(welcome)
    }
    serveClient(socket, { begin, answer, leave, onLost })
  })
}

function release(endTurn: () => void): undefined {
  endTurn()
  return undefined
}

interface Client {
  begin(): Promise<void>
  answer(batch: Buffer): Promise<void>
  /** The connection is gone. */
  leave(): Promise<void>
  onLost(error: unknown): void
}

/** Reads what a client sends, and does one thing after the other. */
function serveClient(socket: Socket, { begin, answer, leave, onLost }: Client): void {
  let bytes: Buffer = Buffer.alloc(0)
  let hasBegun = false
  let work = Promise.resolve()
  const then = (step: () => Promise<void>): void => {
    work = work.then(step).catch((error: unknown) => {
      socket.destroy()
      onLost(error)
    })
  }
  const readFirst = (): boolean => {
    const opening = readOpening(bytes)
    if (opening.kind === 'incomplete') return false
    if (opening.kind === 'unknown' || opening.kind === 'cancel') {
      socket.destroy()
      return false
    }
    bytes = bytes.subarray(opening.length)
    if (opening.kind === 'encryption') socket.write('N')
    else {
      hasBegun = true
      then(begin)
    }
    return true
  }
  const readNext = (): boolean => {
    const { batch, rest, isOver } = nextBatch(bytes)
    bytes = rest
    if (isOver) socket.end()
    if (batch !== undefined) then(() => answer(batch))
    return batch !== undefined
  }
  socket.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk])
    while (hasBegun ? readNext() : readFirst());
  })
  socket.on('timeout', () => socket.destroy())
  socket.on('error', () => socket.destroy())
  socket.on('close', () => then(leave))
}

/** One after the other, in the order of asking: resolves with what ends the turn. */
function createTurns(): () => Promise<() => void> {
  let last = Promise.resolve()
  return () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = last
    last = promise
    return before.then(() => resolve)
  }
}
