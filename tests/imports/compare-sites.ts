import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { comparePages, contentKinds, type Difference } from './compare-pages.ts'
import {
  type ArticleContent,
  docentMarkup,
  docusaurusMarkup,
  type EngineMarkup,
  readArticle,
} from './read-article.ts'

export interface SiteComparison {
  /** Number of pages that both sites have. */
  pages: number
  /** Number of entries in the pages of Docusaurus. */
  entries: Record<keyof ArticleContent, number>
  differences: Difference[]
  /** Addresses of pages that the new site lacks. */
  missing: string[]
  /** Number of addresses with a document of the new site that has no article: a redirect, or a page of an API. */
  redirected: number
}

/** Compares the folders that Docusaurus and Docent built. At most `count` pages are compared, evenly spread. */
export function compareSites(before: string, after: string, count: number): SiteComparison {
  const result: SiteComparison = {
    pages: 0,
    entries: { headings: 0, links: 0, code: 0, images: 0, text: 0 },
    differences: [],
    missing: [],
    redirected: 0,
  }
  const pages = listAddresses(before).flatMap((address) => {
    const content = readAddress(before, address, docusaurusMarkup)
    if (content === undefined) return []
    const page = readAddress(after, address, docentMarkup)
    if (page !== undefined) return [{ address, content, page }]
    if (findDocument(after, address) === undefined) result.missing.push(address)
    else result.redirected += 1
    return []
  })
  for (const { address, content, page } of takeEvenly(pages, count)) {
    result.pages += 1
    for (const kind of contentKinds) result.entries[kind] += content[kind].length
    result.differences.push(...comparePages(address, content, page))
  }
  return result
}

function readAddress(folder: string, address: string, markup: EngineMarkup): ArticleContent | undefined {
  const file = findDocument(folder, address)
  return file === undefined ? undefined : readArticle(readFileSync(file, 'utf8'), address, markup)
}

const findDocument = (folder: string, address: string): string | undefined =>
  [join(folder, address, 'index.html'), join(folder, `${address.slice(0, -1)}.html`)].find((path) =>
    // A redirect from an address such as `/docs/404.html` is a folder of this name.
    statSync(path, { throwIfNoEntry: false })?.isFile(),
  )

/** Lists the addresses of the pages in a folder, with slashes at both ends. With `trailingSlash: false`, `/a/` is `a.html`. */
function listAddresses(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  )
  return [
    ...new Set(
      files.map((path) => `/${path.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}/`.replace('//', '/')),
    ),
  ].sort()
}

function takeEvenly<Value>(all: readonly Value[], count: number): Value[] {
  const step = Math.max(1, all.length / count)
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
