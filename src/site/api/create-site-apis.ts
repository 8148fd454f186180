import type { CachedApi } from '../../shared/api/loaded-api.ts'
import type { DocumentWarning } from '../../shared/api/warnings/document-warning.ts'
import type { DocumentWarnings } from '../../shared/api/warnings/format-document-warnings.ts'
import type { CatalogTables } from '../../shared/content/catalog/catalog.ts'
import type { SourceLink } from '../../shared/content/source-link.ts'
import { removeDuplicates } from '../../shared/docs-error.ts'
import type { ApiPage, SiteApi } from '../../shared/site/site.ts'
import type { LinkProblem } from '../links/link-problem.ts'
import type { LinkTargets } from '../links/link-targets.ts'
import { type ResolvedLink, resolveLink } from '../links/resolve-link.ts'
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
  /** Warnings about the documents. */
  warnings: DocumentWarnings[]
}

/** Connects the APIs to the pages of the site. */
export function createSiteApis(
  apis: readonly CachedApi[],
  { apiPages, catalog, targets }: ApiSources,
): SiteApis {
  const { base, brand } = targets.index.config
  const resolved = apis.map(({ loaded }) => resolveApiLinks(loaded, targets))
  return {
    apis: apis.map((api, index) => ({
      ...api,
      pages: [...(apiPages[index] ?? [])],
      icons: brand.icons,
      linkUrls: resolved[index]?.urls ?? {},
      relatedPages: findRelatedPages(api.loaded.document, catalog, base),
    })),
    problems: resolved.flatMap(({ problems }) => problems),
    warnings: apis.map(({ loaded }, index) => ({
      label: loaded.document.label,
      warnings: [...loaded.warnings, ...(resolved[index]?.warnings ?? [])],
    })),
  }
}

interface ApiLinks {
  /** URLs by link as written. Empty for a link that leads nowhere. */
  urls: Record<string, string>
  problems: LinkProblem[]
  warnings: DocumentWarning[]
}

/**
 * Resolves the links in a document's descriptions. In a document whose mistakes are warnings, links that lead nowhere
 * on this site belong to the provider's documentation, or are shown as text.
 */
function resolveApiLinks(api: CachedApi['loaded'], targets: LinkTargets): ApiLinks {
  const { id } = api.document
  const level = targets.index.config.apis.find((configured) => configured.id === id)?.problems
  const resolved = resolveDescriptionLinks(api, targets)
  if (level !== 'warn') return { ...resolved, urls: collectUrls(resolved.links), warnings: [] }
  const links = resolved.links.map(({ link, url, problems }) =>
    problems.length === 0 ? { link, url } : { link, url: resolveExternally(link.href, api.linkBase) },
  )
  const warnings = resolved.problems.map(
    ({ problem, at, fix }): DocumentWarning => ({ kind: 'links', problem, at, fix }),
  )
  return { urls: collectUrls(links), problems: [], warnings: removeDuplicates(warnings) }
}

const collectUrls = (links: readonly { link: SourceLink; url: string }[]): Record<string, string> =>
  Object.fromEntries(links.map(({ link, url }) => [link.href, url]))

/** Resolves a link against another site. Empty if that isn't possible. */
function resolveExternally(href: string, base: string | undefined): string {
  if (href.startsWith('#') || base === undefined || !URL.canParse(href, base)) return ''
  const url = new URL(href, base)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : ''
}

/** Resolves the links in a document's descriptions, as if they were on its overview. */
function resolveDescriptionLinks(
  { document, links }: CachedApi['loaded'],
  targets: LinkTargets,
): { links: (ResolvedLink & { link: SourceLink })[]; problems: LinkProblem[] } {
  const overview = targets.index.byPath.get(document.path)
  if (overview === undefined) return { links: [], problems: [] }
  const resolved = links.map((link) => ({ link, ...resolveLink(link, overview, targets) }))
  return { links: resolved, problems: resolved.flatMap(({ problems }) => problems) }
}
