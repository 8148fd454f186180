import type { RecordKind } from '../search-record.ts'

/** If it differs from the engine's own, the files are of another build. */
export const indexFormatVersion = 5

/**
 * The first file that the engine loads. It names the file of sections, which names all others. The names contain digests,
 * so these files never change.
 */
export interface IndexManifest {
  format: number
  /** IDs of areas. Sections refer to them by number, starting at 1. */
  areas: string[]
  /** Words that the titles of a folder share. Pages refer to them by number, starting at 1. */
  series: string[]
  /** Name of the file for `decodeSections`. */
  sections: string
  /** Words of titles, most frequent first. One or two letters are completed to these. */
  popularWords: string[]
  synonyms: Synonym[]
  /** Name of the file with `Concepts`, if the site has some. */
  concepts: string | undefined
  /** Name of the file for `decodePageVectors`. Undefined for very small and very large sites. */
  vectors?: string | undefined
}

/** Files of an index for ranges of its terms. */
export interface IndexRanges {
  /** Files for `decodeTerms`: the first term and the name of each. */
  terms: FileRange[]
  /** Files for `decodeWords`: words by their beginning and, reversed, by their ending. */
  words: FileRange[]
  endings: FileRange[]
}

/** The key is a beginning of the file's first term that no earlier file has. */
export type FileRange = [key: string, name: string]

/** One-way synonyms: words of a query, and phrases to search for in addition. */
export type Synonym = [from: string, to: string[]]

/** Words of everyday speech. They're used only for queries that no heading answers. */
export interface Concepts {
  /** Words that say little, besides those that the engine knows. */
  fillers: string[]
  /** Phrases of readers, and phrases of the site's pages for each of them. */
  rows: [everyday: string[], pages: string[]][]
}

/** Texts of consecutive sections of a page, for results. */
export interface SectionChunk {
  page: { url: string; title: string; trail: string[]; icon?: string | undefined }
  sections: SectionText[]
}

export interface SectionText {
  url: string
  /** Headings from below the page's title to the section's own. Empty for the page itself. */
  headings: string[]
  method: string | undefined
  /** Path of an operation, or a command with its arguments. */
  signature: string | undefined
  content: string
  /** Lines of code that aren't in the content. */
  code: string
}

/** Kinds by their number in the index. */
export const indexedKinds: readonly RecordKind[] = ['guide', 'operation', 'faq', 'release', 'page']

/** Types of guides that rank apart, by their number in the index. The first stands for all others. */
export const indexedTypes = [
  '',
  'reference',
  'tutorial',
  'overview',
  'concept',
  'troubleshooting',
  'faq',
  'quickstart',
] as const

/** Where a term occurs in a section, in the upper bits of its impact. The lower bits hold its share of the text. */
export const headingBit = 0x80
export const keywordsBit = 0x40
/** In a heading above the section, or for the first section of a page, in a title above the page. */
export const ancestorBit = 0x20
/** In the short title of a page, for its first section. */
export const labelBit = 0x10
export const textMask = 0x0f
/**
 * Only in links from other pages, not in the title, the keywords, or the short title. A byte has no bit left, so files have
 * `storedLinkBits`, which no other term has together without `headingBit`.
 */
export const linkBit = 0x100
export const storedLinkBits = keywordsBit | labelBit

/** Levels of a number in a page's vector. */
export const vectorLevels = 4

/** Returns the folder of an index below the base URL. */
export function getIndexFolder(locale: string, version: string | undefined): string {
  return version === undefined ? `/_/search/${locale}/` : `/_/search/${locale}/${version}/`
}

export const manifestName = 'index.json'

/**
 * Folder of all files except manifests, below the base URL. Their names contain digests, so their content never
 * changes.
 */
export const indexFilesFolder = '/_/search/files/'

/** Returns the path of an index file below the base URL. Equal content of several indexes is one file. */
export const getIndexFile = (name: string): string =>
  `${indexFilesFolder}${name.slice(0, 2)}/${name.slice(2)}.bin`

/** Returns the name of a file with sections of a page, from the page's name. */
export const getChunkName = (page: string, index: number): string => (index === 0 ? page : `${page}-${index}`)

/** Whether a file is written deflated only. The reader inflates it, so servers need no variants. */
export const isDeflatedFile = (path: string): boolean => path.startsWith(indexFilesFolder)

/** Bytes of the digest in file names, as hexadecimal. */
export const nameBytes = 6

/**
 * Bytes of the digest in the names of files with ranges: each query loads hundreds of these names, and each is after the
 * digest of all sections, so that a file of other sections has another name.
 */
export const rangeNameBytes = 4
