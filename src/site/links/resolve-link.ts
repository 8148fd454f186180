import { posix } from 'node:path'
import type { ApiDocument } from '../../shared/api/api-document.ts'
import { canonicalPath } from '../../shared/canonical-path.ts'
import type { CompiledFile, Reference } from '../../shared/content/compiled-page.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { isUnsafeUrl } from '../../shared/external-url.ts'
import { sourceOf } from '../../shared/site/locales.ts'
import { versionFolder } from '../../shared/site/versions.ts'
import { nearest, suggest } from '../../shared/text/nearest.ts'
import { withBase } from '../../shared/urls.ts'
import { hasRoute, routesOf } from '../api/api-routes.ts'
import { publishFile } from './publish-file.ts'

/** A problem, and the option of the configuration that says how serious it is. Files that are refused always fail. */
export interface LinkProblem extends Problem {
  kind: 'brokenLinks' | 'brokenMarkdownLinks' | 'brokenAnchors' | 'refusedFiles'
}

export interface Resolver {
  root: string
  base: string
  /** Path of a locale below the base. */
  localePath(locale: string): string
  byPath: ReadonlyMap<string, CompiledFile>
  /** Paths of pages without a source file, whose headings nobody can link to, and of redirects. */
  otherPaths: ReadonlySet<string>
  /** Pages by their file in the folders of the default language, by locale. */
  byFile: ReadonlyMap<string, ReadonlyMap<string, CompiledFile>>
  /** Files and paths of pages that are not published. */
  drafts: ReadonlySet<string>
  /** Files and paths of pages that could not be read: whether a link to them is right is not known. */
  unread: ReadonlySet<string>
  /** Paths of the static folder, with a leading slash. */
  staticPaths: ReadonlySet<string>
  /** Takes a file of the content folder into the output and returns its path below the base. */
  addMedia(file: string): string
  problems: LinkProblem[]
  /** Documents of APIs by the path of their overview: hashes of these pages are routes. */
  documents: ReadonlyMap<string, ApiDocument>
  /** New addresses by old paths: a reader of an old link is led on, a writer is told. */
  moved: ReadonlyMap<string, string>
}

