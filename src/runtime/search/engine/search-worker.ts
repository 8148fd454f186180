/** Entry of the search worker, which answers queries without blocking the page. A page that may start no worker imports it. */
import { createIndexEngine, type IndexEngine } from '../../../shared/search/engine/index-engine.ts'
import { SearchFailure } from '../../../shared/search/search-engine.ts'
import { fetchIndexFiles } from './fetch-index-files.ts'
import type { PageWithSearch, SearchPort, WorkerReply, WorkerRequest } from './worker-messages.ts'

type SearchRequest = Extract<WorkerRequest, { kind: 'search' }>

/** Answers the requests of a port: of the worker, or of a channel in the page. */
function serveSearch(port: SearchPort): void {
  let engines: ((folder: string) => IndexEngine) | undefined
  const runningQueries = new Map<number, AbortController>()
  const reply = (message: WorkerReply): void => port.postMessage(message)

  async function search({ id, folder, query }: SearchRequest): Promise<void> {
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

  port.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
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
}

/** A failure is reported by the query that needs the file. */
const ignore = (): void => undefined

const scope: PageWithSearch & SearchPort = globalThis
if ('document' in globalThis) scope.serveSearch = serveSearch
else serveSearch(scope)

/** Creates the engines of a site on demand, one per index. Runs in the worker, or in the page without one. */
function createIndexEngines(base: string): (folder: string) => IndexEngine {
  const files = fetchIndexFiles(base)
  const engines = new Map<string, IndexEngine>()
  return (folder) => {
    const cachedEngine = engines.get(folder)
    if (cachedEngine !== undefined) return cachedEngine
    const newEngine = createIndexEngine(files, folder)
    engines.set(folder, newEngine)
    return newEngine
  }
}
