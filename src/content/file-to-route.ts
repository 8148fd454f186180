import { posix } from 'node:path'
import { canonicalizePath } from '../shared/canonicalize-path.ts'
import type { CompiledPage } from '../shared/content/compiled-page.ts'
import { stripNumberPrefix } from '../shared/content/number-prefix.ts'
import type { Problem } from '../shared/docs-error.ts'
import { getSourcePath } from '../shared/site/locales.ts'

/** Route of a page, from its path in a content folder. */
export interface Route {
  /** `compute/node/resize`: the file's path without number prefixes and extension. */
  id: string
  /** Path segments of the page's URL below the route base. */
  segments: string[]
}

const pageExtension = /\.(mdx|md)$/

/** Whether a file is a page rather than a partial, an image, or a category file. */
export function isPageFile(path: string): boolean {
  return pageExtension.test(path) && !isPartial(path)
}

/** Returns a path without the extension of a page. A translation may be `.md` when its original is `.mdx`. */
export const stripPageExtension = (path: string): string => path.replace(pageExtension, '')

/** Whether a name starts with an underscore, which marks files and folders with partials. */
function isPartial(path: string): boolean {
  return path.split('/').some((segment) => segment.startsWith('_'))
}

/** Returns the path of a file, or of its translation, below the folder of its collection. */
export function toCollectionPath(folder: string, file: string): string {
  return getSourcePath(file).slice(folder.length + 1)
}

/** Creates the route of a page file. `path` is relative to its content folder. */
export function fileToRoute(path: string): Route {
  const segments = stripPageExtension(path).split('/').map(stripNumberPrefix)
  const id = segments.join('/')
  const last = segments.at(-1)
  const folder = segments.at(-2)
  const isIndex =
    last === 'index' || last?.toLowerCase() === 'readme' || (last !== undefined && last === folder)
  return { id, segments: isIndex ? segments.slice(0, -1) : segments }
}

/** Applies the front matter's `id`, which replaces the last segment. */
export function createPageId(route: Route, id: string | undefined): string {
  return id === undefined ? route.id : [...route.id.split('/').slice(0, -1), id].join('/')
}

/** Applies the front matter's `slug`: absolute below the route base, or relative to the page's folder. */
export function routeToPath(route: Route, routeBase: string, slug: string | undefined): string {
  if (slug === undefined)
    return canonicalizePath(`${routeBase}${route.segments.map((segment) => `${segment}/`).join('')}`)
  const folder = `${routeBase}${route.segments.slice(0, -1).join('/')}`
  const joined = slug.startsWith('/') ? posix.join(routeBase, slug) : posix.join(folder, slug)
  return canonicalizePath(`${joined}/`)
}

/** Characters that cause problems in URLs, shells, or archives. */
const badCharacters = /[\s#%?*:|"<>\\^`{}[\]]+/gu

/** Reports a file or parent folder whose name is invalid in a URL. */
export function checkFileName(path: string): Problem | undefined {
  const bad = path.match(badCharacters)?.[0].charAt(0)
  if (bad === undefined) return undefined
  const segments = path.split('/')
  const wrongIndex = segments.findIndex((segment) => segment.search(badCharacters) !== -1)
  const repaired = segments[wrongIndex]?.replace(badCharacters, '-')
  return {
    problem: `The ${wrongIndex === segments.length - 1 ? 'file' : 'folder'} name has ${bad === ' ' ? 'a space' : `the character \`${bad}\``}, which does not work in URLs.`,
    at: { file: path, line: undefined },
    fix: `Rename it, for example to \`${repaired}\`.`,
  }
}

/** Reports pages with the same path, and pages of one kind with the same ID. */
export function checkDuplicates(
  pages: readonly Pick<CompiledPage, 'id' | 'kind' | 'path' | 'file' | 'locale' | 'version'>[],
): Problem[] {
  const problems: Problem[] = []
  const byPath = new Map<string, { path: string; file: string }>()
  const byId = new Map<string, string>()
  // Untranslated files collide in every language. One report is enough.
  const reportedPairs = new Set<string>()
  for (const { id, kind, path, file, locale, version } of pages) {
    const idOfKind = `${locale} ${version} ${kind} ${id}`
    const other = byPath.get(path.toLowerCase())
    if (other !== undefined && reportedPairs.has(`${file} ${other.file}`)) continue
    if (other !== undefined) {
      reportedPairs.add(`${file} ${other.file}`)
      problems.push({
        problem: `The URL \`${path}\` is also used by \`${other.file}\`${other.path === path ? '' : ' (they differ only in case)'}.`,
        at: { file, line: undefined },
        fix: 'Rename one of the files, or give one of them another `slug`.',
      })
    } else if (byId.has(idOfKind)) {
      problems.push({
        problem: `The id \`${id}\` is also used by \`${byId.get(idOfKind)}\`.`,
        at: { file, line: undefined },
        fix: 'Give one of the pages another `id`.',
      })
    }
    byPath.set(path.toLowerCase(), { path, file })
    byId.set(idOfKind, file)
  }
  return problems
}
