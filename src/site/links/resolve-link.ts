import { posix } from 'node:path'
import { canonicalizePath } from '../../shared/canonicalize-path.ts'
import type { CompiledFile } from '../../shared/content/compiled-page.ts'
import type { SourceLink } from '../../shared/content/source-link.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { isUnsafeUrl } from '../../shared/external-url.ts'
import { followRedirect } from '../../shared/redirects.ts'
import { getLocalePath, getSourcePath } from '../../shared/site/locales.ts'
import { decodePercent } from '../../shared/text/decode-percent.ts'
import { findNearest, suggestPath } from '../../shared/text/find-nearest.ts'
import { addBase } from '../../shared/urls.ts'
import { findHashRoutePage } from '../api/find-hash-route-page.ts'
import { checkAnchor } from './check-anchor.ts'
import { resolveFilePath } from './file-path.ts'
import { createLinkProblem, type LinkProblem } from './link-problem.ts'
import type { LinkTargets } from './link-targets.ts'
import { publishFile } from './publish-file.ts'

/** Suggestions by missing path. A broken link in a header or in several versions is on hundreds of pages. */
const suggestions = new WeakMap<LinkTargets, Map<string, string>>()

export interface ResolvedLink {
  /** URL of the target. A broken link stays as written. */
  url: string
  problems: LinkProblem[]
}

/** Resolves a link of a page. */
export function resolveLink(link: SourceLink, page: CompiledFile, targets: LinkTargets): ResolvedLink {
  if (isUnsafeUrl(link.href)) return { url: '#', problems: [unsafeLink(link)] }
  const { path, suffix, hash } = splitHref(link.href)
  if (path === '') {
    const url = findRouteUrl(page, hash, targets) ?? suffix + formatHash(hash)
    return { url, problems: checkAnchor(link, { target: page, hash }, targets) }
  }
  const resolve = /\.mdx?$/.test(path) ? resolveFileLink : resolveUrlLink
  return resolve(link, { path, hash, suffix, page }, targets)
}

/** Checks a path of the site that no page links to: its home page does. */
export function checkSitePath(link: SourceLink, targets: LinkTargets): LinkProblem[] {
  const [locale = { id: '' }] = targets.index.config.locales
  const page = { path: '/', locale: locale.id, version: undefined }
  return resolveUrlLink(link, { ...splitHref(link.href), page }, targets).problems
}

interface Href {
  path: string
  /** The query with `?`, or empty. */
  suffix: string
  hash: string | undefined
}

