import type { StreamParser, StringStream } from '@codemirror/language'

interface HclState {
  /** End marker of the current heredoc. */
  heredoc: string | undefined
  isInBlockComment: boolean
}

/** Terraform's language. No maintained grammar exists, and its tokens are few enough to find line by line. */
export const hcl: StreamParser<HclState> = {
  name: 'hcl',
  startState: () => ({ heredoc: undefined, isInBlockComment: false }),
  token(stream, state) {
    if (state.isInBlockComment) return readBlockComment(stream, state)
    if (state.heredoc !== undefined) return readHeredoc(stream, state)
    if (stream.eatSpace()) return null
    return readComment(stream, state) ?? readLiteral(stream, state) ?? readWord(stream)
  },
}

function readComment(stream: StringStream, state: HclState): string | undefined {
  if (stream.match('#') || stream.match('//')) {
    stream.skipToEnd()
    return 'comment'
  }
  if (!stream.match('/*')) return undefined
  state.isInBlockComment = true
  return readBlockComment(stream, state)
}

function readBlockComment(stream: StringStream, state: HclState): string {
  if (stream.skipTo('*/')) {
    stream.match('*/')
    state.isInBlockComment = false
  } else {
    stream.skipToEnd()
  }
  return 'comment'
}

function readHeredoc(stream: StringStream, state: HclState): string {
  const isEnd = stream.sol() && stream.string.trim() === state.heredoc
  stream.skipToEnd()
  if (isEnd) state.heredoc = undefined
  return 'string'
}

function readLiteral(stream: StringStream, state: HclState): string | undefined {
  const marker = stream.match(/^<<-?(\w+)/)
  if (marker !== null && typeof marker === 'object') {
    state.heredoc = marker[1]
    return 'string'
  }
  if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string'
  if (stream.match(/^-?\d+(?:\.\d+)?\b/)) return 'number'
  if (stream.match(/^(?:true|false|null)\b/)) return 'atom'
  return undefined
}

function readWord(stream: StringStream): string | null {
  if (
    stream.match(
      /^(?:resource|data|variable|output|provider|module|terraform|locals|for|in|if|dynamic)\b(?!\s*=)/,
    )
  )
    return 'keyword'
  if (stream.match(/^[A-Za-z_][\w-]*(?=\s*\()/)) return 'variableName.function'
  if (stream.match(/^[A-Za-z_][\w-]*(?=\s*=(?!=))/)) return 'propertyName'
  if (stream.match(/^[A-Za-z_][\w-]*(?=\s*\{)/)) return 'typeName'
  if (stream.match(/^[A-Za-z_][\w-]*/)) return null
  stream.next()
  return null
}
