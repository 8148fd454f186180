import type { CompiledPage } from '../../shared/content/compiled-page.ts'

/** A complete sidebar during the build, with pages instead of URLs. */
export type SidebarNode = PageItem | CategoryItem | ExternalItem

interface PageItem {
  kind: 'page'
  page: CompiledPage
}

export interface CategoryItem {
  kind: 'category'
  id: string
  label: string
  description: string | undefined
  landing: CompiledPage | undefined
  items: SidebarNode[]
}

interface ExternalItem {
  kind: 'external'
  label: string
  href: string
}

/** Returns the label of a page in navigation. */
export function getLabel(page: CompiledPage): string {
  return page.frontMatter.sidebar_label ?? page.title
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
