import type { DocsConfig } from '../../shared/config/config.ts'
import { createLabelTranslator } from '../../shared/config/config-labels.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { DocsScope } from '../../shared/content/scope.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { getDefaultLocale } from '../../shared/site/locales.ts'
import type { SidebarItem } from '../../shared/site/sidebar.ts'
import type { SidebarItemConfig } from '../../shared/site/sidebar-item-config.ts'
import { addBase } from '../../shared/urls.ts'
import { listInReadingOrder } from './list-in-reading-order.ts'
import { createSidebarLevels, type SidebarLevels } from './sidebar-levels.ts'
import type { SidebarNode } from './sidebar-node.ts'
import { createSidebarSource, createSidebarTree } from './sidebar-tree.ts'

/** Sidebars, and the reading order of their pages. */
export interface ScopeNavigation {
  /** Pages and folders that sidebars name but that don't exist. */
  problems: readonly Problem[]
  sidebars: ReadonlyMap<string, SidebarLevels>
  levels: ReadonlyMap<string, ReadonlyMap<string, SidebarItem[]>>
  /** Pages in reading order and the index of each, by sidebar. */
  orders: ReadonlyMap<string, { pages: CompiledPage[]; positions: ReadonlyMap<string, number> }>
  byId: ReadonlyMap<string, CompiledPage>
}

/** Name of the sidebar on a site that configures none. */
const defaultSidebar = 'docs'

interface NavigationContext {
  config: DocsConfig
  scope: Pick<DocsScope, 'locale' | 'version' | 'categories'>
  /** Files, paths, and IDs of pages that couldn't be read. Default: none. */
  unread?: ReadonlySet<string>
}

/** Creates the sidebars of a scope's guides: the configured ones, or one from the folders. */
export function createNavigation(
  guides: readonly CompiledPage[],
  { config, scope, unread }: NavigationContext,
): ScopeNavigation {
  const { categories, version, locale } = scope
  const source = createSidebarSource(guides, categories, unread)
  const folder: SidebarItemConfig = { kind: 'folder', folder: '', isFlat: true }
  const configured = Object.entries(
    config.versions.find(({ name }) => name === version)?.sidebars ?? config.sidebars,
  )
  const definitions =
    configured.length > 0 || guides.length === 0 ? configured : [[defaultSidebar, [folder]] as const]
  const translate = createLabelTranslator(config.locales, locale)
  const trees = definitions.map(([id, items]) => ({
    id,
    tree: translateTree(createSidebarTree(items, source), translate),
  }))
  const getUrl = (path: string): string => addBase(config.base, path)
  // The main version in the default language has no suffix.
  const suffix = [
    ...(version === 'current' ? [] : [version]),
    ...(locale === getDefaultLocale(config).id ? [] : [locale]),
  ]
  const getSidebarId = (id: string): string => [id, ...suffix].join('~')
  const sidebars = new Map(
    trees.map(({ id, tree }) => [
      id,
      createSidebarLevels(getSidebarId(id), tree, { getUrl, icons: config.brand.icons }),
    ]),
  )
  return {
    problems: source.problems,
    sidebars,
    levels: new Map([...sidebars.values()].map(({ id, levels }) => [id, levels])),
    orders: new Map(
      trees.map(({ id, tree }) => [getSidebarId(id), createReadingOrder(listInReadingOrder(tree))]),
    ),
    byId: source.byId,
  }
}

/** Translates the labels of categories and of links. Pages have the titles of their files. */
function translateTree(nodes: readonly SidebarNode[], translate: (label: string) => string): SidebarNode[] {
  return nodes.map((node) => {
    if (node.kind === 'page') return node
    const label = translate(node.label)
    return node.kind === 'external'
      ? { ...node, label }
      : { ...node, label, items: translateTree(node.items, translate) }
  })
}

function createReadingOrder(pages: CompiledPage[]): {
  pages: CompiledPage[]
  positions: ReadonlyMap<string, number>
} {
  const unique = [...new Set(pages)]
  return { pages: unique, positions: new Map(unique.map((page, index) => [page.id, index])) }
}

/**
 * Finds the sidebar of a page: the one in its front matter (`null` for none), otherwise the first one that contains it.
 */
export function findSidebar(page: CompiledPage, { sidebars }: ScopeNavigation): SidebarLevels | undefined {
  const { displayed_sidebar: chosen } = page.frontMatter
  if (chosen === null) return undefined
  if (chosen !== undefined) return sidebars.get(chosen)
  return [...sidebars.values()].find(({ activePaths }) => activePaths.has(page.id))
}
