import type { IslandModule, IslandModules } from '../../runtime/article/hydrate-islands.ts'

/** Islands that many pages have, or that readers wait for. */
const commonIslands: IslandModules = {
  SearchResults: () => import('./search/SearchResultsIsland.tsx'),
  TryIt: () => import('./try-it/TryItIsland.tsx'),
  Tabs: () => import('./tabs/TabsIsland.tsx'),
}

/** Loads the interactive component of articles with this name in `data-island`. Only pages that use it load it. */
export async function loadIslandModule(name: string): Promise<IslandModule | undefined> {
  const load = commonIslands[name] ?? (await import('./rare-islands.ts')).rareIslands[name]
  if (import.meta.env.DOCENT_HAS_COMPONENTS && load === undefined)
    return (await import('./site-islands.tsx')).siteIslandModules[name]?.()
  return load?.()
}
