import { digest } from '../../disk/digest.ts'
import { rangeNameBytes } from '../../shared/search/engine/index-format.ts'
import { ByteWriter } from './byte-writer.ts'
import type { MergedTerm } from './merge-segments.ts'

interface SizedTerm {
  term: string
  /** In bytes. */
  size: number
}

/** Minimum and maximum bytes of a file. A larger term gets its own file. */
interface RangeSize {
  min: number
  max: number
}

/** Letters that the first term of a file shares with the last term of the file before, at most. */
const sharedLetters = 2

const termFiles: RangeSize = { min: 900, max: 2400 }
const wordFiles: RangeSize = { min: 5000, max: 9000 }

/** Adds a file under its name. */
type AddFile = (name: string, content: Uint8Array) => void

/**
 * Writes the files of all terms, and of words by their beginnings and endings. Returns their keys and names as columns.
 * The names have four bytes after `folder`, the digest of all sections, which readers have once. So a file of other
 * sections has another name.
 */
export function writeRanges(terms: readonly MergedTerm[], folder: string, addFile: AddFile): Uint8Array {
  const contents = new Map<string, Uint8Array>()
  const add = (content: Uint8Array): string => {
    const name = chooseName(content, contents)
    contents.set(name, content)
    return name
  }
  const words = terms.filter(({ term }) => isTypoTolerant(term)).map(toWord)
  const writer = new ByteWriter()
  writer.writeBytes(Buffer.from(folder, 'hex'))
  for (const ranges of [
    writeTermRanges(terms, add),
    writeWordRanges(words, add),
    writeWordRanges(reverseWords(words), add),
  ]) {
    writer.writeSortedWords(ranges.map(({ key }) => key))
    for (const { name } of ranges) writer.writeBytes(Buffer.from(name, 'hex'))
  }
  for (const [name, content] of contents) addFile(`${folder}/${name}`, content)
  return writer.finish()
}

/** Returns the digest of a file, and of the name before it if another file has that. */
export function chooseName(content: Uint8Array, taken: ReadonlyMap<string, Uint8Array>): string {
  let name = digest(content).slice(0, rangeNameBytes * 2)
  while (isTaken(taken.get(name), content)) name = digest(name, content).slice(0, rangeNameBytes * 2)
  return name
}

const isTaken = (other: Uint8Array | undefined, content: Uint8Array): boolean =>
  other !== undefined && Buffer.compare(other, content) !== 0

/** Key and name of a file. */
interface NamedRange {
  key: string
  name: string
}

/** Whether typos of a word are corrected: no numbers, no identifiers, no very short or long words. */
const isTypoTolerant = (term: string): boolean => /^\p{L}[\p{L}\p{M}\p{N}]{2,23}$/u.test(term)

function writeTermRanges(terms: readonly MergedTerm[], add: (content: Uint8Array) => string): NamedRange[] {
  const all = new ByteWriter()
  const encoded = terms.map((term) => {
    const start = all.length
    writePostings(term, all)
    const length = all.length - start
    return {
      term: term.term,
      count: term.sections.length,
      start,
      length,
      size: term.term.length + length + 2,
    }
  })
  const bytes = all.finish()
  return splitTermsIntoFiles(encoded, termFiles).map((range, index, ranges) => {
    const writer = new ByteWriter()
    const [first] = range
    const last = range.at(-1)
    writer.writeSortedWords(range.map(({ term }) => term))
    for (const { count } of range) writer.writeNumber(count)
    for (const { length } of range) writer.writeNumber(length)
    writer.writeBytes(bytes.subarray(first?.start, (last?.start ?? 0) + (last?.length ?? 0)))
    return { key: shortenFirst(range, ranges[index - 1]), name: add(writer.finish()) }
  })
}

type Range = readonly { term: string }[]

/** Returns the shortest beginning of a range's first term that comes after the range before: every query loads all of them. */
function shortenFirst(range: Range, before: Range | undefined): string {
  const first = range[0]?.term ?? ''
  const last = before?.at(-1)?.term ?? ''
  let length = 1
  while (length < first.length && first.slice(0, length) <= last) length++
  return first.slice(0, length)
}

/** Writes the steps from section to section, then the impacts. */
function writePostings({ sections, impacts }: MergedTerm, writer: ByteWriter): void {
  let before = 0
  for (let index = 0; index < sections.length; index++) {
    const section = sections[index] ?? 0
    writer.writeNumber(section - before)
    before = section
  }
  writer.writeBytes(impacts)
}

/** A word and its frequency, for `decodeWords`. */
interface SizedWord {
  term: string
  size: number
  /** Logarithm of the number of sections. */
  frequency: number
}

const toWord = ({ term, sections }: MergedTerm): SizedWord => ({
  term,
  size: term.length + 2,
  frequency: Math.floor(Math.log2(sections.length)),
})

function writeWordRanges(words: readonly SizedWord[], add: (content: Uint8Array) => string): NamedRange[] {
  return splitTermsIntoFiles(words, wordFiles).map((range, index, ranges) => {
    const writer = new ByteWriter()
    writer.writeSortedWords(range.map(({ term }) => term))
    for (const { frequency } of range) writer.writeByte(frequency)
    return { key: shortenFirst(range, ranges[index - 1]), name: add(writer.finish()) }
  })
}

/** Sorts the same words by their endings. Plain strings sort much faster than with our own comparison. */
function reverseWords(words: readonly SizedWord[]): SizedWord[] {
  const byEnding = new Map(words.map((word) => [[...word.term].reverse().join(''), word]))
  return [...byEnding.keys()].sort().flatMap((term) => {
    const word = byEnding.get(term)
    return word === undefined ? [] : [{ ...word, term }]
  })
}

/**
 * Splits sorted terms into files. Whether a file may end between two terms depends on these only, so a new term changes
 * one file and not all that follow.
 */
function splitTermsIntoFiles<T extends SizedTerm>(terms: readonly T[], { min, max }: RangeSize): T[][] {
  const ranges: T[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const term of terms) {
    const previousTerm = ranges.at(-1)?.at(-1)?.term ?? ''
    if (size + term.size > max || (size >= min && isBoundary(previousTerm, term.term))) {
      ranges.push([])
      size = 0
    }
    ranges.at(-1)?.push(term)
    size += term.size
  }
  return ranges
}

/** Whether few letters distinguish a term from the previous term. They're the key of its file, and each query loads all keys. */
const isBoundary = (before: string, term: string): boolean =>
  term.slice(0, sharedLetters + 1) !== before.slice(0, sharedLetters + 1)
