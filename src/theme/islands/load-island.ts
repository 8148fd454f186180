import type { ComponentType } from 'react'
import type { IslandLoaders } from '../../runtime/article/hydrate-islands.ts'

/** Islands that many pages have, or that readers wait for. */
const commonIslands: IslandLoaders = {
  SearchResults: async () => (await import('./search/SearchResultsIsland.tsx')).SearchResultsIsland,
  TryIt: async () => (await import('./try-it/TryItIsland.tsx')).TryItIsland,
  Tabs: async () => (await import('./tabs/TabsIsland.tsx')).TabsIsland,
}

/** Loads the interactive component of articles with this name in `data-island`. Only pages that use it load it. */
export async function loadIsland(name: string): Promise<ComponentType<never>> {
  const load =
    commonIslands[name] ??
    (await import('./rare-islands.ts')).rareIslands[name] ??
    (import.meta.env.DOCENT_HAS_COMPONENTS
      ? (await import('./site-islands.tsx')).siteIslandLoaders[name]
      : undefined)
  if (load === undefined) throw new Error('No island has this name.')
  return load()
}
