import type { CategorySettings } from '../../src/shared/content/category.ts'
import type { CompiledPage } from '../../src/shared/content/compiled-page.ts'
import type { SidebarEntry } from '../../src/shared/site/sidebar-entry.ts'
import type { SidebarNode } from '../../src/site/sidebar/sidebar-node.ts'
import { createSidebarSource, createSidebarTree } from '../../src/site/sidebar/sidebar-tree.ts'

/** A tree as lines: `[label](landing)` for categories, indented by depth. */
function draw(tree: readonly SidebarNode[], indent = ''): string[] {
  return tree.flatMap((item) => drawItem(item, indent))
}

function drawItem(item: SidebarNode, indent: string): string[] {
  switch (item.kind) {
    case 'page':
      return [`${indent}${item.page.id}`]
    case 'external':
      return [`${indent}${item.label} → ${item.href}`]
    case 'category':
      return [
        `${indent}[${item.label}](${item.landing?.id ?? ''}) #${item.id}`,
        ...draw(item.items, `${indent}  `),
      ]
  }
}

/** Creates the content of a `_category_.yml`. */
export function category(folder: string, more: Partial<CategorySettings>): CategorySettings {
  const none = {
    label: undefined,
    position: undefined,
    description: undefined,
    landing: undefined,
    groups: [],
  }
  return { ...none, folder, file: `content/docs/${folder}/_category_.yml`, ...more }
}

/** The tree of these entries, as lines. */
export function tree(
  entries: SidebarEntry[],
  { pages, categories = [] }: { pages: CompiledPage[]; categories?: CategorySettings[] },
): string[] {
  return draw(createSidebarTree(entries, createSidebarSource(pages, categories)))
}

/** All folders, without one around them. */
export const everything: SidebarEntry = { kind: 'folder', folder: '', isFlat: true }
