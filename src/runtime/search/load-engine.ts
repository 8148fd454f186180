import type { SearchEngine } from '../../shared/search/search-engine.ts'
import type { SiteView } from '../../shared/site-view.ts'
import { loadHostedEngine } from './hosted/load-hosted-engine.ts'
import { rewriteHits } from './rewrite-hits.ts'

/** The engine that the site is configured with, loaded on intent. */
export async function loadEngine(site: SiteView): Promise<SearchEngine> {
  const hosted = await loadHostedEngine(site)
  if (hosted !== undefined) return hosted
  const { createEmbeddedEngine } = await import('./engine/embedded-engine.ts')
  return rewriteHits(createEmbeddedEngine(site), site)
}
