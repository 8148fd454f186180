import { readChecksummedFile, writeChecksummedFile } from './checksummed-file.ts'

/**
 * Many small values by key in one file, read at first use. Creating a file for each takes longer than computing the
 * values. A truncated or modified file counts as empty.
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

  /** Saves the values of these keys, and no others, if any are new. */
  save(keys: readonly string[]): void {
    if (this.#added.size === 0) return
    const packEntries = [...new Set(keys)].flatMap((key) => {
      const value = this.get(key)
      return value === undefined ? [] : [{ key, value }]
    })
    const index = Buffer.from(`${JSON.stringify(packEntries.map(({ key, value }) => [key, value.length]))}\n`)
    writeChecksummedFile(this.#file, [index, ...packEntries.map(({ value }) => value)])
  }

  #read(): ReadonlyMap<string, Uint8Array> {
    this.#stored ??= readPack(this.#file)
    return this.#stored
  }
}

function readPack(file: string): Map<string, Uint8Array> {
  const values = new Map<string, Uint8Array>()
  const body = readChecksummedFile(file)
  if (body === undefined) return values
  const end = body.indexOf('\n')
  const lengths: [key: string, length: number][] = JSON.parse(body.toString('utf8', 0, end))
  let at = end + 1
  for (const [key, length] of lengths) {
    values.set(key, body.subarray(at, at + length))
    at += length
  }
  return values
}
