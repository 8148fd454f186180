import { useState } from 'react'
import { loadLevel } from '../../runtime/loading/sidebar-levels.ts'
import type { SidebarPosition } from '../../shared/site/page.ts'
import type { SidebarItem } from '../../shared/site/sidebar.ts'
import { type Levels, mergeOpenCategories, toggleCategory } from './sidebar-open.ts'

export interface OpenCategories {
  open: readonly string[]
  levels: Levels
  /** Opens or closes a category of a level. */
  toggle: (id: string, level: readonly SidebarItem[]) => void
}

/** Which categories are open: the trail of the page, and then what the reader does. */
export function useOpenCategories(
  { id: sidebar, activePath }: SidebarPosition,
  isAutoCollapsed: boolean,
): OpenCategories {
  const page = `${sidebar}:${activePath.join(':')}`
  const [state, setState] = useState({ page, open: activePath })
  const [levels, setLevels] = useState<Levels>(new Map())
  const open = state.page === page ? state.open : mergeOpenCategories(state.open, activePath, isAutoCollapsed)
  // React's way to follow a prop: set while rendering, before anything is printed.
  if (state.page !== page) setState({ page, open })

  const toggle = (id: string, level: readonly SidebarItem[]): void => {
    setState({ page, open: toggleCategory({ open, id, level, isAutoCollapsed }) })
    loadLevel(sidebar, id).then(
      (items) => setLevels((previous) => new Map(previous).set(id, items)),
      (error: unknown) => console.warn(`The sidebar level ${id} could not be loaded.`, error),
    )
  }
  return { open, levels, toggle }
}
