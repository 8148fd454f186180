import { posix } from 'node:path'
import { decodePercent } from '../../../../shared/text/decode-percent.ts'
import type { DocusaurusPage } from '../../docusaurus-page.ts'

/** Finds pages by file and by address. */
export class LinkMap {
  readonly #bySource = new Map<string, DocusaurusPage>()
  readonly #addresses = new Set<string>()
  readonly #byAddress = new Map<string, DocusaurusPage>()
  readonly #root: string

  constructor(root: string, pages: readonly DocusaurusPage[], addresses: readonly string[]) {
    this.#root = root
    for (const page of pages) {
      this.#bySource.set(stripExtension(page.source), page)
      if (page.address === undefined) continue
      this.#addresses.add(trimSlash(page.address))
      this.#byAddress.set(`${page.locale} ${trimSlash(page.address)}`, page)
    }
    for (const address of addresses) this.#addresses.add(trimSlash(address))
  }

  has(address: string): boolean {
    return this.#addresses.has(trimSlash(address))
  }

  /** Finds the page at an address, in the locale of the page that links to it. */
  findPage(address: string, { locale }: DocusaurusPage): DocusaurusPage | undefined {
    return this.#byAddress.get(`${locale} ${trimSlash(address)}`)
  }

  /** Finds the page of a file that a page links to or imports. */
  findFile(path: string, from: DocusaurusPage): DocusaurusPage | undefined {
    for (const candidate of this.listCandidates(path, from)) {
      const page = this.#bySource.get(stripExtension(candidate))
      if (page !== undefined) return page
    }
    return undefined
  }

  /** Lists the absolute paths that a path in a page may mean, most likely first. */
  listCandidates(path: string, from: DocusaurusPage): string[] {
    const decoded = decodePercent(path)
    if (decoded.startsWith('@site/')) return [posix.join(this.#root, decoded.slice('@site/'.length))]
    if (decoded.startsWith('/'))
      return [...from.contentFolders, this.#root].map((folder) => posix.join(folder, decoded))
    const near = [from.source, from.original].map((file) => posix.join(posix.dirname(file), decoded))
    // Docusaurus also looks for files relative to the folders of content and of the site.
    const far = decoded.startsWith('.')
      ? []
      : [...from.contentFolders, this.#root].map((folder) => posix.join(folder, decoded))
    return [...new Set([...near, ...far])]
  }
}

const stripExtension = (path: string): string => path.replace(/\.mdx?$/, '')

/** Removes the slash at the end, except for the root. */
export const trimSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)
