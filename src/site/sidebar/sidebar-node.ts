import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { rootLevel, type SidebarExternal } from '../../shared/site/sidebar.ts'

/** A complete sidebar during the build, with pages instead of URLs. */
export type SidebarNode = PageItem | CategoryItem | SidebarExternal

interface PageItem {
  kind: 'page'
  page: CompiledPage
}

export interface CategoryItem {
  kind: 'category'
  id: string
  label: string
  description: string | undefined
  /** ID of a symbol in `brand.icons`. */
  icon: string | undefined
  landing: CompiledPage | undefined
  items: SidebarNode[]
}

/** Returns the label of a page in navigation. */
export function getLabel(page: CompiledPage): string {
  return page.frontMatter.sidebar_label ?? page.title
}

/** Returns the ID of an item's icon. */
export function getIcon(item: SidebarNode): string | undefined {
  switch (item.kind) {
    case 'page':
      return item.page.frontMatter.icon
    case 'category':
      return item.icon
    case 'external':
      return undefined
  }
}

/**
 * Gives each category of a sidebar an ID that no other has: labels such as "Guides" and "Guides+" have the same slug, and
 * "Overview" may be in several categories. The first keeps its ID.
 */
export function distinguishCategories(
  items: readonly SidebarNode[],
  taken: Set<string> = new Set([rootLevel, '']),
): SidebarNode[] {
  return items.map((item) => {
    if (item.kind !== 'category') return item
    let id = item.id
    for (let number = 2; taken.has(id); number++) id = `${item.id || 'category'}-${number}`
    taken.add(id)
    return { ...item, id, items: distinguishCategories(item.items, taken) }
  })
}
