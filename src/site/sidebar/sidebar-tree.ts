import { posix } from 'node:path'
import { slug } from 'github-slugger'
import type { CategorySettings } from '../../shared/content/category.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { readNumberPrefix } from '../../shared/content/number-prefix.ts'
import type { Problem } from '../../shared/docs-error.ts'
import type { SidebarFolderConfig, SidebarItemConfig } from '../../shared/site/sidebar-item-config.ts'
import { suggestFix } from '../../shared/text/find-nearest.ts'
import {
  createFolderTree,
  type Folder,
  findFolder,
  findGroupItem,
  findIndexPage,
  listFolderPaths,
  listGroupItems,
} from './folder-tree.ts'
import { type CategoryItem, distinguishCategories, getLabel, type SidebarNode } from './sidebar-node.ts'
import { createUngroupedProblems, createUnknownItemProblem } from './sidebar-problems.ts'

/** Items of a page or a folder, with the position that its front matter, category, or number gives it. */
interface PositionedItems {
  name: string
  position: number | undefined
  items: SidebarNode[]
}

/** The pages and folders that the items of a sidebar can name. */
export interface SidebarSource {
  byId: ReadonlyMap<string, CompiledPage>
  root: Folder
  /** Pages and folders that a group of a `_category_.yml` names. They are listed there instead of in their folder. */
  grouped: ReadonlySet<CompiledPage | Folder>
  /** Files, paths, and IDs of pages that couldn't be read. They aren't reported as missing. */
  unread: ReadonlySet<string>
  problems: Problem[]
}

/** Indexes the pages, once for all sidebars. */
export function createSidebarSource(
  pages: readonly CompiledPage[],
  categories: readonly CategorySettings[],
  unread: ReadonlySet<string> = new Set(),
): SidebarSource {
  const root = createFolderTree(pages, categories)
  return {
    byId: new Map(pages.map((page) => [page.id, page])),
    root,
    grouped: new Set(listGroupItems(root)),
    unread,
    problems: [],
  }
}

/**
 * Creates the tree of a sidebar from its configured items: pages, folders, links, categories. Adds problems to the source.
 */
export const createSidebarTree = (
  items: readonly SidebarItemConfig[],
  source: SidebarSource,
): SidebarNode[] => distinguishCategories(items.flatMap((item) => createConfiguredItems(item, source)))

function createConfiguredItems(item: SidebarItemConfig, source: SidebarSource): SidebarNode[] {
  if (typeof item === 'string') return createPageItems(item, source)
  switch (item.kind) {
    case 'folder':
      return createConfiguredFolderItems(item, source)
    case 'link':
      return [{ kind: 'external', label: item.label, href: item.href }]
    case 'category': {
      const landing = item.landing === undefined ? undefined : createPageItems(item.landing, source)[0]
      return [
        {
          kind: 'category',
          id: slug(item.label),
          label: item.label,
          description: item.description,
          icon: item.icon,
          landing: landing?.kind === 'page' ? landing.page : undefined,
          items: item.items.flatMap((child) => createConfiguredItems(child, source)),
        },
      ]
    }
  }
}

function createPageItems(id: string, source: SidebarSource): SidebarNode[] {
  const page = source.byId.get(id)
  if (page !== undefined) return toPageItems(page)
  if (!source.unread.has(id)) source.problems.push(createUnknownItemProblem('page', id, source.byId.keys()))
  return []
}

/** Creates the item of a page. An unlisted page is in no sidebar, even if it's named. */
const toPageItems = (page: CompiledPage | undefined): SidebarNode[] =>
  page === undefined || page.frontMatter.unlisted ? [] : [{ kind: 'page', page }]

function createConfiguredFolderItems(item: SidebarFolderConfig, source: SidebarSource): SidebarNode[] {
  const segments = item.folder.split('/').filter((segment) => segment !== '' && segment !== '.')
  const folder = findFolder(source.root, segments)
  if (folder === undefined) {
    if (!isUnreadFolder(segments.join('/'), source))
      source.problems.push(createUnknownItemProblem('folder', item.folder, listFolderPaths(source.root)))
    return []
  }
  if (item.isFlat !== true && segments.length > 0) return [createFolderCategory(folder, source)]
  const index = findIndexPage(folder)
  return [...toPageItems(index), ...createFolderContents(folder, source, index)]
}

function createFolderCategory(folder: Folder, source: SidebarSource): CategoryItem {
  const landing = findListedLanding(folder, source)
  const label =
    folder.category?.label ?? (landing === undefined ? pathToLabel(folder.path) : getLabel(landing))
  return {
    kind: 'category',
    id: folder.path,
    label,
    description: folder.category?.description,
    icon: folder.category?.icon,
    landing,
    items: createFolderContents(folder, source, landing),
  }
}

