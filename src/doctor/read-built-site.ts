import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DocsError } from '../shared/docs-error.ts'
import { type ServedSite, servedSitePath } from '../shared/output/server/served-site.ts'
import type { Fragment, PageView } from '../shared/site/page.ts'
import { getFragmentPath } from '../shared/urls.ts'

/** A page of a built site. */
export interface BuiltPage {
  view: Pick<
    PageView,
    'url' | 'kind' | 'title' | 'headTitle' | 'description' | 'isIndexed' | 'sidebar' | 'locale' | 'version'
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
  site: ServedSite
  pages: BuiltPage[]
  files: BuiltFile[]
}

const documentName = 'index.html'

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
    .filter(({ path }) => path.endsWith(`/${documentName}`))
    .flatMap(({ path }) => readPage(out, path, sizes.has(getFragmentPath(getFolder(path)))))
  return { out, site, pages, files }
}

const getFolder = (path: string): string => path.slice(0, -documentName.length)

/** Reads a page from its fragment or, if it has none, from its document. A document that redirects is no page. */
function readPage(out: string, file: string, hasFragment: boolean): BuiltPage[] {
  const text = readFileSync(join(out, hasFragment ? getFragmentPath(getFolder(file)) : file), 'utf8')
  const { view, content } = hasFragment ? JSON.parse(text) : readDocument(text)
  return view === undefined ? [] : [{ view, content, file }]
}

const slotStart = '<div class="page-slot">'
const mainEnd = '</main>'

function readDocument(html: string): Partial<Fragment> {
  const data = html.match(/<script type="application\/json" id="docent-view">(.*?)<\/script>/s)?.[1]
  if (data === undefined) return {}
  const content = html.slice(
    html.indexOf(slotStart) + slotStart.length,
    html.indexOf(mainEnd) + mainEnd.length,
  )
  return { view: JSON.parse(data).view, content: `${content}</div>` }
}

const listOutputPaths = (out: string): string[] =>
  readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(out.length)}/${entry.name}`.replaceAll('\\', '/'))
    .sort()
