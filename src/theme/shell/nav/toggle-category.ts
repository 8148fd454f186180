import type { SidebarCategory, SidebarItem } from '../../../shared/site/sidebar.ts'

/** Levels of a sidebar that were fetched because the reader opened them, by category ID. */
export type Levels = ReadonlyMap<string, SidebarItem[]>

interface ToggleInput {
  /** IDs of the open categories. */
  open: readonly string[]
  id: string
  /** Items on the level of the category, including itself. */
  level: readonly SidebarItem[]
  isAutoCollapsed: boolean
}

/**
 * Returns the open categories after one was toggled. Opening one closes its siblings if the site auto-collapses them.
 */
export function toggleCategory({ open, id, level, isAutoCollapsed }: ToggleInput): string[] {
  if (open.includes(id)) return open.filter((other) => other !== id)
  if (!isAutoCollapsed) return [...open, id]
  const siblings = new Set(level.map((item) => (item.kind === 'category' ? item.id : undefined)))
  return [...open.filter((other) => !siblings.has(other)), id]
}

/**
 * Returns the open categories on another page: its active path, plus what the reader opened if categories don't
 * auto-collapse.
 */
export function mergeOpenCategories(
  open: readonly string[],
  activePath: readonly string[],
  isAutoCollapsed: boolean,
): string[] {
  return isAutoCollapsed ? [...activePath] : [...new Set([...open, ...activePath])]
}

/** Returns the items of a category, from the page's HTML or fetched later. Undefined until they are loaded. */
export function getCategoryItems(category: SidebarCategory, levels: Levels): SidebarItem[] | undefined {
  return category.items ?? levels.get(category.id)
}

/** Checks whether a category is the current page: its link points to it, and so does no page below it. */
export function isCurrentCategory(
  category: SidebarCategory,
  items: readonly SidebarItem[],
  url: string,
): boolean {
  return category.url === url && !items.some((item) => item.kind !== 'external' && item.url === url)
}
