import type { SidebarCategory, SidebarItem } from '../../shared/site/sidebar.ts'

/** Levels of a sidebar that were fetched because the reader opened them, by category. */
export type Levels = ReadonlyMap<string, SidebarItem[]>

interface ToggleInput {
  /** Ids of the open categories. */
  open: readonly string[]
  id: string
  /** Items of the level that the category stands in. */
  level: readonly SidebarItem[]
  isAutoCollapsed: boolean
}

/** The open categories after one was opened or closed; opening closes its siblings where the site says so. */
export function toggleCategory({ open, id, level, isAutoCollapsed }: ToggleInput): string[] {
  if (open.includes(id)) return open.filter((other) => other !== id)
  if (!isAutoCollapsed) return [...open, id]
  const siblings = new Set(level.map((item) => (item.kind === 'category' ? item.id : undefined)))
  return [...open.filter((other) => !siblings.has(other)), id]
}

/** The open categories on another page: its trail, and what the reader opened where categories do not collapse. */
export function mergeOpenCategories(
  open: readonly string[],
  activePath: readonly string[],
  isAutoCollapsed: boolean,
): string[] {
  return isAutoCollapsed ? [...activePath] : [...new Set([...open, ...activePath])]
}

/** Items of a category from the page's HTML, or else fetched since; undefined until they are there. */
export function getCategoryItems(category: SidebarCategory, levels: Levels): SidebarItem[] | undefined {
  return category.items ?? levels.get(category.id)
}

/** A category is the current page when its link leads there and no page below it does. */
export function isCurrentCategory(
  category: SidebarCategory,
  items: readonly SidebarItem[],
  url: string,
): boolean {
  return category.url === url && !items.some((item) => item.kind !== 'external' && item.url === url)
}
