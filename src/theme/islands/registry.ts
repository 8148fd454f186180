import type { IslandRegistry } from '../../runtime/article/islands.ts'

/** Interactive components of articles, by the name in `data-island`. Each is loaded only by pages that use it. */
export const islands: IslandRegistry = {
  Newsletter: () => import('./NewsletterIsland.tsx'),
  FaqFilter: () => import('./FaqFilterIsland.tsx'),
  FaqServices: () => import('./FaqServicesIsland.tsx'),
  ReleaseFilter: () => import('./ReleaseFilterIsland.tsx'),
  SearchResults: () => import('./SearchResultsIsland.tsx'),
  TryIt: () => import('./TryItIsland.tsx'),
  Tabs: () => import('./TabsIsland.tsx'),
}
