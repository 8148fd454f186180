import type { Category } from '../../shared/content/category.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { numberPrefixOf } from '../../shared/content/number-prefix.ts'

/** A folder of pages. Names are ids: without number prefix and extension. */
export interface Folder {
  /** Path below the content folder, `''` for the folder itself. */
  path: string
  pages: Map<string, CompiledPage>
  folders: Map<string, Folder>
  category: Category | undefined
  /** Number in front of the folder's name on disk, which orders it. */
  number: number | undefined
}

/** The pages as a tree of folders. */
export function createFolders(pages: readonly CompiledPage[], categories: readonly Category[]): Folder {
  const byFolder = new Map(categories.map((category) => [category.folder, category]))
  const createFolder = (path: string, name: string): Folder => ({
    path,
    number: numberPrefixOf(name),
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
export function folderAt(root: Folder, segments: readonly string[]): Folder | undefined {
  return segments.reduce<Folder | undefined>((folder, segment) => folder?.folders.get(segment), root)
}

/** The folder's own page. */
export function indexPage(folder: Folder): CompiledPage | undefined {
  const name = folder.path.split('/').at(-1) ?? ''
  return folder.pages.get('index') ?? folder.pages.get('README') ?? folder.pages.get(name)
}

/** Paths of all folders below, for suggestions. */
export function folderPaths(folder: Folder): string[] {
  return [...folder.folders.values()].flatMap((inner) => [inner.path, ...folderPaths(inner)])
}

/** The page or folder that a group calls `name`, a path below the folder. */
export function findNamed(name: string, folder: Folder): CompiledPage | Folder | undefined {
  const segments = name.split('/')
  const last = segments.pop() ?? name
  const inner = folderAt(folder, segments)
  return inner?.pages.get(last) ?? inner?.folders.get(last)
}

/** Everything that groups name, in the folder and below. */
export function namedByGroups(folder: Folder): (CompiledPage | Folder)[] {
  const names = (folder.category?.groups ?? []).flatMap(({ items }) => items)
  const own = names.map((name) => findNamed(name, folder)).filter((found) => found !== undefined)
  return [...own, ...[...folder.folders.values()].flatMap(namedByGroups)]
}
