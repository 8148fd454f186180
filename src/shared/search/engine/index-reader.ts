import { SearchFailure } from '../search-engine.ts'
import {
  decodeSections,
  decodeTerms,
  decodeWords,
  findLastIndex,
  type SectionTable,
  type TermFile,
  type WordFile,
} from './decode-sections.ts'
import {
  type Concepts,
  type FileRange,
  getIndexFile,
  type IndexManifest,
  indexFormatVersion,
  manifestName,
  type SectionChunk,
} from './index-format.ts'
import { decodePageVectors, type PageVectors } from './score-pages/page-vectors.ts'

/** Source of an index's files. */
export interface IndexFiles {
  /**
   * Returns a file by its path below the base URL, inflated if it ends in `.bin`. Throws a `SearchFailure`, `outdated`
   * if the file is missing or truncated.
   */
  read(path: string, options: { isFresh: boolean }): Promise<Uint8Array>
}

export interface OpenIndex {
  manifest: IndexManifest
  sections: SectionTable
  /** Undefined for queries that don't need them. */
  concepts?: Concepts | undefined
}

/** Reads the files of an index, each once. Failed reads are tried again. */
export class IndexReader {
  readonly #files: IndexFiles
  readonly #folder: string
  readonly #loaded = new Map<string, Promise<unknown>>()
  readonly #ready = new Map<string, unknown>()
  #hasForgotten = false

  /** `folder` is the manifest's folder below the base URL. */
  constructor(files: IndexFiles, folder: string) {
    this.#files = files
    this.#folder = folder
  }

  async openIndex(): Promise<OpenIndex> {
    const readManifest = await this.readManifest()
    const sections = await this.#once(getIndexFile(readManifest.sections), decodeSections)
    return { manifest: readManifest, sections }
  }

  readManifest(): Promise<IndexManifest> {
    return this.#once(this.#folder + manifestName, (bytes) => {
      const manifest: IndexManifest = parseJson(bytes)
      if (manifest.format !== indexFormatVersion) throw new SearchFailure('outdated')
      return manifest
    })
  }

  readTerms([key, name]: FileRange): Promise<TermFile> {
    return this.#once(getIndexFile(name), (bytes) => decodeTerms(bytes, key))
  }

  /** Returns a terms file that is already loaded. */
  getLoadedTerms([, name]: FileRange): TermFile | undefined {
    return this.#ready.get(getIndexFile(name)) as TermFile | undefined
  }

  readWords([key, name]: FileRange): Promise<WordFile> {
    return this.#once(getIndexFile(name), (bytes) => decodeWords(bytes, key))
  }

  /** Returns a file of words by their endings, which are stored reversed. */
  readEndings([key, name]: FileRange): Promise<WordFile> {
    return this.#once(getIndexFile(name), (bytes) => {
      const { words, frequencies } = decodeWords(bytes, key)
      return { words: words.map((word) => [...word].reverse().join('')), frequencies }
    })
  }

  /** Returns the concepts of the site, if it has some. */
  async readConcepts({ concepts }: IndexManifest): Promise<Concepts | undefined> {
    return concepts === undefined ? undefined : this.#once(getIndexFile(concepts), parseJson<Concepts>)
  }

  /** Returns the vectors of the pages, if the index has them. */
  async readVectors({ vectors }: IndexManifest): Promise<PageVectors | undefined> {
    return vectors === undefined ? undefined : this.#once(getIndexFile(vectors), decodePageVectors)
  }

  readChunk(name: string): Promise<SectionChunk> {
    return this.#once(getIndexFile(name), parseJson<SectionChunk>)
  }

  /** Drops all files and bypasses the browser's cache, because the site was deployed again. */
  reset(): void {
    this.#hasForgotten = true
    this.#loaded.clear()
    this.#ready.clear()
  }

  #once<T>(path: string, decode: (bytes: Uint8Array) => T): Promise<T> {
    const cached = this.#loaded.get(path)
    if (cached !== undefined) return cached as Promise<T>
    const isFresh = this.#hasForgotten || path.endsWith(manifestName)
    const loading = this.#files.read(path, { isFresh }).then((bytes) => {
      const value = decodeFile(bytes, decode)
      if (this.#loaded.get(path) === loading) this.#ready.set(path, value)
      return value
    })
    this.#loaded.set(path, loading)
    loading.catch(() => {
      if (this.#loaded.get(path) === loading) this.#loaded.delete(path)
    })
    return loading
  }
}

/** Decodes a file. A failure means that the file is truncated or of another build. */
function decodeFile<T>(bytes: Uint8Array, decode: (bytes: Uint8Array) => T): T {
  try {
    return decode(bytes)
  } catch (error) {
    throw error instanceof SearchFailure ? error : new SearchFailure('outdated', error)
  }
}

function parseJson<T>(bytes: Uint8Array): T {
  return JSON.parse(new TextDecoder().decode(bytes))
}

/** Returns the files that may have keys with this prefix, or just after it. */
export function findRanges(ranges: readonly FileRange[], prefix: string): FileRange[] {
  const first = Math.max(0, findRangeIndex(ranges, prefix))
  const last = findRangeIndex(ranges, `${prefix}\uffff`)
  return ranges.slice(first, last + 1)
}

/** Returns the file that would have the key. */
export function findRange(ranges: readonly FileRange[], key: string): FileRange | undefined {
  return ranges[findRangeIndex(ranges, key)]
}

const findRangeIndex = (ranges: readonly FileRange[], key: string): number =>
  findLastIndex(ranges.length, (index) => (ranges[index]?.[0] ?? '') <= key)
