import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { SidebarNode } from './sidebar-node.ts'

/** Lists the pages of a tree in reading order, landing pages before their children. */
export function listInReadingOrder(items: readonly SidebarNode[]): CompiledPage[] {
  return items.flatMap(listPages)
}

function listPages(item: SidebarNode): CompiledPage[] {
  switch (item.kind) {
    case 'page':
      return [item.page]
    case 'category':
      return [...(item.landing === undefined ? [] : [item.landing]), ...listInReadingOrder(item.items)]
    case 'external':
      return []
  }
}