/** Finds the landing page of a folder's category. */
function findListedLanding(folder: Folder, source: SidebarSource): CompiledPage | undefined {
  const page = findLanding(folder, source)
  return page?.frontMatter.unlisted ? undefined : page
}

function findLanding(folder: Folder, source: SidebarSource): CompiledPage | undefined {
  const { category } = folder
  if (category?.landing === null) return undefined
  if (category?.landing === undefined) return findIndexPage(folder)
  const page = source.byId.get(category.landing)
  if (page === undefined && !source.unread.has(category.landing)) {
    source.problems.push({
      problem: `The landing page \`${category.landing}\` does not exist.`,
      at: { file: category.file, line: undefined },
      fix: suggestFix(category.landing, source.byId.keys(), 'Correct the id, or remove it.'),
    })
  }
  return page
}

/** Lists the folder's items, without its own page, split into the groups of its `_category_.yml`. */
function createFolderContents(
  folder: Folder,
  source: SidebarSource,
  landingPage: CompiledPage | undefined,
): SidebarNode[] {
  const groups = (folder.category?.groups ?? []).map(
    ({ label, items }): SidebarNode => ({
      kind: 'category',
      id: `${folder.path}/~${slug(label)}`,
      label,
      description: undefined,
      icon: undefined,
      landing: undefined,
      items: items.flatMap((name) => createNamedItems(name, folder, source)),
    }),
  )
  const otherItems = createFolderItems(folder, source, landingPage)
  const names = folder.category?.groups.flatMap(({ items }) => items) ?? []
  // A name with a mistake may mean a page that seems to be in no group.
  if (names.length > 0 && names.every((name) => findGroupItem(name, folder) !== undefined))
    source.problems.push(...otherItems.flatMap((item) => createUngroupedProblems(item, folder)))
  return [...otherItems, ...groups]
}

function createNamedItems(name: string, folder: Folder, source: SidebarSource): SidebarNode[] {
  const namedItem = findGroupItem(name, folder)
  if (namedItem !== undefined)
    return 'pages' in namedItem ? [createFolderCategory(namedItem, source)] : toPageItems(namedItem)
  const id = folder.path === '' ? name : `${folder.path}/${name}`
  if (source.unread.has(id) || isUnreadFolder(id, source)) return []
  source.problems.push({
    problem: `A group lists \`${name}\`, but the folder has no such page or folder.`,
    at: { file: folder.category?.file ?? folder.path, line: undefined },
    fix: suggestFix(
      name,
      [...folder.pages.keys(), ...folder.folders.keys()],
      'Correct the name, or remove it.',
    ),
  })
  return []
}

/** Whether a folder has pages that couldn't be read. */
const isUnreadFolder = (path: string, { unread }: SidebarSource): boolean =>
  [...unread].some((id) => id.startsWith(`${path}/`))

function createFolderItems(
  folder: Folder,
  source: SidebarSource,
  landingPage: CompiledPage | undefined,
): SidebarNode[] {
  const pages = [...folder.pages]
    .filter(([, page]) => page !== landingPage && !source.grouped.has(page))
    .map(([name, page]): PositionedItems => {
      const position = page.frontMatter.sidebar_position ?? readNumberPrefix(posix.basename(page.file))
      return { name, position, items: toPageItems(page) }
    })
  const folders = [...folder.folders]
    .filter(([, inner]) => !source.grouped.has(inner))
    .map(([name, inner]): PositionedItems => {
      const position =
        inner.category?.position ?? findIndexPage(inner)?.frontMatter.sidebar_position ?? inner.number
      return { name, position, items: collapseEmptyCategory(createFolderCategory(inner, source)) }
    })
  return [...pages, ...folders].sort(comparePositions).flatMap(({ items }) => items)
}

/** Replaces a folder that contains only its index page with that page, and removes an empty folder. */
function collapseEmptyCategory(item: CategoryItem): SidebarNode[] {
  if (item.items.length > 0) return [item]
  return toPageItems(item.landing)
}

function pathToLabel(path: string): string {
  const name = (path.split('/').at(-1) ?? path).replace(/[-_]+/g, ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Orders by position, and then by name. Items without a position come last. */
function comparePositions(a: PositionedItems, b: PositionedItems): number {
  const difference = (a.position ?? Number.MAX_VALUE) - (b.position ?? Number.MAX_VALUE)
  // A page precedes a folder with the same name.
  return difference || Number(a.name > b.name) - Number(a.name < b.name)
}
