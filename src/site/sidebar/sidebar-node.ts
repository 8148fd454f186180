import type { CompiledPage } from '../../shared/content/compiled-page.ts'

/** A sidebar as the build knows it: whole, with pages instead of URLs. */
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

/** The pages of a tree in reading order, landing pages before what is below them. */
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
