import { createPostRoute } from '../content/blog-post.ts'
import {
  createPageId,
  fileToRoute,
  type Route,
  routeToPath,
  toCollectionPath,
} from '../content/file-to-route.ts'
import type { Collection } from '../content/load-pages.ts'
import { canonicalizePath } from '../shared/canonicalize-path.ts'
import type { CompiledPage } from '../shared/content/compiled-page.ts'
import { stripNumberPrefix } from '../shared/content/number-prefix.ts'
import { getSourcePath } from '../shared/site/locales.ts'
import type { Move, Rename } from './moved-site.ts'

interface MovedPages {
  files: ReadonlyMap<string, string>
  pages: readonly CompiledPage[]
  collections: readonly Collection[]
  /** ID of the default locale. Redirects in other locales follow from its own. */
  defaultLocale: string
}

/** Computes the new addresses and IDs of the pages and static files that move. */
export function findMovedAddresses({
  files,
  pages,
  collections,
  defaultLocale,
}: MovedPages): Pick<Move, 'addresses' | 'redirectedAddresses' | 'ids' | 'version'> {
  const addresses = new Map<string, string>()
  const redirectedAddresses: string[] = []
  const ids = new Map<string, string>()
  for (const page of pages) {
    const target = files.get(page.file)
    const collection = collections.find((candidate) => isInCollection(page, candidate))
    if (target === undefined || collection === undefined) continue
    const { id, path } = locatePage(target, page, collection)
    ids.set(page.id, id)
    if (path === page.path) continue
    addresses.set(page.path, path)
    if (page.locale === defaultLocale) redirectedAddresses.push(page.path)
  }
  for (const [from, to] of files) {
    if (!from.startsWith('static/')) continue
    const path = canonicalizePath(from.slice('static'.length))
    addresses.set(path, canonicalizePath(to.slice('static'.length)))
    redirectedAddresses.push(path)
  }
  const version = pages.find(({ file }) => files.has(file))?.version
  return { addresses, redirectedAddresses, ids, version }
}

/** Returns the new IDs of the guide folders that move, by old ID. */
export function findMovedFolders({ from }: Rename, files: ReadonlyMap<string, string>): Map<string, string> {
  const guides = [...files].filter(([file]) => guideFolder.test(file) && file.startsWith(`${from}/`))
  return new Map(guides.map(([file, target]) => [findFolderId(file), findFolderId(target)]))
}

const guideFolder = /^content\/(?:versions\/[^/]+\/)?docs\//

/** Returns the ID of the folder that a guide is in: its path without number prefixes. Empty for `content/docs/` itself. */
export function findFolderId(file: string): string {
  const [, ...segments] = getSourcePath(file).replace(guideFolder, '/').split('/').slice(0, -1)
  return segments.map(stripNumberPrefix).join('/')
}

const isInCollection = (page: CompiledPage, { kind, locale, version, files }: Collection): boolean =>
  kind === page.kind &&
  locale === page.locale &&
  version === page.version &&
  files.some(({ path }) => path === page.file)

function locatePage(
  file: string,
  { kind, frontMatter }: CompiledPage,
  { folder, routeBase }: Collection,
): { id: string; path: string } {
  const fileRoute = fileToRoute(toCollectionPath(folder, file))
  const route: Route = kind === 'blogPost' ? createPostRoute(fileRoute, frontMatter.slug) : fileRoute
  return { id: createPageId(route, frontMatter.id), path: routeToPath(route, routeBase, frontMatter.slug) }
}
