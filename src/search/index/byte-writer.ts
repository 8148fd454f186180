/** Collects bytes. Counterpart of `ByteReader`. */
export class ByteWriter {
  #bytes = new Uint8Array(1024)
  #length = 0

  get length(): number {
    return this.#length
  }

  writeByte(value: number): void {
    this.#grow(1)
    this.#bytes[this.#length++] = value
  }

  writeNumber(value: number): void {
    let rest = value
    while (rest >= 0x80) {
      this.writeByte((rest % 0x80) | 0x80)
      rest = Math.floor(rest / 0x80)
    }
    this.writeByte(rest)
  }

  writeBytes(values: Uint8Array): void {
    this.#grow(values.length)
    this.#bytes.set(values, this.#length)
    this.#length += values.length
  }

  /** Words must be sorted, so that neighbors share beginnings. */
  writeSortedWords(words: readonly string[]): void {
    this.writeNumber(words.length)
    let before = ''
    for (const word of words) {
      // UTF-8 with one character per byte. Most words are the same in both.
      const bytes = /^[\x20-\x7e]*$/.test(word) ? word : Buffer.from(word).toString('latin1')
      let shared = 0
      while (shared < bytes.length && bytes.charCodeAt(shared) === before.charCodeAt(shared)) shared++
      this.writeNumber(shared)
      this.writeNumber(bytes.length - shared)
      for (let at = shared; at < bytes.length; at++) this.writeByte(bytes.charCodeAt(at))
      before = bytes
    }
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }

  #grow(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more))
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}
