import { useMemo, useSyncExternalStore } from 'react'
import type { SidebarPosition } from '../../shared/site/page.ts'
import { expandSidebar, getLevelPath, rootLevel, type SidebarItem } from '../../shared/site/sidebar.ts'
import { addBase } from '../../shared/urls.ts'
import { getSite } from '../stores/site-store.ts'
import { createValueStore } from '../stores/value-store.ts'
import { createFetchCache } from './fetch-cache.ts'
import { fetchFile } from './fetch-file.ts'

type Levels = ReadonlyMap<string, SidebarItem[]>

/** Loaded levels by sidebar and level ID. A change creates new maps, so that React notices it. */
const store = createValueStore<ReadonlyMap<string, Levels>>(new Map())
// Loaded levels are in the store.
const files = createFetchCache<SidebarItem[]>({
  limit: 0,
  fetch: async (path, options) => (await fetchFile(path, options)).json(),
})
const noLevels: Levels = new Map()

/** Loads the items of one category, or of the root level, once per document. A failed load may be tried again. */
export async function loadLevel(sidebar: string, level: string): Promise<SidebarItem[]> {
  const loaded = getLevels(sidebar).get(level)
  if (loaded !== undefined) return loaded
  const items = await files.load(addBase(getSite().base, getLevelPath(sidebar, level)))
  if (!getLevels(sidebar).has(level))
    store.write(new Map(store.read()).set(sidebar, new Map(getLevels(sidebar)).set(level, items)))
  return items
}

/** Loads all levels again, after an edit in `docent dev`. */
export async function reloadLevels(): Promise<void> {
  const { base } = getSite()
  const reload = async (sidebar: string, levels: Levels): Promise<[string, Levels]> => {
    const load = async (level: string): Promise<[string, SidebarItem[]]> => [
      level,
      await files.load(addBase(base, getLevelPath(sidebar, level))),
    ]
    return [sidebar, new Map(await Promise.all([...levels.keys()].map(load)))]
  }
  const loaded = await Promise.all([...store.read()].map(([sidebar, levels]) => reload(sidebar, levels)))
  store.write(new Map(loaded))
}

/** Loads all levels that a page's sidebar prints, before the page is shown. */
export async function loadActivePath(position: SidebarPosition | undefined): Promise<void> {
  if (position === undefined) return
  await Promise.all([rootLevel, ...position.activePath].map((level) => loadLevel(position.id, level)))
}

/** Returns the loaded levels of a sidebar, by id. */
const getLevels = (sidebar: string): Levels => store.read().get(sidebar) ?? noLevels

/** Returns the tree of a page's sidebar, with the categories open that lead to the page. Empty without a sidebar. */
export function useSidebar(position: SidebarPosition | undefined): SidebarItem[] {
  const read = (): Levels => (position === undefined ? noLevels : getLevels(position.id))
  const loaded = useSyncExternalStore(store.subscribe, read, read)
  return useMemo(() => expandSidebar(loaded, position?.activePath ?? []), [loaded, position])
}
