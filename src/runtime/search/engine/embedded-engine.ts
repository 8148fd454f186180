import { getIndexFolder } from '../../../shared/search/engine/index-format.ts'
import type { SearchEngine } from '../../../shared/search/search-engine.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { trustScriptUrl } from '../../dom/trusted-html.ts'
import { readItem } from '../../storage/storage.ts'
import { preferredVersionKey } from '../../storage/storage-keys.ts'
import { getPage } from '../../stores/page-store.ts'
import workerUrl from './search-worker.ts?worker&url'
import { WorkerClient, WorkerLostError } from './worker-client.ts'
import type { PageWithSearch } from './worker-messages.ts'

/** Creates the engine that needs no service: a worker reads the index of the reader's locale and version. */
export function createEmbeddedEngine(site: SiteView): SearchEngine {
  let client = startWorker(site.base)
  let pageClient: Promise<WorkerClient> | undefined
  const getPageClient = (): Promise<WorkerClient> => {
    pageClient ??= startInPage(site.base)
    return pageClient
  }
  return {
    prepare() {
      const folder = getReaderFolder(site)
      // The query reports this failure.
      if (client === undefined)
        getPageClient()
          .then((started) => started.prepare(folder))
          .catch(() => undefined)
      else client.prepare(folder)
    },
    async search(query, signal) {
      const folder = getReaderFolder(site)
      if (client !== undefined) {
        try {
          return await client.search(folder, query, signal)
        } catch (error) {
          if (!(error instanceof WorkerLostError)) throw error
          client = undefined
        }
      }
      return (await getPageClient()).search(folder, query, signal)
    },
  }
}

/** Starts the worker. Returns undefined if the browser or an extension forbids it. */
function startWorker(base: string): WorkerClient | undefined {
  try {
    return new WorkerClient(new Worker(trustScriptUrl(workerUrl), { type: 'module' }), base)
  } catch (error) {
    console.warn("Couldn't start the search worker. Searching on the main thread instead.", error)
    return undefined
  }
}

/** Runs the script of the worker in the page: a second copy of the engine for it would be 12 kB. */
async function startInPage(base: string): Promise<WorkerClient> {
  await import(/* @vite-ignore */ trustScriptUrl(workerUrl))
  const { port1, port2 } = new MessageChannel()
  ;(globalThis as PageWithSearch).serveSearch?.(port2)
  const client = new WorkerClient(Object.assign(port1, { terminate: () => port1.close() }), base)
  for (const port of [port1, port2]) port.start()
  return client
}

/**
 * Returns the index for this page: in its locale, and for its version, or the reader's preferred version if it has
 * none.
 */
function getReaderFolder({ versions }: SiteView): string {
  const { locale, version } = getPage().view
  if (versions.length === 0) return getIndexFolder(locale, undefined)
  const preferred = readItem(preferredVersionKey)
  const match = versions.find(({ name }) => name === (version?.name ?? preferred))
  const chosen = match ?? versions.find(({ isLast }) => isLast) ?? versions[0]
  return getIndexFolder(locale, chosen?.name)
}
