import type { IndexEngine } from '../../../shared/search/engine/index-engine.ts'
import { getIndexFolder } from '../../../shared/search/engine/index-format.ts'
import type { SearchEngine } from '../../../shared/search/search-engine.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { trustScriptUrl } from '../../dom/trusted-html.ts'
import { readItem } from '../../storage/storage.ts'
import { storageKeys } from '../../storage/storage-keys.ts'
import { getPage } from '../../stores/page-store.ts'
import workerUrl from './search-worker.ts?worker&url'
import { WorkerClient, WorkerLostError } from './worker-client.ts'

type GetEngine = (folder: string) => IndexEngine

/** Creates the engine that needs no service: a worker reads the index of the reader's locale and version. */
export function createEmbeddedEngine(site: SiteView): SearchEngine {
  let client = startWorker(site.base)
  let engines: Promise<GetEngine> | undefined
  const loadPageEngines = (): Promise<GetEngine> => {
    engines ??= import('./index-engines.ts').then(({ createIndexEngines }) => createIndexEngines(site.base))
    return engines
  }
  return {
    prepare() {
      const folder = getReaderFolder(site)
      // The query reports this failure.
      if (client === undefined)
        loadPageEngines()
          .then((engine) => engine(folder).prepare())
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
      const engine = await loadPageEngines()
      return engine(folder).search(query, signal)
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

/**
 * Returns the index for this page: in its locale, and for its version, or the reader's preferred version if it has
 * none.
 */
function getReaderFolder({ versions }: SiteView): string {
  const { locale, version } = getPage().view
  if (versions.length === 0) return getIndexFolder(locale, undefined)
  const preferred = readItem(storageKeys.preferredVersion)
  const match = versions.find(({ name }) => name === (version?.name ?? preferred))
  const chosen = match ?? versions.find(({ isLast }) => isLast) ?? versions[0]
  return getIndexFolder(locale, chosen?.name)
}
