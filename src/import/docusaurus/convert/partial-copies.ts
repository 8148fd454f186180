import type { DocusaurusPage } from '../docusaurus-page.ts'
import type { LinkMap } from './links/link-map.ts'

const simpleProp = /\{\s*props\.\w+\s*\}/g
const anyProp = /\bprops\s*(?:\.|\?\.|\[)|\{\s*\.\.\.props/
const importedFile = /^\s*import\s[^'"\n]*?\bfrom\s+(['"])([^'"]+\.mdx?)\1/gm

/** Markdown files whose text depends on the values that pages give them: each set of values gets its own copy. */
export class PartialCopies {
  readonly #links: LinkMap
  readonly #copies = new Map<string, DocusaurusPage>()
  readonly #waiting: DocusaurusPage[] = []
  readonly #copied = new Set<DocusaurusPage>()
  readonly #used = new Set<DocusaurusPage>()
  readonly #isComplex = new Map<DocusaurusPage, boolean>()

  constructor(links: LinkMap) {
    this.#links = links
  }

  /** Returns the partial with its values filled in, if it has expressions that need them. */
  find(partial: DocusaurusPage, props: Record<string, unknown>): DocusaurusPage {
    if (!this.isComplex(partial) && Object.keys(props).length === 0) {
      this.use(partial)
      return partial
    }
    const key = JSON.stringify([partial.out, props])
    const known = this.#copies.get(key)
    if (known !== undefined) return known
    const out = partial.out.replace(/(\.\w+)$/, `-${this.#copies.size + 1}$1`)
    const copy: DocusaurusPage = { ...partial, kind: 'partial', out, props }
    this.#copies.set(key, copy)
    this.#waiting.push(copy)
    this.#copied.add(partial)
    return copy
  }

  /** Records that a page shows the partial as it is. */
  use(partial: DocusaurusPage): void {
    this.#used.add(partial)
  }

  /** Whether pages show the partial only with their values in it. */
  isReplaced(partial: DocusaurusPage): boolean {
    return this.#copied.has(partial) && !this.#used.has(partial)
  }

  /** Returns the next copy that has to be converted. */
  takeCopy(): DocusaurusPage | undefined {
    return this.#waiting.shift()
  }

  /** Whether a partial, or one that it shows, does more with its values than to print them. */
  isComplex(partial: DocusaurusPage): boolean {
    const known = this.#isComplex.get(partial)
    if (known !== undefined) return known
    this.#isComplex.set(partial, false)
    const isComplex =
      anyProp.test(partial.text.replace(simpleProp, '')) ||
      [...partial.text.matchAll(importedFile)].some(([, , path = '']) => {
        const target = this.#links.findFile(path.replace(/\\(.)/g, '$1'), partial)
        return target !== undefined && this.isComplex(target)
      })
    this.#isComplex.set(partial, isComplex)
    return isComplex
  }
}
