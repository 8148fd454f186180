import { escapeText } from '../text/escape-html.ts'

/** Token rules of one language: just enough for code that we generate, in the browser too. */
export interface TokenRules {
  keywords: readonly string[]
  /** Marker of a line comment. */
  comment: '#' | '//'
  /** Names of commands that are called without parentheses: `puts`, `curl`. */
  commands?: readonly string[]
  /** True if a backslash is literal in `'…'`, as in a shell. */
  hasPlainSingleQuotes?: boolean
}

const stringPatterns = [
  // Text block in Java.
  /"""(?:\\[\s\S]|[^\\])*?"""/,
  /"(?:\\[\s\S]|[^"\\])*"/,
  // Template literal in JavaScript, raw string in Go.
  /`[^`]*`/,
]
const singleQuoted = /'(?:\\[\s\S]|[^'\\])*'/
const plainSingleQuoted = /'[^']*'/

/**
 * Creates the pattern of all tokens. The first alternative that matches decides. Classes are those in
 * `src/content/highlight/highlight.ts`.
 */
function createPattern({ comment, hasPlainSingleQuotes }: TokenRules): RegExp {
  const string = [...stringPatterns, hasPlainSingleQuotes === true ? plainSingleQuoted : singleQuoted]
    .map(({ source }) => source)
    .join('|')
  const parts = [
    String.raw`(?<m><\?php)`,
    `(?<c>${comment}[^\\n]*)`,
    // A shell backslash outside quotes escapes the next character.
    hasPlainSingleQuotes === true ? String.raw`(?<escaped>\\[\s\S])` : '',
    `(?<s>${string})`,
    String.raw`(?<n>\b\d[\w.]*)`,
    // A command's option, or the key of a hash or object, but not `::`.
    String.raw`(?<p>(?<=\s)--[a-z][\w-]*|(?<![\w$@?])[A-Za-z_]\w*(?=:(?!:)))`,
    String.raw`(?<word>[A-Za-z_$@][\w$]*)`,
  ]
  return new RegExp(parts.filter((part) => part !== '').join('|'), 'gu')
}

const constants = ['true', 'false', 'null', 'True', 'False', 'None', 'nil']

/** Highlights code as HTML: escaped text in spans with token classes. No span crosses a line break. */
export function highlightSample(code: string, rules: TokenRules): string {
  const pattern = createPattern(rules)
  let html = ''
  let position = 0
  for (const match of code.matchAll(pattern)) {
    const [text] = match
    const end = match.index + text.length
    html += escapeText(code.slice(position, match.index))
    const name = getTokenClass(match.groups ?? {}, code.slice(end, end + 1), rules)
    html += isJsonWord(text, rules) ? highlightJsonWord(text) : renderSpan(text, name)
    position = end
  }
  return html + escapeText(code.slice(position))
}

/** Whether a token is the body of a shell command: quoted JSON, which never starts like an address or a header. */
const isJsonWord = (text: string, { hasPlainSingleQuotes }: TokenRules): boolean =>
  hasPlainSingleQuotes === true && /^'[[{]/.test(text)

const highlightJsonWord = (text: string): string =>
  renderSpan("'", 's') + highlightJson(text.slice(1, -1)) + renderSpan("'", 's')

function getTokenClass(groups: Record<string, string | undefined>, next: string, rules: TokenRules): string {
  const { word } = groups
  if (word === undefined) return ['m', 'c', 's', 'n', 'p'].find((name) => groups[name] !== undefined) ?? ''
  if (constants.includes(word)) return 'n'
  if (rules.keywords.includes(word)) return 'k'
  if (next === '(' || rules.commands?.includes(word) === true) return 'f'
  return /^[A-Z]/.test(word) ? 't' : ''
}

/** Highlights JSON as HTML with the same classes. Invalid JSON is highlighted as far as possible. */
export function highlightJson(text: string): string {
  const pattern = /("(?:\\[\s\S]|[^"\\])*")(\s*:)?|-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b/gu
  let html = ''
  let position = 0
  for (const match of text.matchAll(pattern)) {
    const [whole, string, colon = ''] = match
    html += escapeText(text.slice(position, match.index))
    html +=
      string === undefined
        ? renderSpan(whole, 'n')
        : renderSpan(string, colon === '' ? 's' : 'p') + escapeText(colon)
    position = match.index + whole.length
  }
  return html + escapeText(text.slice(position))
}

/** Wraps a token in one span per line, because code blocks are split into lines. */
function renderSpan(text: string, name: string): string {
  if (name === '') return escapeText(text)
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `<span class="${name}">${escapeText(line)}</span>`))
    .join('\n')
}