/** The address a link of a page leads to; a broken one is reported and stays as written. */
export function resolveLink(link: Reference, page: CompiledFile, resolver: Resolver): string {
  if (isUnsafeUrl(link.href)) {
    resolver.problems.push({
      kind: 'brokenLinks',
      problem: `Link to \`${link.href}\`, which would run in the reader's browser.`,
      at: { file: link.file, line: link.line },
      fix: 'Link to a page, or remove the link.',
    })
    return '#'
  }
  const [, path = '', suffix = '', hash] = link.href.match(/^([^?#]*)(\?[^#]*)?(?:#(.*))?$/) ?? []
  const anchor = hash === undefined ? '' : `#${hash}`
  if (path === '') {
    checkAnchor(link, { target: page, hash, resolver })
    return `${suffix}${anchor}`
  }
  if (/\.mdx?$/.test(path)) return resolveFileLink(link, { path, hash, suffix, page }, resolver)
  return resolveUrlLink(link, { path, hash, suffix, page }, resolver)
}

interface Parts {
  path: string
  hash: string | undefined
  suffix: string
}

function resolveFileLink(
  link: Reference,
  { path, hash, suffix, page }: Parts & { page: CompiledFile },
  resolver: Resolver,
): string {
  const file = sourceOf(fileOf(decode(path), link.file, page.version))
  const pages = resolver.byFile.get(page.locale) ?? new Map<string, CompiledFile>()
  const target = pages.get(file) ?? pages.get(swapExtension(file))
  if (target !== undefined) {
    checkAnchor(link, { target, hash, resolver })
    return `${withBase(resolver.base, target.path)}${suffix}${hash === undefined ? '' : `#${hash}`}`
  }
  const names = [file, swapExtension(file)]
  if (names.some((name) => resolver.unread.has(name))) return link.href
  resolver.problems.push(
    names.some((name) => resolver.drafts.has(name))
      ? { kind: 'brokenMarkdownLinks', ...linkToDraft(link) }
      : {
          kind: 'brokenMarkdownLinks',
          problem: `Link to \`${link.href}\`, but there is no such file.`,
          at: { file: link.file, line: link.line },
          fix: suggestFile(file, sourceOf(link.file), filesOfVersion(page.version, pages)),
        },
  )
  return link.href
}

function resolveUrlLink(link: Reference, parts: Parts & { page: CompiledFile }, resolver: Resolver): string {
  const { path, hash, suffix, page } = parts
  const sitePath = path.startsWith('/') ? path : posix.join(page.path, path)
  const canonical = canonicalPath(sitePath)
  // A path of the default language leads to the translation that its reader has chosen.
  const translated = resolver.localePath(page.locale).slice(0, -1) + canonical
  const target = resolver.byPath.get(translated) ?? resolver.byPath.get(canonical)
  const anchor = hash === undefined ? '' : `#${hash}`
  if (target !== undefined) {
    checkAnchor(link, { target, hash, resolver })
    return `${withBase(resolver.base, target.path)}${suffix}${anchor}`
  }
  if (resolver.otherPaths.has(canonical))
    return `${withBase(resolver.base, resolver.otherPaths.has(translated) ? translated : canonical)}${suffix}${anchor}`
  if (resolver.staticPaths.has(sitePath)) return `${withBase(resolver.base, sitePath)}${suffix}${anchor}`
  const published = path.startsWith('/')
    ? undefined
    : publishFile(fileOf(decode(path), link.file), link, resolver)
  if (published?.kind === 'published') return `${withBase(resolver.base, published.path)}${anchor}`
  if (published?.kind === 'refused' || resolver.unread.has(canonical)) return link.href
  resolver.problems.push({
    kind: 'brokenLinks',
    ...(resolver.drafts.has(canonical) ? linkToDraft(link) : linkToNothing(link, canonical, resolver)),
  })
  return link.href
}

function linkToDraft({ href, file, line }: Reference): Problem {
  return {
    problem: `Link to \`${href}\`, but that page is a draft and is not published.`,
    at: { file, line },
    fix: 'Publish the page (remove `draft: true`), or remove the link.',
  }
}

function linkToNothing({ href, file, line }: Reference, path: string, resolver: Resolver): Problem {
  const moved = resolver.moved.get(path)
  if (moved !== undefined) {
    return {
      problem: `Link to \`${href}\`, but that page has moved.`,
      at: { file, line },
      fix: `Link to \`${moved}\`.`,
    }
  }
  const known = [...resolver.byPath.keys(), ...resolver.staticPaths]
  return {
    problem: `Link to \`${href}\`, but no page has that URL.`,
    at: { file, line },
    fix: suggest(path, known, 'Add the page, or remove the link.'),
  }
}

function checkAnchor(
  link: Reference,
  { target, hash, resolver }: { target: CompiledFile; hash: string | undefined; resolver: Resolver },
): void {
  const missing = hash === undefined ? undefined : missingAnchor(hash, target, resolver)
  if (missing === undefined) return
  resolver.problems.push({
    kind: 'brokenAnchors',
    problem: `Link to \`${link.href}\`, but \`${target.file}\` has ${missing.what} with the id \`${missing.id}\`.`,
    at: { file: link.file, line: link.line },
    fix: suggest(missing.id, missing.known, 'Correct the id, or link to the page.'),
  })
}

/** What a page lacks that a hash (without `#`) asks for, and the ids that it has; undefined when nothing is missing. */
export function missingAnchor(
  hash: string,
  target: CompiledFile,
  resolver: Resolver,
): { id: string; what: string; known: string[] } | undefined {
  if (hash === '' || hash === 'top') return undefined
  const id = decode(hash)
  if (target.anchors.includes(id) || resolver.unread.has(target.path)) return undefined
  const document = resolver.documents.get(target.path)
  if (document === undefined) return { id, what: 'no heading', known: target.anchors }
  if (hasRoute(document, hash)) return undefined
  return { id, what: 'no heading and no operation', known: [...target.anchors, ...routesOf(document)] }
}

/** Path of a file that a page names, relative to the site folder. */
export function fileOf(path: string, from: string, version?: string): string {
  if (path.startsWith('@site/')) return posix.normalize(path.slice('@site/'.length))
  if (path.startsWith('/')) return posix.join(versionFolder(version ?? 'current'), path)
  return posix.normalize(posix.join(posix.dirname(from), path))
}

const swapExtension = (file: string): string => (file.endsWith('.mdx') ? file.replace(/x$/, '') : `${file}x`)

/** A page may have the same name in each version, and is only meant in the one that links to it. */
const filesOfVersion = (version: string | undefined, pages: ReadonlyMap<string, CompiledFile>): string[] =>
  [...pages].filter(([, page]) => page.version === version).map(([file]) => file)

/** The file of the same name, or else the one with the nearest path, as the page would name it. */
function suggestFile(file: string, from: string, files: readonly string[]): string {
  const sameName = files.filter((candidate) => posix.basename(candidate) === posix.basename(file))
  const best = sameName.length === 1 ? sameName[0] : nearest(file, files)
  if (best === undefined) return 'Correct the path, or remove the link.'
  const relative = posix.relative(posix.dirname(from), best)
  return `Did you mean \`${relative.startsWith('.') ? relative : `./${relative}`}\`?`
}

/** Takes percent-encoding away, from what can be decoded. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
