import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readSealedFile, writeSealedFile } from '../disk/sealed-file.ts'
import { plainPath, type WrittenFile } from '../shared/output/output.ts'
import { markerPath } from './output-folder.ts'

interface Entry {
  /** Digest of what the files were made from. */
  key: string
  files: WrittenFile[]
}

/** What lies in an output folder, and what each part of it was made from. */
export class OutputRecord {
  readonly #file: string
  readonly #out: string
  readonly #entries: Map<string, Entry>
  /** Does the record name every file of the folder? Not after a build that was killed or kept another record. */
  readonly isComplete: boolean
  readonly #wanted = new Set<string>()
  /** Files of forgotten owners: written again under the same path, or left over. */
  readonly #replaced: WrittenFile[] = []

  /** `file` keeps the record between builds. A missing or broken one means: nothing is known. */
  constructor(file: string, out: string) {
    this.#file = file
    this.#out = out
    const { isFinished, entries }: SavedRecord = JSON.parse(readSealedFile(file)?.toString() ?? nothing)
    this.#entries = new Map(entries)
    const marker = this.#entries.get(markerPath)
    this.isComplete = isFinished && marker !== undefined && this.#areUntouched(marker.files)
  }

  get isEmpty(): boolean {
    return this.#entries.size === 0
  }

  /** Marks the owner as part of this build; are its files there, made from `key` and untouched since? */
  isCurrent(owner: string, key: string): boolean {
    this.#wanted.add(owner)
    const entry = this.#entries.get(owner)
    return entry !== undefined && entry.key === key && this.#areUntouched(entry.files)
  }

  /** The files of an owner, those that were changed since left out. */
  filesOf(owner: string): WrittenFile[] {
    return (this.#entries.get(owner)?.files ?? []).filter((file) => this.#areUntouched([file]))
  }

  /** Forgets owners before their files are written: what a killed build leaves behind is made again. */
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

  /** Removes the files that are no part of this build; returns how many, those left aside that others replaced. */
  removeUnwanted(): number {
    const unwanted = [...this.#entries].filter(([owner]) => !this.#wanted.has(owner))
    for (const [owner] of unwanted) this.#entries.delete(owner)
    const kept = new Set<string>()
    for (const { files } of this.#entries.values()) for (const { path } of files) kept.add(path)
    const candidates = this.isComplete
      ? [...unwanted.flatMap(([, { files }]) => files), ...this.#replaced].map(({ path }) => path)
      : listPaths(this.#out)
    const strays = new Set<string>()
    for (const path of candidates) if (!kept.has(path)) strays.add(path)
    for (const path of strays) rmSync(join(this.#out, path), { force: true })
    const replaced = new Set(this.#replaced.map(({ path }) => path))
    return [...strays].filter((path) => !replaced.has(path)).length
  }

  /** Sum of all files in bytes, without their compressed forms. */
  get bytes(): number {
    return [...this.#entries.values()]
      .flatMap(({ files }) => files)
      .reduce((sum, { path, size }) => (plainPath(path) === path ? sum + size : sum), 0)
  }

  /** Keeps the record for the next build; everything is written. */
  finish(): void {
    this.#save(true)
  }

  #save(isFinished: boolean): void {
    const saved: SavedRecord = { isFinished, entries: [...this.#entries] }
    writeSealedFile(this.#file, [Buffer.from(JSON.stringify(saved))])
  }

  #areUntouched(files: readonly WrittenFile[]): boolean {
    return files.every(({ path, size, modified }) => {
      const stat = statSync(join(this.#out, path), { throwIfNoEntry: false })
      return stat !== undefined && stat.size === size && stat.mtimeMs === modified
    })
  }
}

interface SavedRecord {
  isFinished: boolean
  entries: [owner: string, entry: Entry][]
}

const nothing = JSON.stringify({ isFinished: false, entries: [] } satisfies SavedRecord)

/** Paths of all files below a folder, with a leading slash. One folder at a time: a site may have a hundred thousand. */
function* listPaths(folder: string, base = '/'): Generator<string> {
  for (const entry of readdirSync(join(folder, base), { withFileTypes: true })) {
    if (entry.isDirectory()) yield* listPaths(folder, `${base}${entry.name}/`)
    else yield base + entry.name
  }
}
