import type { IndexEngine } from '../../../shared/search/engine/index-engine.ts'
import { indexFolder } from '../../../shared/search/engine/index-format.ts'
import type { SearchEngine } from '../../../shared/search/search-engine.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { trustScriptUrl } from '../../dom/trusted-html.ts'
import { readItem } from '../../storage/storage.ts'
import { storageKeys } from '../../storage/storage-keys.ts'
import { getPage } from '../../stores/page-store.ts'
import workerUrl from './search-worker.ts?worker&url'
import { WorkerClient, WorkerLost } from './worker-client.ts'

type Engines = (folder: string) => IndexEngine

/** Creates the engine that needs no service: a worker reads the index of the reader's locale and version. */
export function createEmbeddedEngine(site: SiteView): SearchEngine {
  let client = startWorker(site.base)
  let engines: Promise<Engines> | undefined
  const inPage = (): Promise<Engines> => {
    engines ??= import('./index-engines.ts').then(({ createIndexEngines }) => createIndexEngines(site.base))
    return engines
  }
  return {
    prepare() {
      const folder = readerFolder(site)
      // The query reports this failure.
      if (client === undefined)
        inPage()
          .then((engine) => engine(folder).prepare())
          .catch(() => undefined)
      else client.prepare(folder)
    },
    async search(query, signal) {
      const folder = readerFolder(site)
      if (client !== undefined) {
        try {
          return await client.search(folder, query, signal)
        } catch (error) {
          if (!(error instanceof WorkerLost)) throw error
          client = undefined
        }
      }
      const engine = await inPage()
      return engine(folder).search(query, signal)
    },
  }
}

/** Starts the worker. Returns undefined if the browser or an extension forbids it. */
function startWorker(base: string): WorkerClient | undefined {
  try {
    return new WorkerClient(new Worker(trustScriptUrl(workerUrl), { type: 'module' }), base)
  } catch (error) {
    console.warn('The search worker could not be started. Search runs in the page instead.', error)
    return undefined
  }
}

/** Returns the index for this page: in its locale, and of its version or else the reader's preferred one. */
function readerFolder({ versions }: SiteView): string {
  const { locale, version } = getPage().view
  if (versions.length === 0) return indexFolder(locale, undefined)
  const preferred = readItem(storageKeys.preferredVersion)
  const known = versions.find(({ name }) => name === (version?.name ?? preferred))
  const chosen = known ?? versions.find(({ isLast }) => isLast) ?? versions[0]
  return indexFolder(locale, chosen?.name)
}
