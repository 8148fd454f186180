import type { IslandRegistry } from '../../runtime/article/islands.ts'

/** Interactive parts of articles by the name in `data-island`; each is fetched only by pages that use it. */
export const islands: IslandRegistry = {
  Newsletter: async () => (await import('./NewsletterIsland.tsx')).NewsletterIsland,
  FaqFilter: async () => (await import('./FaqFilterIsland.tsx')).FaqFilterIsland,
  FaqServices: async () => (await import('./FaqServicesIsland.tsx')).FaqServicesIsland,
  ReleaseFilter: async () => (await import('./ReleaseFilterIsland.tsx')).ReleaseFilterIsland,
  SearchResults: async () => (await import('./SearchResultsIsland.tsx')).SearchResultsIsland,
  TryIt: async () => (await import('./TryItIsland.tsx')).TryItIsland,
  Tabs: async () => (await import('./TabsIsland.tsx')).TabsIsland,
}
