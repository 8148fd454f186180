import { useState } from 'react'
import { loadLevel } from '../../../runtime/loading/load-sidebar-level.ts'
import type { SidebarPosition } from '../../../shared/site/page.ts'
import type { SidebarItem } from '../../../shared/site/sidebar.ts'
import { type Levels, mergeOpenCategories, toggleCategory } from './toggle-category.ts'

export interface OpenCategories {
  open: readonly string[]
  levels: Levels
  /** Opens or closes a category. */
  toggle: (id: string, level: readonly SidebarItem[]) => void
}

/** Manages the open categories: initially the active path of the page, then as toggled by the reader. */
export function useOpenCategories(
  { id: sidebar, activePath }: SidebarPosition,
  isAutoCollapsed: boolean,
): OpenCategories {
  const page = `${sidebar}:${activePath.join(':')}`
  const [state, setState] = useState({ page, open: activePath })
  const [levels, setLevels] = useState<Levels>(new Map())
  const open = state.page === page ? state.open : mergeOpenCategories(state.open, activePath, isAutoCollapsed)
  // Derived from a prop the way React recommends: set during rendering, before anything is printed.
  if (state.page !== page) setState({ page, open })

  const toggle = (id: string, level: readonly SidebarItem[]): void => {
    setState({ page, open: toggleCategory({ open, id, level, isAutoCollapsed }) })
    loadLevel(sidebar, id).then(
      (items) => setLevels((previous) => new Map(previous).set(id, items)),
      (error: unknown) => console.warn(`Failed to load the sidebar level ${id}.`, error),
    )
  }
  return { open, levels, toggle }
}
