import type { CategorySettings } from '../../shared/content/category.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { readNumberPrefix } from '../../shared/content/number-prefix.ts'

/** A folder of pages. Names are IDs: without number prefix and extension. */
export interface Folder {
  /** Path below the content folder, `''` for the folder itself. */
  path: string
  pages: Map<string, CompiledPage>
  folders: Map<string, Folder>
  category: CategorySettings | undefined
  /** Number prefix of the folder's name on disk, used for sorting. */
  number: number | undefined
}

/** Creates a tree of folders from pages. */
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
    // The same segments as in the file name, with their number prefixes.
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

/** Finds the folder at a path of names. */
export function findFolder(root: Folder, segments: readonly string[]): Folder | undefined {
  return segments.reduce<Folder | undefined>((folder, segment) => folder?.folders.get(segment), root)
}

/** Finds the index page of a folder. */
export function findIndexPage(folder: Folder): CompiledPage | undefined {
  const name = folder.path.split('/').at(-1) ?? ''
  return folder.pages.get('index') ?? folder.pages.get('README') ?? folder.pages.get(name)
}

/** Lists the paths of all subfolders, for suggestions. */
export function listFolderPaths(folder: Folder): string[] {
  return [...folder.folders.values()].flatMap((inner) => [inner.path, ...listFolderPaths(inner)])
}

/** Finds the page or folder that a group names, by path below the folder. */
export function findGroupItem(name: string, folder: Folder): CompiledPage | Folder | undefined {
  const segments = name.split('/')
  const last = segments.pop() ?? name
  const inner = findFolder(folder, segments)
  return inner?.pages.get(last) ?? inner?.folders.get(last)
}

/** Lists the pages and folders that groups name, in the folder and its subfolders. */
export function listGroupItems(folder: Folder): (CompiledPage | Folder)[] {
  const names = (folder.category?.groups ?? []).flatMap(({ items }) => items)
  const groupItems = names.map((name) => findGroupItem(name, folder)).filter((item) => item !== undefined)
  return [...groupItems, ...[...folder.folders.values()].flatMap(listGroupItems)]
}
