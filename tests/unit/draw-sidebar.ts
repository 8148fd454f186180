import type { CategorySettings } from '../../src/shared/content/category.ts'
import type { CompiledPage } from '../../src/shared/content/compiled-page.ts'
import { DocsError } from '../../src/shared/docs-error.ts'
import type { SidebarItemConfig } from '../../src/shared/site/sidebar-item-config.ts'
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
    icon: undefined,
    landing: undefined,
    groups: [],
  }
  return { ...none, folder, file: `content/docs/${folder}/_category_.yml`, ...more }
}

interface TreeSource {
  pages: CompiledPage[]
  categories?: CategorySettings[]
  unread?: ReadonlySet<string>
}

/** The tree of these entries, as lines. Throws its problems. */
export function tree(entries: SidebarItemConfig[], { pages, categories = [], unread }: TreeSource): string[] {
  const source = createSidebarSource(pages, categories, unread)
  const drawing = draw(createSidebarTree(entries, source))
  if (source.problems.length > 0) throw new DocsError(source.problems)
  return drawing
}

/** All folders, without one around them. */
export const everything: SidebarItemConfig = { kind: 'folder', folder: '', isFlat: true }
