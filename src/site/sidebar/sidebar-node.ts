import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { SidebarExternal } from '../../shared/site/sidebar.ts'

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

/** Lists the pages of a tree in reading order, landing pages before their children. */
export function readingOrder(items: readonly SidebarNode[]): CompiledPage[] {
  return items.flatMap(listPages)
}

function listPages(item: SidebarNode): CompiledPage[] {
  switch (item.kind) {
    case 'page':
      return [item.page]
    case 'category':
      return [...(item.landing === undefined ? [] : [item.landing]), ...readingOrder(item.items)]
    case 'external':
      return []
  }
}
