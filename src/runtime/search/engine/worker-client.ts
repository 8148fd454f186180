import { SearchFailure, type SearchQuery, type SearchResponse } from '../../../shared/search/search-engine.ts'
import type { WorkerReply, WorkerRequest } from './worker-messages.ts'

/** The part of `Worker` that the client uses. */
export type SearchWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>

/** The worker could not be loaded or has died, so another engine must answer. */
export class WorkerLostError extends Error {
  constructor() {
    super('The search worker could not be loaded.')
    this.name = 'WorkerLost'
  }
}

interface PendingQuery {
  resolve(answer: SearchResponse): void
  reject(error: unknown): void
}

/** Sends queries to the worker and resolves their answers. */
export class WorkerClient {
  readonly #worker: SearchWorker
  readonly #waiting = new Map<number, PendingQuery>()
  #lastId = 0

  constructor(worker: SearchWorker, base: string) {
    this.#worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => this.#take(data))
    for (const name of ['error', 'messageerror'] as const) worker.addEventListener(name, () => this.#lose())
    this.#send({ kind: 'start', base })
  }

  prepare(folder: string): void {
    this.#send({ kind: 'prepare', folder })
  }

  /** Throws a `SearchFailure`, the signal's reason, or `WorkerLost`. */
  search(folder: string, query: SearchQuery, signal: AbortSignal): Promise<SearchResponse> {
    signal.throwIfAborted()
    const id = ++this.#lastId
    const { promise, resolve, reject } = Promise.withResolvers<SearchResponse>()
    const cancel = (): void => {
      this.#send({ kind: 'cancel', id })
      reject(signal.reason)
    }
    signal.addEventListener('abort', cancel, { once: true })
    this.#waiting.set(id, { resolve, reject })
    this.#send({ kind: 'search', id, folder, query })
    return promise.finally(() => {
      signal.removeEventListener('abort', cancel)
      this.#waiting.delete(id)
    })
  }

  #send(request: WorkerRequest): void {
    this.#worker.postMessage(request)
  }

  #take(reply: WorkerReply): void {
    const waiting = this.#waiting.get(reply.id)
    if (reply.kind === 'answer') waiting?.resolve(reply.answer)
    else waiting?.reject(new SearchFailure(reply.reason))
  }

  #lose(): void {
    this.#worker.terminate()
    for (const { reject } of this.#waiting.values()) reject(new WorkerLostError())
  }
}
