import type { CachedApi, LoadedApi } from '../../shared/api/loaded-api.ts'
import type { CatalogTables } from '../../shared/content/catalog/catalog.ts'
import type { ApiPage, SiteApi } from '../../shared/site/site.ts'
import type { LinkProblem } from '../links/link-problem.ts'
import type { LinkTargets } from '../links/link-targets.ts'
import { resolveLink } from '../links/resolve-link.ts'
import { findRelatedPages } from './find-related-pages.ts'

interface ApiSources {
  /** The pages generated from each API, in the order of the APIs. */
  apiPages: readonly (readonly ApiPage[])[]
  catalog: CatalogTables
  targets: LinkTargets
}

export interface SiteApis {
  apis: SiteApi[]
  problems: LinkProblem[]
}

/** Connects the APIs to the pages of the site. */
export function createSiteApis(
  apis: readonly CachedApi[],
  { apiPages, catalog, targets }: ApiSources,
): SiteApis {
  const { base } = targets.index.config
  const resolved = apis.map(({ loaded }) => resolveDescriptionLinks(loaded, targets))
  return {
    apis: apis.map((api, index) => ({
      ...api,
      pages: [...(apiPages[index] ?? [])],
      linkUrls: resolved[index]?.urls ?? {},
      relatedPages: findRelatedPages(api.loaded.document, catalog, base),
    })),
    problems: resolved.flatMap(({ problems }) => problems),
  }
}

/** Resolves the links in a document's descriptions, as if they were on its overview. */
function resolveDescriptionLinks(
  { document, links }: LoadedApi,
  targets: LinkTargets,
): { urls: Record<string, string>; problems: LinkProblem[] } {
  const overview = targets.index.byPath.get(document.path)
  if (overview === undefined) return { urls: {}, problems: [] }
  const resolved = links.map((link) => ({ link, ...resolveLink(link, overview, targets) }))
  return {
    urls: Object.fromEntries(resolved.map(({ link, url }) => [link.href, url])),
    problems: resolved.flatMap(({ problems }) => problems),
  }
}