function splitHref(href: string): Href {
  const [, path = '', suffix = '', hash] = href.match(/^([^?#]*)(\?[^#]*)?(?:#(.*))?$/) ?? []
  return { path, suffix, hash }
}

const formatHash = (hash: string | undefined): string => (hash === undefined ? '' : `#${hash}`)

interface PageHref extends Href {
  page: Pick<CompiledFile, 'path' | 'locale' | 'version'>
}

function resolveFileLink(link: SourceLink, href: PageHref, targets: LinkTargets): ResolvedLink {
  const { page } = href
  const { index, unpublished } = targets
  const file = getSourcePath(resolveFilePath(decodePercent(href.path), link.file, page.version))
  const names = [file, swapExtension(file)]
  const pages = index.byFile.get(page.locale) ?? new Map<string, CompiledFile>()
  const target = pages.get(file) ?? pages.get(swapExtension(file))
  if (target !== undefined) return linkToPage(link, { ...href, target }, targets)
  if (names.some((name) => unpublished.unread.has(name))) return { url: link.href, problems: [] }
  const problem = names.some((name) => unpublished.drafts.has(name))
    ? createDraftLinkProblem(link)
    : {
        problem: `Link to \`${link.href}\`, but there is no such file.`,
        fix: suggestFile(file, getSourcePath(link.file), listVersionFiles(page.version, pages)),
      }
  return { url: link.href, problems: [createLinkProblem('brokenMarkdownLinks', link, problem)] }
}

function resolveUrlLink(link: SourceLink, href: PageHref, targets: LinkTargets): ResolvedLink {
  const { path, hash, suffix, page } = href
  const { index, files, unpublished } = targets
  const { base } = index.config
  const sitePath = path.startsWith('/') ? path : posix.join(page.path, path)
  const canonical = findCanonicalPath(sitePath, index)
  // A path in the default language points to the translation that the reader has chosen.
  const translated = getLocalePath(page.locale, index.config).slice(0, -1) + canonical
  const target = index.byPath.get(translated) ?? index.byPath.get(canonical)
  if (target !== undefined) return linkToPage(link, { ...href, target }, targets)
  const fixedPath = findFixedPath({ sitePath, canonical, translated }, targets)
  if (fixedPath !== undefined) {
    return { url: addBase(base, fixedPath) + suffix + formatHash(hash), problems: [] }
  }
  const published = path.startsWith('/')
    ? undefined
    : publishFile(resolveFilePath(decodePercent(path), link.file), link, files)
  if (published?.kind === 'published') {
    return { url: addBase(base, published.path) + formatHash(hash), problems: [] }
  }
  if (published?.kind === 'refused') return { url: link.href, problems: [published.problem] }
  if (unpublished.unread.has(canonical) || isInMissingVersion(canonical, index))
    return { url: link.href, problems: [] }
  const problem = unpublished.drafts.has(canonical)
    ? createDraftLinkProblem(link)
    : createBrokenUrlProblem(link, canonical, targets)
  return { url: link.href, problems: [createLinkProblem('brokenLinks', link, problem)] }
}

/** A page can be named like a file: `/docs/3.x` is `/docs/3.x/`. */
function findCanonicalPath(sitePath: string, { byPath }: LinkTargets['index']): string {
  const folder = canonicalizePath(`${sitePath}/`)
  return byPath.has(folder) ? folder : canonicalizePath(sitePath)
}

/** Whether a path belongs to a version without guides, which is reported itself. `current` may have none. */
function isInMissingVersion(path: string, { config, byPath }: LinkTargets['index']): boolean {
  const [version] = config.versions
    .filter((candidate) => path.startsWith(candidate.path))
    .sort((a, b) => b.path.length - a.path.length)
  if (version === undefined || version.name === 'current') return false
  return ![...byPath.values()].some((page) => page.version === version.name)
}

interface LinkedPaths {
  sitePath: string
  canonical: string
  translated: string
}

/** Finds the path of a generated page, a redirect, or a static file. */
function findFixedPath(
  { sitePath, canonical, translated }: LinkedPaths,
  { otherPaths, files }: LinkTargets,
): string | undefined {
  if (otherPaths.has(canonical)) return otherPaths.has(translated) ? translated : canonical
  return files.staticPaths.has(sitePath) ? sitePath : undefined
}

function linkToPage(
  link: SourceLink,
  { target, hash, suffix }: Href & { target: CompiledFile },
  targets: LinkTargets,
): ResolvedLink {
  const { base } = targets.index.config
  const problems = checkAnchor(link, { target, hash }, targets)
  const url = findRouteUrl(target, hash, targets) ?? addBase(base, target.path) + suffix + formatHash(hash)
  return { url, problems }
}

/** Finds the URL of the page that a hash route of an API overview leads to. */
function findRouteUrl(
  target: CompiledFile,
  hash: string | undefined,
  { documents, index }: LinkTargets,
): string | undefined {
  const document = documents.get(target.path)
  if (document === undefined || hash === undefined) return undefined
  const path = findHashRoutePage(document, hash)
  return path === undefined ? undefined : addBase(index.config.base, path)
}

function unsafeLink(link: SourceLink): LinkProblem {
  return createLinkProblem('brokenLinks', link, {
    problem: `Link to \`${link.href}\`, which would run in the reader's browser.`,
    fix: 'Link to a page, or remove the link.',
  })
}

type LinkMistake = Omit<Problem, 'at'>

function createDraftLinkProblem({ href }: SourceLink): LinkMistake {
  return {
    problem: `Link to \`${href}\`, but that page is a draft and is not published.`,
    fix: 'Publish the page (remove `draft: true`), or remove the link.',
  }
}

function createBrokenUrlProblem({ href }: SourceLink, path: string, targets: LinkTargets): LinkMistake {
  const newAddress = targets.redirects.get(path)
  const { suffix, hash } = splitHref(href)
  if (newAddress !== undefined) {
    return {
      problem: `Link to \`${href}\`, but that page has moved.`,
      fix: `Link to \`${newAddress}\`.`,
      repair: {
        text: href,
        replacement: followRedirect(newAddress, { search: suffix, hash: formatHash(hash) }),
      },
    }
  }
  return { problem: `Link to \`${href}\`, but no page has that URL.`, fix: suggestPage(path, targets) }
}

const swapExtension = (file: string): string => (file.endsWith('.mdx') ? file.replace(/x$/, '') : `${file}x`)

/**
 * Lists the files of one version. Each version may have a page with the same name, so suggestions come from the link's
 * version only.
 */
const listVersionFiles = (version: string | undefined, pages: ReadonlyMap<string, CompiledFile>): string[] =>
  [...pages].filter(([, page]) => page.version === version).map(([file]) => file)

/** Suggests the only file with the same name, otherwise the one with the nearest path, relative to the page. */
function suggestFile(file: string, from: string, files: readonly string[]): string {
  const sameName = files.filter((candidate) => posix.basename(candidate) === posix.basename(file))
  const best = sameName.length === 1 ? sameName[0] : findNearest(file, files)
  if (best === undefined) return 'Correct the path, or remove the link.'
  const relative = posix.relative(posix.dirname(from), best)
  return `Did you mean \`${relative.startsWith('.') ? relative : `./${relative}`}\`?`
}

/** Returns a sentence for an error message: the page nearest to a path, or what to do without one. */
function suggestPage(path: string, targets: LinkTargets): string {
  const known = suggestions.get(targets) ?? new Map<string, string>()
  suggestions.set(targets, known)
  const earlier = known.get(path)
  if (earlier !== undefined) return earlier
  const paths = [...targets.index.byPath.keys(), ...targets.files.staticPaths]
  const suggestion = suggestPath(path, paths, 'Add the page, or remove the link.')
  known.set(path, suggestion)
  return suggestion
}
