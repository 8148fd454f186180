import { rootLevel, type SidebarItem } from '../../shared/site/sidebar.ts'
import { listInReadingOrder } from './list-in-reading-order.ts'
import { type CategoryItem, getIcon, getLabel, type SidebarNode } from './sidebar-node.ts'

/** A sidebar split into levels: one list of items for the root and for each category, and the position of each page. */
export interface SidebarLevels {
  id: string
  levels: ReadonlyMap<string, SidebarItem[]>
  /** IDs of the categories around a page, outermost first, by page ID. */
  activePaths: ReadonlyMap<string, string[]>
  /** Labels and landing pages of the categories, by ID. */
  categories: ReadonlyMap<string, CategoryItem>
}

/** Longer levels are split into ranges, so that the size of pages and files doesn't grow with the site. */
const maxSiblings = 60

interface SidebarUrls {
  getUrl: (path: string) => string
  /** Path of the file with the icons. */
  icons?: string | undefined
}

/** Splits a tree into levels. */
export function createSidebarLevels(
  id: string,
  tree: readonly SidebarNode[],
  urls: SidebarUrls,
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
      bounded.map((item) => (level === rootLevel ? toOutermostItem(item, urls) : toItem(item, urls))),
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

  // If a page appears several times, its first position counts.
  function addActivePath(page: string, activePath: string[]): void {
    if (!activePaths.has(page)) activePaths.set(page, activePath)
  }
}

/** Only the outermost level has icons: repeated in each row below, they would be noise. */
function toOutermostItem(node: SidebarNode, urls: SidebarUrls): SidebarItem {
  const item = toItem(node, urls)
  const icon = getIcon(node)
  if (icon === undefined || urls.icons === undefined || item.kind === 'external') return item
  return { ...item, icon: urls.getUrl(`${urls.icons}#${icon}`) }
}

function toItem(item: SidebarNode, { getUrl }: SidebarUrls): SidebarItem {
  switch (item.kind) {
    case 'page':
      return { kind: 'page', label: getLabel(item.page), url: getUrl(item.page.path) }
    case 'external':
      return { kind: 'external', label: item.label, href: item.href }
    case 'category': {
      const first = item.landing ?? listInReadingOrder(item.items)[0]
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

function splitIntoRanges(level: string, items: readonly SidebarNode[]): readonly SidebarNode[] {
  if (items.length <= maxSiblings) return items
  // Ranges that are still too long are split when their own level is created.
  const count = Math.min(maxSiblings, Math.ceil(items.length / maxSiblings))
  const size = Math.ceil(items.length / count)
  return Array.from({ length: count }, (_, index): SidebarNode => {
    const rangeItems = items.slice(index * size, (index + 1) * size)
    return {
      kind: 'category',
      id: `${level === rootLevel ? '' : `${level}/`}~${index + 1}`,
      icon: undefined,
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
