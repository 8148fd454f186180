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

/** Is the file a page (and not a partial, an image or a category file)? */
export function isPageFile(path: string): boolean {
  return pageExtension.test(path) && !isPartial(path)
}

/** Files and folders whose name starts with an underscore are parts of pages. */
function isPartial(path: string): boolean {
  return path.split('/').some((segment) => segment.startsWith('_'))
}

/** Path of a file, or of its translation, below the folder of its collection. */
export function toCollectionPath(folder: string, file: string): string {
  return getSourcePath(file).slice(folder.length + 1)
}

/** Route of a page file, `path` relative to its content folder. */
export function fileToRoute(path: string): Route {
  const segments = path.replace(pageExtension, '').split('/').map(stripNumberPrefix)
  const id = segments.join('/')
  const last = segments.at(-1)
  const folder = segments.at(-2)
  const isIndex =
    last === 'index' || last?.toLowerCase() === 'readme' || (last !== undefined && last === folder)
  return { id, segments: isIndex ? segments.slice(0, -1) : segments }
}

/** Applies the front matter's `slug`: absolute below the route base, or relative to the page's folder. */
export function routeToPath(route: Route, routeBase: string, slug: string | undefined): string {
  if (slug === undefined)
    return canonicalizePath(`${routeBase}${route.segments.map((segment) => `${segment}/`).join('')}`)
  const folder = `${routeBase}${route.segments.slice(0, -1).join('/')}`
  const joined = slug.startsWith('/') ? posix.join(routeBase, slug) : posix.join(folder, slug)
  return canonicalizePath(`${joined}/`)
}

/** Characters that URLs, shells or archives trip over. */
const badCharacters = /[\s#%?*:|"<>\\^`{}[\]]+/gu

/** Reports a file, or a folder around it, whose name cannot be a part of a URL. */
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

/** Reports pages that would overwrite each other, and ids that are used twice among pages of one kind. */
export function checkDuplicates(
  pages: readonly Pick<CompiledPage, 'id' | 'kind' | 'path' | 'file' | 'locale' | 'version'>[],
): Problem[] {
  const problems: Problem[] = []
  const byPath = new Map<string, { path: string; file: string }>()
  const byId = new Map<string, string>()
  // Files without a translation collide in every language; once is enough to say it.
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
