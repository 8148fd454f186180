import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFileAtomically } from './write-file.ts'

const digestLength = 64

/**
 * Many small values by key in one file, read with the first question. Creating a file for each takes longer than making
 * the values. A file that was cut off or changed counts as empty, and its values are made again.
 */
export class Pack {
  readonly #file: string
  readonly #added = new Map<string, Uint8Array>()
  #stored: ReadonlyMap<string, Uint8Array> | undefined

  constructor(file: string) {
    this.#file = file
  }

  get(key: string): Uint8Array | undefined {
    return this.#added.get(key) ?? this.#read().get(key)
  }

  put(key: string, value: Uint8Array): void {
    this.#added.set(key, value)
  }

  /** Keeps the values of these keys, and no others, if there are new ones. */
  save(keys: readonly string[]): void {
    if (this.#added.size === 0) return
    const kept = [...new Set(keys)].flatMap((key) => {
      const value = this.get(key)
      return value === undefined ? [] : [{ key, value }]
    })
    const index = Buffer.from(`${JSON.stringify(kept.map(({ key, value }) => [key, value.length]))}\n`)
    const pieces = [index, ...kept.map(({ value }) => value)]
    writeFileAtomically(this.#file, Buffer.concat([Buffer.from(digestOf(pieces), 'latin1'), ...pieces]))
  }

  #read(): ReadonlyMap<string, Uint8Array> {
    this.#stored ??= readPack(this.#file)
    return this.#stored
  }
}

function readPack(file: string): Map<string, Uint8Array> {
  const values = new Map<string, Uint8Array>()
  const bytes = readIfPresent(file)
  const body = bytes?.subarray(digestLength)
  if (bytes === undefined || body === undefined) return values
  if (bytes.toString('latin1', 0, digestLength) !== digestOf([body])) return values
  const end = body.indexOf('\n')
  const lengths: [key: string, length: number][] = JSON.parse(body.toString('utf8', 0, end))
  let at = end + 1
  for (const [key, length] of lengths) {
    values.set(key, body.subarray(at, at + length))
    at += length
  }
  return values
}

function digestOf(pieces: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  return hash.digest('hex')
}

function readIfPresent(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    // Missing, or a folder: as good as none.
    return undefined
  }
}
