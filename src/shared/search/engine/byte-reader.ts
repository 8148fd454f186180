const decoder = new TextDecoder()

/** Reads what `ByteWriter` wrote. Throws a `RangeError` beyond the end, if the file is truncated. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get position(): number {
    return this.#at
  }

  readByte(): number {
    const value = this.#bytes[this.#at++]
    if (value === undefined) throw new RangeError('The file is truncated.')
    return value
  }

  /** Reads a number in groups of seven bits, the lowest first. The upper bit means that another group follows. */
  readNumber(): number {
    let value = 0
    let factor = 1
    for (;;) {
      const byte = this.readByte()
      value += (byte & 0x7f) * factor
      if (byte < 0x80) return value
      factor *= 0x80
    }
  }

  readBytes(length: number): Uint8Array {
    const start = this.#at
    this.#at += length
    if (this.#at > this.#bytes.length) throw new RangeError('The file is truncated.')
    return this.#bytes.subarray(start, this.#at)
  }

  readText(length: number): string {
    return decoder.decode(this.readBytes(length))
  }

  /**
   * Reads sorted words. Each has the number of bytes that it shares with the previous one. Throws a `RangeError` if the first
   * doesn't begin with `key`: names of files are short, so two ranges could have had the same one.
   */
  readSortedWords(key = ''): string[] {
    const count = this.readNumber()
    const words: string[] = []
    let before = new Uint8Array()
    for (let index = 0; index < count; index++) {
      const shared = this.readNumber()
      const rest = this.readBytes(this.readNumber())
      const word = new Uint8Array(shared + rest.length)
      word.set(before.subarray(0, shared))
      word.set(rest, shared)
      words.push(decoder.decode(word))
      before = word
    }
    if (key !== '' && !words[0]?.startsWith(key)) throw new RangeError('The file is of another range.')
    return words
  }
}
