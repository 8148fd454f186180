/** The navigation of an area. A category whose items aren't loaded has `items: undefined`. */
export type SidebarItem = SidebarPage | SidebarCategory | SidebarExternal

interface SidebarPage {
  kind: 'page'
  label: string
  url: string
  /** URL of its icon, at the outermost level. */
  icon?: string | undefined
}

export interface SidebarCategory {
  kind: 'category'
  /** Unique in its sidebar. Also the file name of its level: `/_/nav/<sidebar>/<id>.json`. */
  id: string
  label: string
  /** Landing page of the category, or its first page. The label links to it without JavaScript. */
  url: string
  /** URL of its icon, at the outermost level. */
  icon?: string | undefined
  items: SidebarItem[] | undefined
}

export interface SidebarExternal {
  kind: 'external'
  label: string
  href: string
}

/** ID of the outermost level of every sidebar. */
export const rootLevel = 'index'

/** Returns the path, without the base, of the file with the items of a category or the root level. */
export function getLevelPath(sidebar: string, level: string): string {
  return `/_/nav/${sidebar}/${level}.json`
}

/** Returns the tree to print: the root level, with the open categories filled from `levels`. */
export function expandSidebar(
  levels: ReadonlyMap<string, SidebarItem[]>,
  activePath: readonly string[],
): SidebarItem[] {
  const fill = (items: SidebarItem[]): SidebarItem[] =>
    items.map((item) => {
      if (item.kind !== 'category' || !activePath.includes(item.id)) return item
      const inner = levels.get(item.id)
      return inner === undefined ? item : { ...item, items: fill(inner) }
    })
  return fill(levels.get(rootLevel) ?? [])
}
