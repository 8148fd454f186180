import { posix } from 'node:path'
import { slug } from 'github-slugger'
import type { Category } from '../../shared/content/category.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { numberPrefixOf } from '../../shared/content/number-prefix.ts'
import { DocsError, type Problem } from '../../shared/docs-error.ts'
import type { SidebarEntry, SidebarFolderEntry } from '../../shared/site/sidebar-entry.ts'
import { suggest } from '../../shared/text/nearest.ts'
import {
  createFolders,
  type Folder,
  findNamed,
  folderAt,
  folderPaths,
  indexPage,
  namedByGroups,
} from './folders.ts'
import { type CategoryItem, getLabel, type SidebarTree } from './sidebar-model.ts'

/** The pages and folders that the entries of a sidebar name. */
export interface SidebarSource {
  byId: ReadonlyMap<string, CompiledPage>
  root: Folder
  /** Pages and folders that a group of a `_category_.yml` names; they stand there and not in their folder. */
  grouped: ReadonlySet<CompiledPage | Folder>
  problems: Problem[]
}

/** Indexes the pages, once for all sidebars. */
export function createSidebarSource(
  pages: readonly CompiledPage[],
  categories: readonly Category[],
): SidebarSource {
  const root = createFolders(pages, categories)
  return {
    byId: new Map(pages.map((page) => [page.id, page])),
    root,
    grouped: new Set(namedByGroups(root)),
    problems: [],
  }
}

/** The tree of a sidebar, from what the configuration names: pages, folders, links, categories. */
export function createSidebarTree(entries: readonly SidebarEntry[], source: SidebarSource): SidebarTree[] {
  const tree = entries.flatMap((entry) => entryItems(entry, source))
  if (source.problems.length > 0) throw new DocsError(source.problems)
  return tree
}

function entryItems(entry: SidebarEntry, source: SidebarSource): SidebarTree[] {
  if (typeof entry === 'string') return pageItems(entry, source)
  switch (entry.kind) {
    case 'folder':
      return folderEntryItems(entry, source)
    case 'link':
      return [{ kind: 'external', label: entry.label, href: entry.href }]
    case 'category': {
      const landing = entry.landing === undefined ? undefined : pageItems(entry.landing, source)[0]
      return [
        {
          kind: 'category',
          id: slug(entry.label),
          label: entry.label,
          description: entry.description,
          landing: landing?.kind === 'page' ? landing.page : undefined,
          items: entry.items.flatMap((item) => entryItems(item, source)),
        },
      ]
    }
  }
}

function pageItems(id: string, source: SidebarSource): SidebarTree[] {
  const page = source.byId.get(id)
  if (page !== undefined) return itemsOf(page)
  source.problems.push(unknownEntry('page', id, source.byId.keys()))
  return []
}

/** A page that is unlisted stands in no sidebar, whoever names it. */
const itemsOf = (page: CompiledPage | undefined): SidebarTree[] =>
  page === undefined || page.frontMatter.unlisted ? [] : [{ kind: 'page', page }]

function folderEntryItems(entry: SidebarFolderEntry, source: SidebarSource): SidebarTree[] {
  const segments = entry.folder.split('/').filter((segment) => segment !== '' && segment !== '.')
  const folder = folderAt(source.root, segments)
  if (folder === undefined) {
    source.problems.push(unknownEntry('folder', entry.folder, folderPaths(source.root)))
    return []
  }
  if (entry.isFlat !== true && segments.length > 0) return [folderCategory(folder, source)]
  const index = indexPage(folder)
  return [...itemsOf(index), ...groupedItems(folder, source, index)]
}

function folderCategory(folder: Folder, source: SidebarSource): CategoryItem {
  const landing = landingOf(folder, source)
  const label =
    folder.category?.label ?? (landing === undefined ? labelFromPath(folder.path) : getLabel(landing))
  return {
    kind: 'category',
    id: folder.path,
    label,
    description: folder.category?.description,
    landing,
    items: groupedItems(folder, source, landing),
  }
}

