import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { getErrorCode } from '../../shared/get-error-code.ts'
import type { ThreadMessage, ThreadRequest, ThreadResponse } from './serve-thread.ts'

/** A thread that responds to requests. It starts with the first one, and again after it was stopped. */
export interface RequestThread {
  /** Sends a request whose body was read already. */
  send(request: Request, body: Buffer): Promise<ThreadReply>
  /** Stops the thread. Waiting requests get no response, and it doesn't start again. */
  close(): Promise<void>
}

/** A response, or the reason for having none: too many requests are waiting, or this one took too long. */
export type ThreadReply = { kind: 'response'; response: Response } | { kind: 'busy' } | { kind: 'stopped' }

export interface RequestThreadLimits {
  /** Time (ms) for one request before the thread is stopped. */
  requestTimeout: number
  /** Time (ms) to load the data and the code. */
  startTimeout: number
  /** Maximum waiting requests. */
  maxWaiting: number
  /** Megabytes of JavaScript objects. */
  maxMemory: number
}

const defaultLimits: RequestThreadLimits = {
  requestTimeout: 1000,
  startTimeout: 15_000,
  maxWaiting: 32,
  maxMemory: 192,
}

interface ThreadModule {
  /** The module that the thread runs. It calls `serveThread`. */
  module: URL
  workerData: unknown
}

/**
 * Keeps work of unknown duration out of the thread that serves the site. A thread that takes too much
 * time or memory is stopped.
 */
export function createRequestThread(
  { module, workerData }: ThreadModule,
  limits: Partial<RequestThreadLimits> = {},
): RequestThread {
  const { requestTimeout, startTimeout, maxWaiting, maxMemory } = { ...defaultLimits, ...limits }
  let thread: Worker | undefined
  let waiting = 0
  let isClosed = false
  let last: Promise<unknown> = Promise.resolve()

  const stop = async (): Promise<void> => {
    const stopped = thread
    thread = undefined
    await stopped?.terminate()
  }
  const start = async (): Promise<Worker | undefined> => {
    thread = createWorker({ module, workerData }, maxMemory)
    const message = await receiveMessage(thread, startTimeout)
    if (message?.kind === 'ready') return thread
    await stop()
    if (message?.kind === 'failed') throw message.error
    return undefined
  }
  const sendToThread = async (request: ThreadRequest): Promise<ThreadReply> => {
    if (isClosed) return { kind: 'stopped' }
    const isRunning = thread !== undefined && thread.threadId !== -1
    const running = isRunning ? thread : await start()
    if (running === undefined) return { kind: 'stopped' }
    running.postMessage(request)
    const message = await receiveMessage(running, requestTimeout)
    if (message?.kind === 'response') return { kind: 'response', response: toResponse(message.response) }
    if (message?.kind === 'failed') throw message.error
    await stop()
    return { kind: 'stopped' }
  }
  return {
    async send({ method, url, headers }, body) {
      if (waiting >= maxWaiting) return { kind: 'busy' }
      waiting++
      // One at a time, so that the time limit applies to a single request.
      const message = { method, url, headers: [...headers], body: body.length === 0 ? undefined : body }
      const reply = last.then(() => sendToThread(message)).finally(() => waiting--)
      last = reply.catch(() => undefined)
      return reply
    },
    close() {
      isClosed = true
      return stop()
    },
  }
}

const toResponse = ({ status, headers, body }: ThreadResponse): Response =>
  new Response(body ?? null, { status, headers })

function createWorker({ module, workerData }: ThreadModule, maxMemory: number): Worker {
  const worker = new Worker(module, { workerData, resourceLimits: { maxOldGenerationSizeMb: maxMemory } })
  // The socket keeps the process running, not this thread.
  worker.unref()
  // Ignores an error while no request runs. The next request notices that the thread ended.
  worker.on('error', () => undefined)
  return worker
}

const isOutOfMemory = (error: unknown): boolean => getErrorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY'

/** Waits for the next message of a thread. Returns `undefined` when the thread ends or takes too long. */
async function receiveMessage(thread: Worker, timeout: number): Promise<ThreadMessage | undefined> {
  const signal = AbortSignal.timeout(timeout)
  const ended = new AbortController()
  const onExit = (): void => ended.abort()
  thread.once('exit', onExit)
  try {
    const [message] = await once(thread, 'message', { signal: AbortSignal.any([signal, ended.signal]) })
    return message
  } catch (error) {
    const isStopped = signal.aborted || ended.signal.aborted || isOutOfMemory(error)
    return isStopped ? undefined : { kind: 'failed', error }
  } finally {
    thread.off('exit', onExit)
  }
}
