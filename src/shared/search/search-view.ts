import type { DocsConfig } from '../config/config.ts'

/** The search service, with the settings that a browser needs. */
export type SearchService = DocsConfig['search']['engine']

/** How the URLs of results are rewritten. */
export type UrlRewriting = Pick<DocsConfig['search'], 'externalUrlPattern' | 'replacePathname'>

/** The browser's settings for search. */
export interface SearchView extends UrlRewriting {
  engine: SearchService
  hasQueryInAnalytics: boolean
}

/** Returns the origins that a browser sends requests to when it searches. */
export function listSearchOrigins(service: SearchService): string[] {
  switch (service.kind) {
    case 'embedded':
      return []
    case 'algolia':
      return service.hosts ?? listAlgoliaOrigins(service.applicationId)
    case 'typesense':
      return [...new Set(service.nodes.map((node) => new URL(node).origin))]
  }
}

/** Returns the hosts that the official client tries, in order: the nearest one, then fallbacks. */
const listAlgoliaOrigins = (id: string): string[] => [
  `https://${id}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
]
