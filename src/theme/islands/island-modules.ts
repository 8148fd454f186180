import type { IslandModules } from '../../runtime/article/islands.ts'

/** Interactive components of articles, by the name in `data-island`. Each is loaded only by pages that use it. */
export const islandModules: IslandModules = {
  Newsletter: () => import('./NewsletterIsland.tsx'),
  FaqFilter: () => import('./faq/FaqFilterIsland.tsx'),
  FaqServices: () => import('./faq/FaqServicesIsland.tsx'),
  ReleaseFilter: () => import('./releases/ReleaseFilterIsland.tsx'),
  SearchResults: () => import('./search/SearchResultsIsland.tsx'),
  TryIt: () => import('./try-it/TryItIsland.tsx'),
  Calculator: () => import('./calculators/CalculatorIsland.tsx'),
  Tabs: () => import('./tabs/TabsIsland.tsx'),
}
