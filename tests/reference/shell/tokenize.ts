/** A piece of a word. */
export type Part = { kind: 'text'; text: string } | { kind: 'variable'; name: string }

export type Token =
  /** `isPlain`: nothing of it was quoted, so it may be a reserved word. */
  | { kind: 'word'; parts: Part[]; scripts: string[]; isPlain: boolean }
  | { kind: 'end' }
  /** Text of a here-document, for the command before it. */
  | { kind: 'input'; text: string }

/** Words and ends of commands of a shell script: what the guides and our samples use of the grammar. */
export function tokenize(script: string): Token[] {
  return new Tokenizer(script).run()
}

class Tokenizer {
  private readonly script: string
  private at = 0
  private readonly tokens: Token[] = []
  /** Names of here-documents that begin on the next line. */
  private readonly waiting: string[] = []

  constructor(script: string) {
    this.script = script
  }

  run(): Token[] {
    while (this.at < this.script.length) this.step()
    return this.tokens
  }

  private step(): void {
    const rest = this.script.slice(this.at, this.at + 200)
    const blank = rest.match(/^(?:[ \t]+|\\\n|#[^\n]*)/)
    if (blank !== null) this.at += blank[0].length
    else if (rest.startsWith('\n')) this.endLine()
    else this.operatorOrWord(rest)
  }

  private endLine(): void {
    this.at++
    for (const name of this.waiting.splice(0)) {
      const lines = this.script.slice(this.at).split('\n')
      const end = lines.findIndex((line) => line.trim() === name)
      const text = lines.slice(0, end === -1 ? lines.length : end)
      this.tokens.push({ kind: 'input', text: text.join('\n') })
      this.at += text.join('\n').length + name.length + 1
    }
    this.tokens.push({ kind: 'end' })
  }

  private operatorOrWord(rest: string): void {
    const here = rest.match(/^<<-?\s*(['"]?)(\w+)\1/)
    const redirect = rest.match(/^(?:\d*>>?&?\d*|<)[ \t]*/)
    const operator = rest.match(/^(?:&&|\|\||;;|[;|&()])/)
    if (here !== null) {
      this.at += here[0].length
      this.waiting.push(here[2] ?? '')
    } else if (redirect !== null && redirect[0] !== '') {
      this.at += redirect[0].length
      // What follows is the name of a file, if the redirection does not name a stream.
      if (!/&\d/.test(redirect[0])) this.word()
    } else if (operator !== null) {
      this.at += operator[0].length
      this.tokens.push({ kind: 'end' })
    } else this.tokens.push(this.word())
  }

  private word(): Extract<Token, { kind: 'word' }> {
    const parts: Part[] = []
    const scripts: string[] = []
    const start = this.at
    while (this.at < this.script.length && !/[\s;|&()<>]/.test(this.script[this.at] ?? '')) {
      const mark = this.script[this.at]
      if (mark === "'") parts.push({ kind: 'text', text: this.until("'") })
      else if (mark === '"') this.quoted(parts, scripts)
      else if (mark === '$') this.expansion(parts, scripts)
      else parts.push({ kind: 'text', text: this.character() })
    }
    // An operator in a place where none is expected; it must not hold up the rest.
    if (this.at === start) this.at++
    return { kind: 'word', parts, scripts, isPlain: !/['"\\$]/.test(this.script.slice(start, this.at)) }
  }

  private until(mark: string): string {
    const end = this.script.indexOf(mark, this.at + 1)
    const text = this.script.slice(this.at + 1, end === -1 ? undefined : end)
    this.at += text.length + 2
    return text
  }

  private character(): string {
    const isEscaped = this.script[this.at] === '\\'
    const text = this.script[this.at + (isEscaped ? 1 : 0)] ?? ''
    this.at += isEscaped ? 2 : 1
    return isEscaped && text === '\n' ? '' : text
  }

  private quoted(parts: Part[], scripts: string[]): void {
    this.at++
    // `""` is a word too.
    parts.push({ kind: 'text', text: '' })
    while (this.at < this.script.length && this.script[this.at] !== '"') {
      if (this.script[this.at] === '$') this.expansion(parts, scripts)
      else if (/^\\[^\n"\\$`]/.test(this.script.slice(this.at, this.at + 2))) {
        parts.push({ kind: 'text', text: '\\' })
        this.at++
      } else parts.push({ kind: 'text', text: this.character() })
    }
    this.at++
  }

  private expansion(parts: Part[], scripts: string[]): void {
    const rest = this.script.slice(this.at)
    const variable = rest.match(/^\$(?:(\w+)|\{(\w+)[^}]*\}|[@*#?$!])/)
    if (variable !== null) {
      parts.push({ kind: 'variable', name: variable[1] ?? variable[2] ?? '' })
      this.at += variable[0].length
    } else if (rest.startsWith('$(')) {
      scripts.push(this.substitution())
      parts.push({ kind: 'variable', name: '' })
    } else {
      parts.push({ kind: 'text', text: '$' })
      this.at++
    }
  }

  /** The script of `$(…)`; quotes may hold parentheses. */
  private substitution(): string {
    const start = this.at + 2
    this.at = start
    for (let depth = 1; this.at < this.script.length; this.at++) {
      const mark = this.script[this.at]
      if (mark === "'") this.at = this.script.indexOf("'", this.at + 1)
      else if (mark === '(') depth++
      else if (mark === ')' && --depth === 0) break
      if (this.at === -1) this.at = this.script.length
    }
    this.at++
    return this.script.slice(start, this.at - 1)
  }
}
