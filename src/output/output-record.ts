import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readChecksummedFile, writeChecksummedFile } from '../disk/checksummed-file.ts'
import { stripCompressedSuffix, type WrittenFile } from '../shared/output/output-file.ts'
import { markerPath } from './output-folder.ts'

interface RecordEntry {
  /** Digest of all inputs of the files. */
  key: string
  files: WrittenFile[]
}

/** Records which files are in an output folder, and the digest of the inputs of each. */
export class OutputRecord {
  readonly #file: string
  readonly #out: string
  readonly #isCompressed: boolean
  readonly #entries: Map<string, RecordEntry>
  /** Whether the record names every file of the folder. False after a killed build, or one with another record. */
  readonly isComplete: boolean
  readonly #wanted = new Set<string>()
  /** Files of forgotten owners: overwritten later, or left over. */
  readonly #replaced: WrittenFile[] = []

  /** Whether the files were written with the same variants as this build writes. */
  readonly #hasSameForms: boolean

  /** Reads the record from `file`. A missing or damaged record counts as empty. */
  constructor({ recordFile, out, isCompressed }: RecordOptions) {
    this.#file = recordFile
    this.#out = out
    this.#isCompressed = isCompressed
    const { isFinished, entries, ...saved }: SavedRecord = JSON.parse(
      readChecksummedFile(recordFile)?.toString() ?? emptyRecord,
    )
    this.#entries = new Map(entries)
    this.#hasSameForms = saved.isCompressed === isCompressed
    const marker = this.#entries.get(markerPath)
    this.isComplete = isFinished && marker !== undefined && this.#areUntouched(marker.files)
  }

  get isEmpty(): boolean {
    return this.#entries.size === 0
  }

  /**
   * Marks an owner as part of this build. Returns whether its files exist, have the digest `key`, and are unmodified.
   */
  isCurrent(owner: string, key: string): boolean {
    this.#wanted.add(owner)
    const entry = this.#entries.get(owner)
    return this.#hasSameForms && entry?.key === key && this.#areUntouched(entry.files)
  }

  /** Lists the unmodified files of an owner. */
  getUnchangedFiles(owner: string): WrittenFile[] {
    return (this.#entries.get(owner)?.files ?? []).filter((file) => this.#areUntouched([file]))
  }

  /**
   * Removes owners from the record before their files are written, so that what a killed build leaves is written again.
   */
  forget(owners: Iterable<string>): void {
    for (const owner of owners) {
      this.#replaced.push(...(this.#entries.get(owner)?.files ?? []))
      this.#entries.delete(owner)
    }
    this.#save(false)
  }

  set(owner: string, key: string, files: WrittenFile[]): void {
    this.#entries.set(owner, { key, files })
  }

  /** Removes files that aren't part of this build. Returns their number, without those that were overwritten. */
  removeUnwanted(): number {
    const unwanted = [...this.#entries].filter(([owner]) => !this.#wanted.has(owner))
    for (const [owner] of unwanted) this.#entries.delete(owner)
    const strays = new Set(
      this.isComplete
        ? [...unwanted.flatMap(([, { files }]) => files), ...this.#replaced].map(({ path }) => path)
        : listPaths(this.#out),
    )
    if (strays.size > 0)
      for (const { files } of this.#entries.values()) for (const { path } of files) strays.delete(path)
    for (const path of strays) rmSync(join(this.#out, path), { force: true })
    const replaced = new Set(this.#replaced.map(({ path }) => path))
    return [...strays].filter((path) => !replaced.has(path)).length
  }

  /** Total bytes of all files, without compressed variants. */
  get bytes(): number {
    return [...this.#entries.values()]
      .flatMap(({ files }) => files)
      .reduce((sum, { path, size }) => (stripCompressedSuffix(path) === path ? sum + size : sum), 0)
  }

  /** Saves the record for the next build. */
  finish(): void {
    this.#save(true)
  }

  #save(isFinished: boolean): void {
    const saved: SavedRecord = {
      ...{ isFinished, isCompressed: this.#isCompressed },
      entries: [...this.#entries],
    }
    writeChecksummedFile(this.#file, [Buffer.from(JSON.stringify(saved))])
  }

  #areUntouched(files: readonly WrittenFile[]): boolean {
    return files.every(({ path, size, modified }) => {
      const stat = statSync(join(this.#out, path), { throwIfNoEntry: false })
      return stat !== undefined && stat.size === size && stat.mtimeMs === modified
    })
  }
}

/**
 * Changes a record that was copied from another machine, together with the files of its output folder: the times of the
 * files are those that they have on this machine. A file that is missing or has another size is written again by the next build.
 */
export function adoptRecord(recordFile: string, out: string): void {
  const text = readChecksummedFile(recordFile)?.toString()
  if (text === undefined) return
  const record: SavedRecord = JSON.parse(text)
  const adopt = (file: WrittenFile): WrittenFile => {
    const stat = statSync(join(out, file.path), { throwIfNoEntry: false })
    return stat === undefined || stat.size !== file.size ? file : { ...file, modified: stat.mtimeMs }
  }
  const entries = record.entries.map(([owner, { key, files }]): [string, RecordEntry] => [
    owner,
    { key, files: files.map(adopt) },
  ])
  writeChecksummedFile(recordFile, [
    Buffer.from(JSON.stringify({ ...record, entries } satisfies SavedRecord)),
  ])
}

export interface RecordOptions {
  recordFile: string
  out: string
  /** Whether texts get compressed variants. */
  isCompressed: boolean
}

interface SavedRecord {
  isFinished: boolean
  isCompressed: boolean
  entries: [owner: string, entry: RecordEntry][]
}

const emptyRecord = JSON.stringify({
  isFinished: false,
  isCompressed: true,
  entries: [],
} satisfies SavedRecord)

/**
 * Lists all files below a folder, with a leading slash. Yields one folder at a time, because a site may have 100,000
 * files.
 */
function* listPaths(folder: string, base = '/'): Generator<string> {
  for (const entry of readdirSync(join(folder, base), { withFileTypes: true })) {
    if (entry.isDirectory()) yield* listPaths(folder, `${base}${entry.name}/`)
    else yield base + entry.name
  }
}
