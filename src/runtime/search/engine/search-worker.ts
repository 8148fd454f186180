/** Entry of the search worker, which answers queries without blocking the page. */
import type { IndexEngine } from '../../../shared/search/engine/index-engine.ts'
import { SearchFailure } from '../../../shared/search/search-engine.ts'
import { createIndexEngines } from './index-engines.ts'
import type { WorkerReply, WorkerRequest } from './worker-messages.ts'

let engines: ((folder: string) => IndexEngine) | undefined
const runningQueries = new Map<number, AbortController>()

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  switch (data.kind) {
    case 'start':
      engines = createIndexEngines(data.base)
      return
    case 'prepare':
      engines?.(data.folder).prepare().catch(ignore)
      return
    case 'search':
      search(data)
      return
    case 'cancel':
      runningQueries.get(data.id)?.abort()
      return
  }
})

async function search({ id, folder, query }: Extract<WorkerRequest, { kind: 'search' }>): Promise<void> {
  const controller = new AbortController()
  runningQueries.set(id, controller)
  try {
    const answer = await engines?.(folder).search(query, controller.signal)
    if (answer !== undefined) reply({ kind: 'answer', id, answer })
  } catch (error) {
    if (controller.signal.aborted) return
    if (!(error instanceof SearchFailure)) console.error(error)
    reply({ kind: 'failed', id, reason: error instanceof SearchFailure ? error.reason : 'nonsense' })
  } finally {
    runningQueries.delete(id)
  }
}

const reply = (message: WorkerReply): void => postMessage(message)

/** A failure is reported by the query that needs the file. */
const ignore = (): void => undefined