/** The page that the category's own line leads to. */
function landingOf(folder: Folder, source: SidebarSource): CompiledPage | undefined {
  const page = namedLanding(folder, source)
  return page?.frontMatter.unlisted ? undefined : page
}

function namedLanding(folder: Folder, source: SidebarSource): CompiledPage | undefined {
  const { category } = folder
  if (category?.landing === null) return undefined
  if (category?.landing === undefined) return indexPage(folder)
  const page = source.byId.get(category.landing)
  if (page === undefined) {
    source.problems.push({
      problem: `The landing page \`${category.landing}\` does not exist.`,
      at: { file: category.file, line: undefined },
      fix: suggest(category.landing, source.byId.keys(), 'Correct the id, or remove it.'),
    })
  }
  return page
}

/** The folder's items but its own page, split into the groups of its `_category_.yml`; the rest comes first. */
function groupedItems(folder: Folder, source: SidebarSource, own: CompiledPage | undefined): SidebarTree[] {
  const groups = (folder.category?.groups ?? []).map(
    ({ label, items }): SidebarTree => ({
      kind: 'category',
      id: `${folder.path}/~${slug(label)}`,
      label,
      description: undefined,
      landing: undefined,
      items: items.flatMap((name) => namedItems(name, folder, source)),
    }),
  )
  return [...folderItems(folder, source, own), ...groups]
}

function namedItems(name: string, folder: Folder, source: SidebarSource): SidebarTree[] {
  const found = findNamed(name, folder)
  if (found !== undefined) return 'pages' in found ? [folderCategory(found, source)] : itemsOf(found)
  source.problems.push({
    problem: `A group names \`${name}\`, but the folder has no such page or folder.`,
    at: { file: folder.category?.file ?? folder.path, line: undefined },
    fix: suggest(name, [...folder.pages.keys(), ...folder.folders.keys()], 'Correct the name, or remove it.'),
  })
  return []
}

interface Ordered {
  name: string
  position: number | undefined
  items: SidebarTree[]
}

function folderItems(folder: Folder, source: SidebarSource, own: CompiledPage | undefined): SidebarTree[] {
  const pages = [...folder.pages]
    .filter(([, page]) => page !== own && !source.grouped.has(page))
    .map(([name, page]): Ordered => {
      const position = page.frontMatter.sidebar_position ?? numberPrefixOf(posix.basename(page.file))
      return { name, position, items: itemsOf(page) }
    })
  const folders = [...folder.folders]
    .filter(([, inner]) => !source.grouped.has(inner))
    .map(([name, inner]): Ordered => {
      const position =
        inner.category?.position ?? indexPage(inner)?.frontMatter.sidebar_position ?? inner.number
      return { name, position, items: withoutEmptyCategory(folderCategory(inner, source)) }
    })
  return [...pages, ...folders].sort(byPosition).flatMap(({ items }) => items)
}

function byPosition(a: Ordered, b: Ordered): number {
  const difference = (a.position ?? Number.MAX_VALUE) - (b.position ?? Number.MAX_VALUE)
  // A page and a folder of one name stay as they are: the page first.
  return difference || Number(a.name > b.name) - Number(a.name < b.name)
}

/** A folder with nothing but its index page is a page; with nothing at all it is left out. */
function withoutEmptyCategory(item: CategoryItem): SidebarTree[] {
  if (item.items.length > 0) return [item]
  return itemsOf(item.landing)
}

function labelFromPath(path: string): string {
  const name = (path.split('/').at(-1) ?? path).replace(/[-_]+/g, ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function unknownEntry(what: 'page' | 'folder', name: string, known: Iterable<string>): Problem {
  return {
    problem: `A sidebar names the ${what} \`${name}\`, which does not exist.`,
    at: { file: 'docs.config.ts', line: undefined },
    fix: suggest(name, known, 'Correct the name, or remove it.'),
  }
}
