import { rewriteResultUrl } from '../../shared/search/rewrite-result-url.ts'
import type { SearchEngine, SearchHit } from '../../shared/search/search-engine.ts'
import type { SiteView } from '../../shared/site/site-view.ts'

/** Wraps an engine so that it rewrites the URLs of results. Returns the engine itself if the site has no rules. */
export function rewriteHits(engine: SearchEngine, site: SiteView): SearchEngine {
  const { externalUrlPattern, replacePathname } = site.search
  if (externalUrlPattern === undefined && replacePathname === undefined) return engine
  const rewrite = (hit: SearchHit): SearchHit[] => {
    const found = rewriteResultUrl(hit.url, site.search, site)
    const page = rewriteResultUrl(hit.pageUrl, site.search, site)
    return found === undefined || page === undefined ? [] : [{ ...hit, ...found, pageUrl: page.url }]
  }
  return {
    prepare: () => engine.prepare(),
    async search(query, signal) {
      const answer = await engine.search(query, signal)
      return { ...answer, hits: answer.hits.flatMap(rewrite) }
    },
  }
}
