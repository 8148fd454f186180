import { stem } from '../text/stem.ts'
import { lastAtMost, type Places, type TermFile } from './decode.ts'
import { type FileRange, inHeading, inKeywords, type Manifest } from './index-format.ts'
import { type IndexReader, rangeFor, rangesFor } from './index-reader.ts'

/** A term of the index for a term of the query. */
export interface FoundTerm {
  term: string
  /** 1 for an exact match, less for other forms and completions. */
  weight: number
  /** Number of sections with the term. */
  count: number
  places(): Places
}

/** Maximum files loaded at once for a prefix. */
const maxFiles = 3
/** Maximum completions considered. */
const maxCompletions = 40

/** Finds terms in the files of an index, which it loads as needed. */
export class TermFinder {
  readonly #reader: IndexReader
  readonly #manifest: Manifest

  constructor(reader: IndexReader, manifest: Manifest) {
    this.#reader = reader
    this.#manifest = manifest
  }

  /** Finds the term and its other forms. A term that is still being typed also finds completions. */
  async find(term: string, isPrefix: boolean): Promise<FoundTerm[]> {
    const forms = listWordForms(term)
    const files = await this.#load([...this.#filesOf(forms), ...(isPrefix ? this.#filesOfPrefix(term) : [])])
    const found = forms.flatMap((form) => {
      const weight = form === term ? 1 : 0.9
      return files.flatMap((file) => findInFile(file, form, weight))
    })
    if (!isPrefix) return found
    const known = new Set(forms)
    const longer = completions(files, term).filter((completion) => !known.has(completion.term))
    // Too many words start with one or two letters.
    return [...found, ...(term.length < 3 ? longer.map(onlyInHeadings) : longer)]
  }

  /** Finds the exact term. */
  async findExact(term: string, weight: number): Promise<FoundTerm[]> {
    const files = await this.#load(this.#filesOf([term]))
    return files.flatMap((file) => findInFile(file, term, weight))
  }

  /** Finds the exact term in files that are already loaded. */
  findReady(term: string, weight: number): FoundTerm[] {
    const range = rangeFor(this.#manifest.terms, term)
    const file = range === undefined ? undefined : this.#reader.readyTerms(range)
    return file === undefined ? [] : findInFile(file, term, weight)
  }

  #filesOf(terms: readonly string[]): FileRange[] {
    return terms
      .map((term) => rangeFor(this.#manifest.terms, term))
      .filter((range) => range !== undefined)
      .slice(0, maxFiles * 2)
  }

  /** Lists the files with a prefix. Too many words start with one or two letters, so those use words in headings. */
  #filesOfPrefix(prefix: string): FileRange[] {
    const ranges = rangesFor(this.#manifest.terms, prefix)
    if (ranges.length <= maxFiles) return ranges
    const words = this.#manifest.popular.filter((word) => word.startsWith(prefix))
    return [...new Set(this.#filesOf(words))].slice(0, maxFiles)
  }

  #load(ranges: readonly FileRange[]): Promise<TermFile[]> {
    return Promise.all([...new Set(ranges)].map((range) => this.#reader.terms(range)))
  }
}

/** Returns the term and other forms of the same word: `node`, `nodes`; `resize`, `resizes`, `resized`, `resizing`. */
function listWordForms(term: string): string[] {
  const base = stem(term)
  if (base === term && !/^[a-z]{3,}$/.test(term)) return [term]
  const double = base + (base.at(-1) ?? '')
  const short = base.replace(/y$/, 'i')
  const endings = ['', 'e', 's', 'es', 'ing', 'ed', 'y'].map((ending) => base + ending)
  const forms = [...endings, `${double}ing`, `${double}ed`, `${short}es`, `${short}ed`, `${base}e`]
  return [...new Set([term, ...forms.filter((form) => stem(form) === base)])]
}

function findInFile(file: TermFile, term: string, weight: number): FoundTerm[] {
  const index = lastAtMost(file.terms.length, (at) => (file.terms[at] ?? '') <= term)
  return file.terms[index] === term ? [createFound(file, index, weight)] : []
}

const createFound = (file: TermFile, index: number, weight: number): FoundTerm => ({
  term: file.terms[index] ?? '',
  weight,
  count: file.counts[index] ?? 0,
  places: () => file.places(index),
})

/** Returns the term without postings in texts only. */
export const onlyInHeadings = (found: FoundTerm): FoundTerm => ({
  ...found,
  places() {
    const { sections, impacts } = found.places()
    const isOfHeading = (_: number, index: number): boolean =>
      ((impacts[index] ?? 0) & (inHeading | inKeywords)) !== 0
    return { sections: sections.filter(isOfHeading), impacts: impacts.filter(isOfHeading) }
  },
})

/** Lists terms with a prefix, short and frequent ones first. */
function completions(files: readonly TermFile[], prefix: string): FoundTerm[] {
  const found: FoundTerm[] = []
  for (const file of files) {
    const first = lastAtMost(file.terms.length, (at) => (file.terms[at] ?? '') < prefix) + 1
    for (let index = first; file.terms[index]?.startsWith(prefix); index++) {
      const share = prefix.length / (file.terms[index]?.length ?? 1)
      found.push(createFound(file, index, 0.6 + 0.3 * share))
    }
  }
  const value = ({ weight, count }: FoundTerm): number => weight * Math.log2(count + 2)
  return found.sort((a, b) => value(b) - value(a) || (a.term < b.term ? -1 : 1)).slice(0, maxCompletions)
}
