import { posix } from 'node:path'
import { canonicalizePath } from '../shared/canonicalize-path.ts'
import { splitAtFences } from '../shared/content/fences.ts'
import { isExternalUrl } from '../shared/external-url.ts'
import { getSourcePath } from '../shared/site/locales.ts'
import { decodePercent } from '../shared/text/decode-percent.ts'
import { resolveFilePath } from '../site/links/file-path.ts'
import { type Move, type MovedSite, renameFile } from './moved-site.ts'
import { renameAddress } from './rename-in-text.ts'

/** Matches the target of a link, an image, an import, or an attribute, by what is before it. Also matches code spans. */
const targetPattern = /(`+)(?!`)(?:.*?[^`])?\1(?!`)|(?<=\]\(<?|\]:[ \t]*<?|["']|^image:[ \t]*)[^\s"'`<>()]+/gm
const pageExtension = /\.mdx?$/
const guideFolder = /^content\/(?:versions\/[^/]+\/)?docs(?=\/)/

/** Rewrites the links, images, and imports of a page or partial. Code isn't changed. */
export function rewriteLinks(text: string, file: string, context: RewriteContext): string {
  return splitAtFences(text)
    .map((part) => (part.isFence ? part.text : rewriteOutsideCode(part.text, file, context)))
    .join('\n')
}

export interface RewriteContext {
  move: Move
  site: MovedSite
}

function rewriteOutsideCode(text: string, file: string, context: RewriteContext): string {
  return text.replace(targetPattern, (match) =>
    match.startsWith('`') ? match : rewriteHref(match, file, context),
  )
}

function rewriteHref(href: string, file: string, context: RewriteContext): string {
  const [, path = '', suffix = ''] = href.match(/^([^?#]*)(.*)$/s) ?? []
  if (path === '' || isExternalUrl(href)) return href
  const { move, site } = context
  const target = findFile(path, file, context)
  if (target !== undefined) return rewriteFilePath(path, { file, target, move }) + suffix
  if (path.startsWith('/')) return (renameAddress(path, move, site.base) ?? path) + suffix
  return (rewriteRelativeAddress(path, file, context) ?? path) + suffix
}

/** Finds the file that a path of a page names: a page with either extension, or any other file. */
function findFile(path: string, file: string, { site }: RewriteContext): string | undefined {
  if (path.startsWith('/') && !pageExtension.test(path)) return undefined
  const version = file.match(/(?:^|\/)versions\/([^/]+)\/docs\//)?.[1]
  const named = resolveFilePath(decodePercent(path), file, version)
  const swapped = named.endsWith('.mdx') ? named.slice(0, -1) : `${named}x`
  const names = pageExtension.test(named) ? [named, swapped] : [named]
  return [...names, ...names.map(getSourcePath)].find((name) => site.fileNames.has(name))
}

interface FilePath {
  /** File with the link. */
  file: string
  target: string
  move: Move
}

function rewriteFilePath(path: string, { file, target, move }: FilePath): string {
  const newTarget = renameFile(target, move)
  const newFile = renameFile(file, move)
  if (newTarget === target && newFile === file) return path
  if (path.startsWith('@site/')) return newTarget === target ? path : `@site/${newTarget}`
  if (path.startsWith('/'))
    return newTarget === target ? path : getSourcePath(newTarget).replace(guideFolder, '')
  // A translation is at the same place in the folder of its locale as its original.
  const relate = (from: string, to: string): string =>
    posix.relative(posix.dirname(getSourcePath(from)), getSourcePath(to))
  const relative = relate(newFile, newTarget)
  if (relative === relate(file, target)) return path
  return path.startsWith('.') && !relative.startsWith('.') ? `./${relative}` : relative
}

/** Rewrites a path such as `../resize/`, which is relative to the page's address. */
function rewriteRelativeAddress(
  path: string,
  file: string,
  { move, site }: RewriteContext,
): string | undefined {
  const page = site.pageAddresses.get(file)
  if (page === undefined || !/^[\w.%/~-]+$/.test(path)) return undefined
  const target = canonicalizePath(posix.join(page, path))
  const newPage = move.addresses.get(page) ?? page
  const newTarget = move.addresses.get(target) ?? target
  if (newPage === page && newTarget === target) return undefined
  if (!site.addresses.has(target)) return undefined
  return `${posix.relative(newPage, newTarget) || '.'}/`
}
