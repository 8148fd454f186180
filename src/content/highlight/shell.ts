import type { StreamParser, StringStream } from '@codemirror/language'

interface ShellState {
  /** Whether the next word is a command. */
  isCommand: boolean
  /** Quote that ends the current string, which may span lines. */
  quote: '"' | "'" | undefined
  /** Whether the string is JSON, which has tokens inside. */
  isJson: boolean
  /** End marker of a here-document, and whether its text has started. */
  heredoc: { marker: string; hasStarted: boolean } | undefined
  /** Whether the previous line ends with a backslash. */
  isContinued: boolean
}

const startState = (): ShellState => ({
  isCommand: true,
  quote: undefined,
  isJson: false,
  heredoc: undefined,
  isContinued: false,
})

/**
 * The shell's language, as documentation uses it. CodeMirror's legacy mode knows the commands in its own list, and
 * colors numbers inside words.
 */
export const shell: StreamParser<ShellState> = {
  name: 'shell',
  startState,
  token(stream, state) {
    if (stream.sol()) startLine(state)
    if (state.heredoc?.hasStarted === true) return readHeredoc(stream, state, state.heredoc.marker)
    if (state.quote !== undefined) return readString(stream, state, state.quote)
    if (stream.eatSpace() || readOperator(stream, state)) return null
    return readComment(stream) ?? readLiteral(stream, state) ?? readWord(stream, state)
  },
}

function startLine(state: ShellState): void {
  if (state.heredoc !== undefined) state.heredoc.hasStarted = true
  if (state.quote !== undefined) return
  if (!state.isContinued) state.isCommand = true
  state.isContinued = false
}

function readHeredoc(stream: StringStream, state: ShellState, marker: string): string {
  const isEnd = stream.string.trim() === marker
  stream.skipToEnd()
  if (!isEnd) return 'string'
  state.heredoc = undefined
  return 'string'
}

/** Reads the rest of a string, or one token of it if it's JSON. */
function readString(stream: StringStream, state: ShellState, quote: '"' | "'"): string | null {
  if (stream.peek() === quote) {
    stream.next()
    state.quote = undefined
    state.isJson = false
    return 'string'
  }
  if (state.isJson) return readJson(stream)
  const text = quote === '"' ? /^(?:[^"\\$]|\\.|\\$|\$(?![\w{(]))+/ : /^[^']+/
  if (stream.match(text)) return 'string'
  return readVariable(stream) ?? readAny(stream, 'string')
}

function readJson(stream: StringStream): string | null {
  if (stream.match(/^"(?:[^"\\']|\\.)*"(?=\s*:)/)) return 'propertyName'
  if (stream.match(/^"(?:[^"\\']|\\.)*"?/)) return 'string'
  if (stream.match(/^(?:-?\d[\d.eE+-]*|true|false|null)\b/)) return 'number'
  stream.match(/^[^"'\w-]+/) || stream.next()
  return null
}

function readComment(stream: StringStream): string | undefined {
  const before = stream.string.charAt(stream.pos - 1)
  if (stream.peek() !== '#' || (before !== '' && !/\s/.test(before))) return undefined
  stream.skipToEnd()
  return 'comment'
}

function readLiteral(stream: StringStream, state: ShellState): string | undefined {
  const marker = stream.match(/^<<-?\s*(["']?)(\w+)\1/)
  if (marker !== null && typeof marker === 'object') {
    state.heredoc = { marker: marker[2] ?? '', hasStarted: false }
    return 'string'
  }
  const next = stream.peek()
  if (next === '"' || next === "'") {
    stream.next()
    state.quote = next
    state.isJson = next === "'" && stream.match(/^\s*[[{](?=\s*["{}[\]\d]|\s*$)/, false) !== null
    state.isCommand = false
    return 'string'
  }
  return readVariable(stream)
}

function readVariable(stream: StringStream): string | undefined {
  return stream.match(/^\$(?:\{[^}]*\}?|\w+|[?#@*!$-])/) ? 'variableName.special' : undefined
}

/** Reads what separates commands, and a backslash at the end of a line. Returns whether there was one. */
function readOperator(stream: StringStream, state: ShellState): boolean {
  if (stream.match(/^\\$/)) {
    state.isContinued = true
    return true
  }
  if (!stream.match(/^(?:&&|\|\|?|;;?|\$\(|\(|\{(?=\s)|!(?=\s))/))
    return Boolean(stream.match(/^(?:[)}>&]|<(?!<))+/))
  state.isCommand = true
  return true
}

const keyword =
  /^(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|function|select|in|export|local|readonly|return)(?=[\s;]|$)/
/** Keywords and commands that come before another command. */
const prefix = /^(?:if|then|elif|else|while|until|do|sudo|time|exec|env|nohup)(?=\s)/

function readWord(stream: StringStream, state: ShellState): string | null {
  const isPrefix = stream.match(prefix, false) !== null
  if (state.isCommand && stream.match(keyword)) {
    state.isCommand = isPrefix
    return 'keyword'
  }
  // `NAME=value` before a command.
  if (state.isCommand && stream.match(/^\w+\+?=/)) return 'propertyName'
  const isCommand = state.isCommand
  state.isCommand = isCommand && isPrefix
  if (!isCommand && stream.match(/^-?\d+(?:\.\d+)?(?=[\s;)]|$)/)) return 'number'
  if (!stream.match(/^(?:[^\s"'$|&;()<>\\`]|\\.|\$(?![\w{(]))+/)) return readAny(stream, null)
  return isCommand ? 'variableName.function' : null
}

function readAny<T extends string | null>(stream: StringStream, kind: T): T {
  stream.next()
  return kind
}
