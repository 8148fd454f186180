// Endings of words. cspell:ignore ation ment abl
import { stemWord } from '../text/stem.ts'
import { findLastIndex, type Postings, type TermFile } from './decode-sections.ts'
import { type FileRange, headingBit, keywordsBit } from './index-format.ts'
import { findRange, findRanges, type IndexReader, type OpenIndex } from './index-reader.ts'

/** A term of the index for a term of the query. */
export interface MatchedTerm {
  term: string
  /** 1 for an exact match, less for other forms and completions. */
  weight: number
  /** Number of sections with the term. */
  count: number
  readPostings(): Postings
}

/** Maximum files loaded at once for a prefix. */
const maxFiles = 3
/** Maximum completions considered. */
const maxCompletions = 40

/** Finds terms in the files of an index, which it loads as needed. */
export class TermFinder {
  readonly #reader: IndexReader
  readonly #index: OpenIndex

  constructor(reader: IndexReader, index: OpenIndex) {
    this.#reader = reader
    this.#index = index
  }

  /** Finds the term and its other forms. A term that is still being typed also finds completions. */
  async find(term: string, isPrefix: boolean): Promise<MatchedTerm[]> {
    const forms = listWordForms(term)
    const files = await this.#load([...this.#filesOf(forms), ...(isPrefix ? this.#filesOfPrefix(term) : [])])
    const matchedTerms = forms.flatMap((form) => {
      const weight = form === term ? 1 : stemWord(form) === stemWord(term) ? 0.9 : 0.75
      return files.flatMap((file) => findTerm(file, form, weight))
    })
    if (!isPrefix) return matchedTerms
    const formSet = new Set(forms)
    const completions = findCompletions(files, term).filter((completion) => !formSet.has(completion.term))
    // Too many words start with one or two letters.
    return [...matchedTerms, ...(term.length < 3 ? completions.map(limitToHeadings) : completions)]
  }

  /** Finds the exact term. */
  async findExact(term: string, weight: number): Promise<MatchedTerm[]> {
    const files = await this.#load(this.#filesOf([term]))
    return files.flatMap((file) => findTerm(file, term, weight))
  }

  /** Finds the exact term in files that are already loaded. */
  findLoaded(term: string, weight: number): MatchedTerm[] {
    const range = findRange(this.#index.sections.ranges.terms, term)
    const file = range === undefined ? undefined : this.#reader.getLoadedTerms(range)
    return file === undefined ? [] : findTerm(file, term, weight)
  }

  #filesOf(terms: readonly string[]): FileRange[] {
    return terms
      .map((term) => findRange(this.#index.sections.ranges.terms, term))
      .filter((range) => range !== undefined)
      .slice(0, maxFiles * 2)
  }

  /** Lists the files with a prefix. Too many words start with one or two letters, so those use words in headings. */
  #filesOfPrefix(prefix: string): FileRange[] {
    const ranges = findRanges(this.#index.sections.ranges.terms, prefix)
    if (ranges.length <= maxFiles) return ranges
    const words = this.#index.manifest.popularWords.filter((word) => word.startsWith(prefix))
    return [...new Set(this.#filesOf(words))].slice(0, maxFiles)
  }

  #load(ranges: readonly FileRange[]): Promise<TermFile[]> {
    return Promise.all([...new Set(ranges)].map((range) => this.#reader.readTerms(range)))
  }
}

/**
 * Returns the term and other forms of the same word: `node`, `nodes`; `resize`, `resizes`, `resized`, `resizing`; and
 * words of the same family: `encrypt`, `encryption`; `refund`, `refundable`.
 */
function listWordForms(term: string): string[] {
  const forms = listInflections(term)
  if (forms.length === 1) return forms
  const root = findRoot(stemWord(term))
  const family = ['', 'ion', 'ation', 'able', 'ment'].map((ending) => root + ending)
  return [...new Set([...forms, ...family.flatMap(listInflections)])]
}

/** Removes a derivational ending: `encryption` → `encrypt`, `deployment` → `deploy`. */
const findRoot = (stem: string): string => stem.replace(/^([a-z]{3,})(?:ation|ion|able|abl|ment)$/, '$1')

function listInflections(term: string): string[] {
  const base = stemWord(term)
  if (base === term && !/^[a-z]{3,}$/.test(term)) return [term]
  const double = base + (base.at(-1) ?? '')
  const short = base.replace(/y$/, 'i')
  const endings = ['', 'e', 's', 'es', 'ing', 'ed', 'y'].map((ending) => base + ending)
  const forms = [...endings, `${double}ing`, `${double}ed`, `${short}es`, `${short}ed`, `${base}e`]
  return [...new Set([term, ...forms.filter((form) => stemWord(form) === base)])]
}

function findTerm(file: TermFile, term: string, weight: number): MatchedTerm[] {
  const index = findLastIndex(file.terms.length, (at) => (file.terms[at] ?? '') <= term)
  return file.terms[index] === term ? [createMatchedTerm(file, index, weight)] : []
}

const createMatchedTerm = (file: TermFile, index: number, weight: number): MatchedTerm => ({
  term: file.terms[index] ?? '',
  weight,
  count: file.counts[index] ?? 0,
  readPostings: () => file.readPostings(index),
})

/** Returns the term without postings in texts only. */
export const limitToHeadings = (matchedTerm: MatchedTerm): MatchedTerm => ({
  ...matchedTerm,
  readPostings() {
    const { sections, impacts } = matchedTerm.readPostings()
    const isOfHeading = (_: number, index: number): boolean =>
      ((impacts[index] ?? 0) & (headingBit | keywordsBit)) !== 0
    return { sections: sections.filter(isOfHeading), impacts: impacts.filter(isOfHeading) }
  },
})

/** Lists terms with a prefix, short and frequent ones first. */
function findCompletions(files: readonly TermFile[], prefix: string): MatchedTerm[] {
  const matchedTerms: MatchedTerm[] = []
  for (const file of files) {
    const first = findLastIndex(file.terms.length, (at) => (file.terms[at] ?? '') < prefix) + 1
    for (let index = first; file.terms[index]?.startsWith(prefix); index++) {
      const share = prefix.length / (file.terms[index]?.length ?? 1)
      matchedTerms.push(createMatchedTerm(file, index, 0.6 + 0.3 * share))
    }
  }
  const value = ({ weight, count }: MatchedTerm): number => weight * Math.log2(count + 2)
  return matchedTerms
    .sort((a, b) => value(b) - value(a) || (a.term < b.term ? -1 : 1))
    .slice(0, maxCompletions)
}
