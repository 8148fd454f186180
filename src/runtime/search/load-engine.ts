import type { SearchEngine } from '../../shared/search/search-engine.ts'
import type { SiteView } from '../../shared/site-view.ts'

/** The engine that the site is configured with, loaded on intent. */
export async function loadEngine(site: SiteView): Promise<SearchEngine> {
  const { createEmbeddedEngine } = await import('./engine/embedded-engine.ts')
  return createEmbeddedEngine(site)
}
