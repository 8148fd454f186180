interface Edit {
  start: number
  end: number
  text: string
}

/** Collects changes to a text by position. The rest of the text stays the same. */
export class TextEdits {
  readonly #edits: Edit[] = []
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  replace({ start, end }: Pick<Edit, 'start' | 'end'>, text: string): void {
    this.#edits.push({ start, end, text })
  }

  insert(at: number, text: string): void {
    this.replace({ start: at, end: at }, text)
  }

  /** Returns the changed text. A change inside a replaced range has no effect. */
  apply(): string {
    const ordered = this.#edits
      .map((edit, index) => ({ ...edit, index }))
      .sort((a, b) => a.start - b.start || b.end - a.end || a.index - b.index)
    let result = ''
    let at = 0
    for (const { start, end, text } of ordered) {
      if (start < at) continue
      result += this.text.slice(at, start) + text
      at = end
    }
    return result + this.text.slice(at)
  }
}
