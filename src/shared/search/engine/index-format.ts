import type { RecordKind } from '../search-record.ts'

/** Another number than the engine's own: the files are of another build. */
export const formatVersion = 1

/** What the engine reads first: names of all other files of an index. They carry digests and never change. */
export interface Manifest {
  format: number
  /** Ids of areas; a section has one of them by number, counted from 1. */
  areas: string[]
  /** Name of the file that `decodeSections` reads. */
  sections: string
  /** Files of `decodeTerms`: the first term of each, and its name. */
  terms: FileRange[]
  /** Files of `decodeWords`: words by their beginning and, reversed, by their end. */
  words: FileRange[]
  endings: FileRange[]
  /** Words of titles, the most frequent first: what one or two letters are completed to. */
  popular: string[]
  synonyms: Synonym[]
}

export type FileRange = [first: string, name: string]

/** What is also looked for, one way: words of a query, and phrases for them. */
export type Synonym = [from: string, to: string[]]

/** What readers see of some sections of a page that follow each other. */
export interface SectionChunk {
  page: { url: string; title: string; trail: string[] }
  sections: ShownSection[]
}

export interface ShownSection {
  url: string
  /** Headings from below the page's title down to the section's own; none for the page itself. */
  headings: string[]
  method: string | undefined
  content: string
  /** Lines of code that are not in the content. */
  code: string
}

/** Kinds as the index numbers them. */
export const kindNumbers: readonly RecordKind[] = ['guide', 'operation', 'faq', 'release', 'page']

/** Where a term stands in a section, in the upper bits of its impact; the lower ones say how much of the text it is. */
export const inHeading = 0x80
export const inKeywords = 0x40
export const inAncestor = 0x20
export const textBits = 0x1f

/** Folder of an index below the base. */
export function indexFolder(locale: string, version: string | undefined): string {
  return version === undefined ? `/_/search/${locale}/` : `/_/search/${locale}/${version}/`
}

export const manifestName = 'index.json'

/** Folder of all files but the manifests, below the base. Their names carry digests: what they have never changes. */
export const indexFiles = '/_/search/files/'

/** A file of an index below the base. What is the same in several indexes is one file. */
export const indexFile = (name: string): string => `${indexFiles}${name.slice(0, 2)}/${name.slice(2)}.bin`

/** Is the file written deflated only? Whoever reads it inflates it, and no server has to choose. */
export const isPackedFile = (path: string): boolean => path.startsWith(indexFiles)

/** Names of files are this many bytes of a digest, in hexadecimal. */
export const nameBytes = 6
