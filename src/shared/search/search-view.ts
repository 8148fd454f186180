import type { DocsConfig } from '../config/config.ts'

/** Who finds, with what a browser needs to ask it. */
export type SearchService = DocsConfig['search']['engine']

/** What to do with the addresses of results. */
export type UrlRewriting = Pick<DocsConfig['search'], 'externalUrlPattern' | 'replacePathname'>

/** What the browser knows about search. */
export interface SearchView extends UrlRewriting {
  engine: SearchService
  hasQueryInAnalytics: boolean
}

/** Origins that a browser asks when it searches. */
export function searchOrigins(service: SearchService): string[] {
  switch (service.kind) {
    case 'embedded':
      return []
    case 'algolia':
      return service.hosts ?? algoliaOrigins(service.applicationId)
    case 'typesense':
      return [...new Set(service.nodes.map((node) => new URL(node).origin))]
  }
}

/** The hosts that the official client tries, in its order: the nearest one, then the fallbacks. */
const algoliaOrigins = (id: string): string[] => [
  `https://${id}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
]
