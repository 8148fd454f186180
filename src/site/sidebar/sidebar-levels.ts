import { rootLevel, type SidebarItem } from '../../shared/site/sidebar.ts'
import { type CategoryItem, getLabel, readingOrder, type SidebarNode } from './sidebar-node.ts'

/** A sidebar cut into levels: one list of items for the root and for each category, and where each page stands. */
export interface SidebarLevels {
  id: string
  levels: ReadonlyMap<string, SidebarItem[]>
  /** Ids of the categories around a page, outermost first, by page id. */
  activePaths: ReadonlyMap<string, string[]>
  /** Labels and landing pages of the categories, by id. */
  categories: ReadonlyMap<string, CategoryItem>
}

/** More siblings than this are cut into ranges, so that no page and no file grows with the site. */
const maxSiblings = 60

/** Cuts a tree into levels. `urlOf` gives a page's address. */
export function createSidebarLevels(
  id: string,
  tree: readonly SidebarNode[],
  getUrl: (path: string) => string,
): SidebarLevels {
  const levels = new Map<string, SidebarItem[]>()
  const activePaths = new Map<string, string[]>()
  const categories = new Map<string, CategoryItem>()
  addLevel(rootLevel, tree, [])
  return { id, levels, activePaths, categories }

  function addLevel(level: string, items: readonly SidebarNode[], activePath: string[]): void {
    const bounded = splitIntoRanges(level, items)
    levels.set(
      level,
      bounded.map((item) => toItem(item)),
    )
    for (const item of bounded) {
      if (item.kind === 'page') addActivePath(item.page.id, activePath)
      if (item.kind !== 'category') continue
      const inner = [...activePath, item.id]
      categories.set(item.id, item)
      if (item.landing !== undefined) addActivePath(item.landing.id, inner)
      addLevel(item.id, item.items, inner)
    }
  }

  // A page may stand in several places; the first one is where it is shown.
  function addActivePath(page: string, activePath: string[]): void {
    if (!activePaths.has(page)) activePaths.set(page, activePath)
  }

  function toItem(item: SidebarNode): SidebarItem {
    switch (item.kind) {
      case 'page':
        return { kind: 'page', label: getLabel(item.page), url: getUrl(item.page.path) }
      case 'external':
        return { kind: 'external', label: item.label, href: item.href }
      case 'category': {
        const first = item.landing ?? readingOrder(item.items)[0]
        return {
          kind: 'category',
          id: item.id,
          label: item.label,
          url: getUrl(first?.path ?? '/'),
          items: undefined,
        }
      }
    }
  }
}

function splitIntoRanges(level: string, items: readonly SidebarNode[]): readonly SidebarNode[] {
  if (items.length <= maxSiblings) return items
  // Ranges that are still too long are cut again when their own level is made.
  const count = Math.min(maxSiblings, Math.ceil(items.length / maxSiblings))
  const size = Math.ceil(items.length / count)
  return Array.from({ length: count }, (_, index): SidebarNode => {
    const rangeItems = items.slice(index * size, (index + 1) * size)
    return {
      kind: 'category',
      id: `${level === rootLevel ? '' : `${level}/`}~${index + 1}`,
      label: `${getItemLabel(rangeItems[0])} – ${getItemLabel(rangeItems.at(-1))}`,
      description: undefined,
      landing: undefined,
      items: rangeItems,
    }
  })
}

function getItemLabel(item: SidebarNode | undefined): string {
  if (item === undefined) return ''
  return item.kind === 'page' ? getLabel(item.page) : item.label
}
