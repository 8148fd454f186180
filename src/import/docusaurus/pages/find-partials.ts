import { existsSync, readFileSync } from 'node:fs'
import { posix, relative } from 'node:path'
import { readFrontMatter } from '../convert/front-matter/convert-front-matter.ts'
import { LinkMap } from '../convert/links/link-map.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import { toUrlName } from '../read/url-paths.ts'

const importedFile = /^\s*import\s+[\w$]+\s+from\s+(['"])([^'"]+\.mdx?)\1/gm

/** Finds Markdown files outside of the content folders that pages import, and what these import. */
export function findOutsidePartials(pages: readonly DocusaurusPage[], root: string): DocusaurusPage[] {
  const partials: DocusaurusPage[] = []
  const known = new Set(pages.map(({ source }) => source))
  const queue = [...pages]
  const links = new LinkMap(root, pages, [])
  for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
    for (const [, , literal = ''] of page.text.matchAll(importedFile)) {
      const path = literal.replace(/\\(.)/g, '$1')
      if (links.findFile(path, page) !== undefined) continue
      const source = links.listCandidates(path, page).find((file) => existsSync(file))
      if (source === undefined || known.has(source)) continue
      known.add(source)
      const partial = createPartial(source, page, root)
      partials.push(partial)
      queue.push(partial)
    }
  }
  return partials
}

function createPartial(source: string, user: DocusaurusPage, root: string): DocusaurusPage {
  const label = relative(root, source).replaceAll('\\', '/')
  const text = readFileSync(source, 'utf8')
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
