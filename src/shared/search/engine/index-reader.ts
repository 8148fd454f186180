import { SearchFailure } from '../search-engine.ts'
import {
  decodeSections,
  decodeTerms,
  decodeWords,
  lastAtMost,
  type SectionTable,
  type TermFile,
  type WordFile,
} from './decode.ts'
import {
  type FileRange,
  formatVersion,
  indexFile,
  type Manifest,
  manifestName,
  type SectionChunk,
} from './index-format.ts'

/** Source of an index's files. */
export interface IndexFiles {
  /**
   * Returns a file by its path below the base URL, inflated if it ends in `.bin`. Throws a `SearchFailure`, `outdated`
   * if the file is missing or truncated.
   */
  read(path: string, options: { isFresh: boolean }): Promise<Uint8Array>
}

export interface OpenIndex {
  manifest: Manifest
  sections: SectionTable
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

  async open(): Promise<OpenIndex> {
    const manifest = await this.manifest()
    const sections = await this.#once(indexFile(manifest.sections), decodeSections)
    return { manifest, sections }
  }

  manifest(): Promise<Manifest> {
    return this.#once(this.#folder + manifestName, (bytes) => {
      const manifest: Manifest = parseJson(bytes)
      if (manifest.format !== formatVersion) throw new SearchFailure('outdated')
      return manifest
    })
  }

  terms([, name]: FileRange): Promise<TermFile> {
    return this.#once(indexFile(name), decodeTerms)
  }

  /** Returns a terms file that is already loaded. */
  readyTerms([, name]: FileRange): TermFile | undefined {
    return this.#ready.get(indexFile(name)) as TermFile | undefined
  }

  words([, name]: FileRange): Promise<WordFile> {
    return this.#once(indexFile(name), decodeWords)
  }

  /** Returns a file of words by their endings, which are stored reversed. */
  endings([, name]: FileRange): Promise<WordFile> {
    return this.#once(indexFile(name), (bytes) => {
      const { words, frequencies } = decodeWords(bytes)
      return { words: words.map((word) => [...word].reverse().join('')), frequencies }
    })
  }

  chunk(name: string): Promise<SectionChunk> {
    return this.#once(indexFile(name), parseJson<SectionChunk>)
  }

  /** Drops all files and bypasses the browser's cache, because the site was deployed again. */
  forget(): void {
    this.#hasForgotten = true
    this.#loaded.clear()
    this.#ready.clear()
  }

  #once<T>(path: string, decode: (bytes: Uint8Array) => T): Promise<T> {
    const known = this.#loaded.get(path)
    if (known !== undefined) return known as Promise<T>
    const isFresh = this.#hasForgotten || path.endsWith(manifestName)
    const loading = this.#files.read(path, { isFresh }).then((bytes) => {
      const value = decodeOr(bytes, decode)
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
function decodeOr<T>(bytes: Uint8Array, decode: (bytes: Uint8Array) => T): T {
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
export function rangesFor(ranges: readonly FileRange[], prefix: string): FileRange[] {
  const first = Math.max(0, rangeIndex(ranges, prefix))
  const last = rangeIndex(ranges, `${prefix}\uffff`)
  return ranges.slice(first, last + 1)
}

/** Returns the file that would have the key. */
export function rangeFor(ranges: readonly FileRange[], key: string): FileRange | undefined {
  return ranges[rangeIndex(ranges, key)]
}

const rangeIndex = (ranges: readonly FileRange[], key: string): number =>
  lastAtMost(ranges.length, (index) => (ranges[index]?.[0] ?? '') <= key)
