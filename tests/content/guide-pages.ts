import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileToRoute, isPageFile, routeToPath, toCollectionPath } from '../../src/content/file-to-route.ts'
import { parseFrontMatter } from '../../src/content/front-matter/parse-front-matter.ts'
import { prepareSource, traceLines } from '../../src/content/source/prepare-source.ts'
import { listFiles } from '../../src/content/source-files.ts'
import type { FrontMatter } from '../../src/shared/content/front-matter/front-matter.ts'
import { config, inputs, siteRoot } from '../api/our-documents.ts'

/** A guide with the text that its readers get. */
export interface GuidePage {
  file: string
  path: string
  frontMatter: FrontMatter
  /** With variables and partials filled in. */
  text: string
  /** Paths of the guides that it links to. */
  links: ReadonlySet<string>
}

const folder = 'content/docs'

const pathOfFile = (file: string, slug?: string): string =>
  routeToPath(fileToRoute(toCollectionPath(folder, file)), config.docs.routeBase, slug)

/** Guides by path. */
export const guidePages: ReadonlyMap<string, GuidePage> = new Map(
  listFiles(siteRoot, folder)
    .filter(({ path }) => isPageFile(toCollectionPath(folder, path)))
    .map(({ path: file, absolute }) => {
      const page = { file, kind: 'doc' as const, text: readFileSync(absolute, 'utf8') }
      const source = prepareSource(page, { root: siteRoot, variables: inputs.variables })
      const { text, origin } = traceLines(source, file)
      const frontMatter = parseFrontMatter(source.block ?? '', file)
      const links = text.split('\n').flatMap((line, index) => findLinks(line, origin(index + 1).file))
      const path = pathOfFile(file, frontMatter.slug)
      return [path, { file, path, frontMatter, text, links: new Set(links) }]
    }),
)

/** Paths that a line of a file links to. */
function findLinks(line: string, file: string): string[] {
  return [...line.matchAll(/(?:\]\(|href=")([^)"#?\s]+)/g)].flatMap(([, href = '']) => {
    if (href.startsWith('/')) return [href]
    return /\.mdx?$/.test(href) ? [pathOfFile(posix.join(posix.dirname(file), href))] : []
  })
}
