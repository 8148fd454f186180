import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createFileError } from '../shared/docs-error.ts'
import { type ServerManifest, serverManifestPath } from '../shared/output/server/server-manifest.ts'
import type { EmbeddedData, PageSnapshot, ShellView } from '../shared/site/page.ts'

/** A page of a built site. */
export interface BuiltPage {
  view: Pick<
    ShellView,
    'url' | 'kind' | 'title' | 'headTitle' | 'description' | 'isHidden' | 'sidebar' | 'locale' | 'version'
  >
  /** HTML of the content, without the shell. */
  content: string
  /** Path of the HTML file in the output folder. */
  file: string
}

/** A file of the output, without its compressed variants. */
export interface BuiltFile {
  /** Path in the output folder, with a leading slash. */
  path: string
  size: number
  /** Size of the Brotli variant. Undefined for files without one. */
  compressedSize: number | undefined
}

export interface BuiltSite {
  out: string
  site: ServerManifest
  pages: BuiltPage[]
  files: BuiltFile[]
}

/** Reads the output folder of a build. Throws a `DocsError` if there is none. */
export function readBuiltSite(out: string): BuiltSite {
  if (!existsSync(join(out, serverManifestPath)))
    throw createFileError(
      out,
      'The folder has no built site.',
      'Run `docent build` first, or name its output folder with `--out`.',
    )
  const paths = listOutputPaths(out)
  const sizes = new Map(paths.map((path) => [path, statSync(join(out, path)).size]))
  const site: ServerManifest = JSON.parse(readFileSync(join(out, serverManifestPath), 'utf8'))
  const files = paths
    .filter((path) => !/\.(?:br|gz)$/.test(path))
    .map((path) => ({ path, size: sizes.get(path) ?? 0, compressedSize: sizes.get(`${path}.br`) }))
  const pages = files
    .filter(({ path }) => path.endsWith('/index.html'))
    .flatMap(({ path }) => {
      const page = readBuiltPage(readFileSync(join(out, path), 'utf8'))
      return page === undefined ? [] : [{ ...page, file: path }]
    })
  return { out, site, pages, files }
}

/** Reads a page from its document. Returns undefined for a document that redirects. */
export function readBuiltPage(html: string): Pick<PageSnapshot, 'view' | 'content'> | undefined {
  const data = html.match(/<script type="application\/json" id="docent-view">(.*?)<\/script>/s)?.[1]
  if (data === undefined) return undefined
  const { view }: EmbeddedData = JSON.parse(data)
  return { view, content: cutContent(html) }
}

const slotStart = '<div class="page-slot">'

/** Cuts the content of the page's slot out of a document. */
function cutContent(html: string): string {
  const start = html.indexOf(slotStart) + slotStart.length
  let depth = 1
  for (const { 0: tag, index } of html.slice(start).matchAll(/<\/?div\b/g)) {
    depth += tag === '<div' ? 1 : -1
    if (depth === 0) return html.slice(start, start + index)
  }
  return ''
}

const listOutputPaths = (out: string): string[] =>
  readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(out.length)}/${entry.name}`.replaceAll('\\', '/'))
    .sort()
