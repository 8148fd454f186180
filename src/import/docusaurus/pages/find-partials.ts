import { existsSync, readFileSync } from 'node:fs'
import { posix, relative } from 'node:path'
import { readFrontMatter } from '../convert/front-matter/convert-front-matter.ts'
import { LinkMap } from '../convert/links/link-map.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import { toUrlName } from '../read/url-paths.ts'

const importedFile = /^\s*(?:import|export)\s[^'"\n]*?\bfrom\s+(['"])([^'"]+\.mdx?)\1/gm
const importedModule = /^\s*(?:import|export)\s[^'"\n]*?\bfrom\s+(['"])((?:\.|@site\/)[^'"]+)\1/gm
const moduleEndings = ['', '.js', '.jsx', '.ts', '.tsx', '/index.js', '/index.jsx', '/index.ts', '/index.tsx']

/**
 * Finds Markdown files outside of the content folders that pages import, themselves or in components, and what these import.
 */
export function findOutsidePartials(pages: readonly DocusaurusPage[], root: string): DocusaurusPage[] {
  const partials: DocusaurusPage[] = []
  const known = new Set(pages.map(({ source }) => source))
  const queue = [...pages]
  const links = new LinkMap(root, pages, [])
  for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
    for (const path of listPaths(page.text, importedFile)) {
      if (links.findFile(path, page) !== undefined) continue
      const source = links.listCandidates(path, page).find((file) => existsSync(file))
      if (source === undefined || known.has(source)) continue
      known.add(source)
      const partial = createPartial(source, page, root)
      partials.push(partial)
      queue.push(partial)
    }
    for (const source of findModules(page, links)) {
      if (known.has(source)) continue
      known.add(source)
      queue.push({ ...page, source, original: source, text: readFileSync(source, 'utf8') })
    }
  }
  return partials
}

/** Formatters write `\\_` in paths, which is `_` in a string. */
const listPaths = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, , literal = '']) => literal.replace(/\\(.)/g, '$1'))

/** Finds the programs of the site that a page or a program imports. */
const findModules = (page: DocusaurusPage, links: LinkMap): string[] =>
  listPaths(page.text, importedModule).flatMap((path) => {
    const file = moduleEndings
      .flatMap((ending) => links.listCandidates(path + ending, page))
      .find((candidate) => /\.[jt]sx?$/.test(candidate) && existsSync(candidate))
    return file === undefined ? [] : [file]
  })

function createPartial(source: string, user: DocusaurusPage, root: string): DocusaurusPage {
  const label = relative(root, source).replaceAll('\\', '/')
  const text = readFileSync(source, 'utf8').replaceAll('\r\n', '\n')
  const name = toUrlName(label.replace(/^(?:\.\.\/)+/, '').replace(/\.mdx?$/, '.mdx'))
  return {
    ...user,
    kind: 'partial',
    source,
    label,
    out: posix.join('content/partials', name),
    original: source,
    address: undefined,
    slug: undefined,
    id: undefined,
    authors: undefined,
    contentFolders: [posix.dirname(source)],
    text,
    frontMatter: readFrontMatter(text),
    isCommonMark: false,
  }
}
