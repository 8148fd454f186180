import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DocsError } from '../shared/docs-error.ts'
import { type ServedSite, servedSitePath } from '../shared/output/served-site.ts'
import type { PageView } from '../shared/site/page.ts'

/** A page of a built site, read from its fragment. */
export interface BuiltPage {
  view: Pick<PageView, 'url' | 'kind' | 'title' | 'headTitle' | 'description' | 'isIndexed' | 'sidebar'>
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
  site: ServedSite
  pages: BuiltPage[]
  files: BuiltFile[]
}

const fragmentName = 'index.json'

/** Reads the output folder of a build. Throws a `DocsError` if there is none. */
export function readBuiltSite(out: string): BuiltSite {
  if (!existsSync(join(out, servedSitePath)))
    throw new DocsError([
      {
        problem: 'The folder has no built site.',
        at: { file: out, line: undefined },
        fix: 'Run `docent build` first, or name its output folder with `--out`.',
      },
    ])
  const paths = listOutputPaths(out)
  const sizes = new Map(paths.map((path) => [path, statSync(join(out, path)).size]))
  const site: ServedSite = JSON.parse(readFileSync(join(out, servedSitePath), 'utf8'))
  const files = paths
    .filter((path) => !/\.(?:br|gz)$/.test(path))
    .map((path) => ({ path, size: sizes.get(path) ?? 0, compressedSize: sizes.get(`${path}.br`) }))
  const pages = files
    .filter(({ path }) => path.endsWith(`/${fragmentName}`))
    .flatMap(({ path }) => readPage(out, path))
  return { out, site, pages, files }
}

/** Reads a page. Other JSON files of the same name have no view. */
function readPage(out: string, path: string): BuiltPage[] {
  const { view, content } = JSON.parse(readFileSync(join(out, path), 'utf8'))
  if (typeof view?.url !== 'string' || typeof content !== 'string') return []
  return [{ view, content, file: path.replace(/json$/, 'html') }]
}

const listOutputPaths = (out: string): string[] =>
  readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(out.length)}/${entry.name}`.replaceAll('\\', '/'))
    .sort()
