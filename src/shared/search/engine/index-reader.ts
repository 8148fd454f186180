import { SearchFailure } from '../search-engine.ts'
import {
  decodeSections,
  decodeTerms,
  decodeWords,
  lastAtMost,
  type Sections,
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

/** Where an index's files come from. */
export interface IndexFiles {
  /**
   * A file by its path below the base; one that ends in `.bin` inflated. Throws a `SearchFailure`: `outdated` when it
   * does not exist or was cut off.
   */
  read(path: string, options: { isFresh: boolean }): Promise<Uint8Array>
}

export interface OpenIndex {
  manifest: Manifest
  sections: Sections
}

/** Reads an index file by file, each once. What failed is tried again the next time. */
export class IndexReader {
  readonly #files: IndexFiles
  readonly #folder: string
  readonly #loaded = new Map<string, Promise<unknown>>()
  readonly #ready = new Map<string, unknown>()
  #hasForgotten = false

  /** `folder` is that of the manifest, below the base. */
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

  /** A file of terms that is here already. */
  readyTerms([, name]: FileRange): TermFile | undefined {
    return this.#ready.get(indexFile(name)) as TermFile | undefined
  }

  words([, name]: FileRange): Promise<WordFile> {
    return this.#once(indexFile(name), decodeWords)
  }

  /** The same for words by their ends; they come as they are written. */
  endings([, name]: FileRange): Promise<WordFile> {
    return this.#once(indexFile(name), (bytes) => {
      const { words, frequencies } = decodeWords(bytes)
      return { words: words.map((word) => [...word].reverse().join('')), frequencies }
    })
  }

  chunk(name: string): Promise<SectionChunk> {
    return this.#once(indexFile(name), parseJson<SectionChunk>)
  }

  /** Drops what was read, and asks the server again even for what the browser keeps: the site was deployed again. */
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

/** A file that cannot be read was cut off, or is of another build. */
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

/** The files that may have keys with this beginning, or just after it. */
export function rangesFor(ranges: readonly FileRange[], prefix: string): FileRange[] {
  const first = Math.max(0, rangeIndex(ranges, prefix))
  const last = rangeIndex(ranges, `${prefix}\uffff`)
  return ranges.slice(first, last + 1)
}

/** The file that has the key if any has it. */
export function rangeFor(ranges: readonly FileRange[], key: string): FileRange | undefined {
  return ranges[rangeIndex(ranges, key)]
}

const rangeIndex = (ranges: readonly FileRange[], key: string): number =>
  lastAtMost(ranges.length, (index) => (ranges[index]?.[0] ?? '') <= key)
