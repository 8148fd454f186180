import { useMemo, useSyncExternalStore } from 'react'
import type { SidebarPosition } from '../../shared/site/page.ts'
import { levelPath, openTrail, rootLevel, type SidebarItem } from '../../shared/site/sidebar.ts'
import { withBase } from '../../shared/urls.ts'
import { getSite } from '../stores/site-store.ts'
import { createValueStore } from '../stores/value-store.ts'
import { fetchFile } from './fetch-file.ts'

type Levels = ReadonlyMap<string, SidebarItem[]>

/** Loaded levels by sidebar and level id. A change makes new maps, so that React sees it. */
const store = createValueStore<ReadonlyMap<string, Levels>>(new Map())
const flights = new Map<string, Promise<SidebarItem[]>>()
const none: Levels = new Map()

/** The items of one category, or of the root level: fetched once per page load. A failed load may be tried again. */
export function loadLevel(sidebar: string, level: string): Promise<SidebarItem[]> {
  const path = withBase(getSite().base, levelPath(sidebar, level))
  const known = flights.get(path)
  if (known !== undefined) return known

  const flight = fetchLevel(path).then((items) => {
    store.write(new Map(store.read()).set(sidebar, new Map(getLevels(sidebar)).set(level, items)))
    return items
  })
  flights.set(path, flight)
  flight.catch(() => flights.delete(path))
  return flight
}

/** Everything that a page's sidebar prints. Loaded before the page is shown. */
export async function loadTrail(position: SidebarPosition | undefined): Promise<void> {
  if (position === undefined) return
  await Promise.all([rootLevel, ...position.trail].map((level) => loadLevel(position.id, level)))
}

/** The loaded levels of a sidebar, by id. */
const getLevels = (sidebar: string): Levels => store.read().get(sidebar) ?? none

/** The tree of a page's sidebar, open along the page's trail; empty without a sidebar. */
export function useSidebar(position: SidebarPosition | undefined): SidebarItem[] {
  const read = (): Levels => (position === undefined ? none : getLevels(position.id))
  const loaded = useSyncExternalStore(store.subscribe, read, read)
  return useMemo(() => openTrail(loaded, position?.trail ?? []), [loaded, position])
}

async function fetchLevel(path: string): Promise<SidebarItem[]> {
  return (await fetchFile(path)).json()
}
