import type { CategorySettings } from '../../shared/content/category.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { readNumberPrefix } from '../../shared/content/number-prefix.ts'

/** A folder of pages. Names are ids: without number prefix and extension. */
export interface Folder {
  /** Path below the content folder, `''` for the folder itself. */
  path: string
  pages: Map<string, CompiledPage>
  folders: Map<string, Folder>
  category: CategorySettings | undefined
  /** Number in front of the folder's name on disk, which orders it. */
  number: number | undefined
}

/** The pages as a tree of folders. */
export function createFolderTree(
  pages: readonly CompiledPage[],
  categories: readonly CategorySettings[],
): Folder {
  const byFolder = new Map(categories.map((category) => [category.folder, category]))
  const createFolder = (path: string, name: string): Folder => ({
    path,
    number: readNumberPrefix(name),
    pages: new Map(),
    folders: new Map(),
    category: byFolder.get(path),
  })
  const root = createFolder('', '')
  for (const page of pages) {
    const segments = page.id.split('/')
    const name = segments.pop() ?? page.id
    // The same segments as the file has them, with their number prefixes.
    const names = page.file.split('/').slice(-segments.length - 1)
    let folder = root
    for (const [depth, segment] of segments.entries()) {
      const path = folder.path === '' ? segment : `${folder.path}/${segment}`
      const inner = folder.folders.get(segment) ?? createFolder(path, names[depth] ?? segment)
      folder.folders.set(segment, inner)
      folder = inner
    }
    folder.pages.set(name, page)
  }
  return root
}

/** The folder at a path of names, or undefined. */
export function findFolder(root: Folder, segments: readonly string[]): Folder | undefined {
  return segments.reduce<Folder | undefined>((folder, segment) => folder?.folders.get(segment), root)
}

/** The folder's own page. */
export function findIndexPage(folder: Folder): CompiledPage | undefined {
  const name = folder.path.split('/').at(-1) ?? ''
  return folder.pages.get('index') ?? folder.pages.get('README') ?? folder.pages.get(name)
}

/** Paths of all folders below, for suggestions. */
export function listFolderPaths(folder: Folder): string[] {
  return [...folder.folders.values()].flatMap((inner) => [inner.path, ...listFolderPaths(inner)])
}

/** The page or folder that a group calls `name`, a path below the folder. */
export function findGroupItem(name: string, folder: Folder): CompiledPage | Folder | undefined {
  const segments = name.split('/')
  const last = segments.pop() ?? name
  const inner = findFolder(folder, segments)
  return inner?.pages.get(last) ?? inner?.folders.get(last)
}

/** Everything that groups name, in the folder and below. */
export function listGroupItems(folder: Folder): (CompiledPage | Folder)[] {
  const names = (folder.category?.groups ?? []).flatMap(({ items }) => items)
  const groupItems = names.map((name) => findGroupItem(name, folder)).filter((item) => item !== undefined)
  return [...groupItems, ...[...folder.folders.values()].flatMap(listGroupItems)]
}
