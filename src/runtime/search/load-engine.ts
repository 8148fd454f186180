import { type SearchEngine, SearchFailure } from '../../shared/search/search-engine.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { getSite } from '../stores/site-store.ts'
import { loadHostedEngine } from './hosted/load-hosted-engine.ts'
import { reportFailedSearches } from './report-failed-searches.ts'
import { rewriteHits } from './rewrite-hits.ts'

let engine: Promise<SearchEngine> | undefined
let isReporting = false

/** The site's engine, loaded once. After a failure, the next query tries again. */
export function getEngine(): Promise<SearchEngine> {
  if (!isReporting) reportFailedSearches(getSite())
  isReporting = true
  engine ??= loadEngine(getSite()).catch((error: unknown) => {
    engine = undefined
    throw new SearchFailure('network', error)
  })
  return engine
}

/** Loads the engine and lets it fetch what a first query needs. Failures are reported by the query. */
export function prepareEngine(): void {
  getEngine().then(
    (loadedEngine) => loadedEngine.prepare(),
    () => undefined,
  )
}

/** Loads the configured engine. */
async function loadEngine(site: SiteView): Promise<SearchEngine> {
  const hosted = await loadHostedEngine(site)
  if (hosted !== undefined) return hosted
  const { createEmbeddedEngine } = await import('./engine/embedded-engine.ts')
  return rewriteHits(createEmbeddedEngine(site), site)
}
