import { escapeText } from '../text/html.ts'

/** How the code of one language falls into tokens: enough for code that we write ourselves, in the browser too. */
export interface TokenRules {
  keywords: readonly string[]
  /** What a comment to the end of its line begins with. */
  comment: '#' | '//'
  /** Names that are called without a parenthesis: `puts`, `curl`. */
  commands?: readonly string[]
  /** In `'…'`, a backslash is a backslash: shell. */
  hasPlainSingleQuotes?: boolean
}

const strings = [
  // Text block of Java.
  /"""(?:\\[\s\S]|[^\\])*?"""/,
  /"(?:\\[\s\S]|[^"\\])*"/,
  // Template of JavaScript, raw string of Go.
  /`[^`]*`/,
]
const single = /'(?:\\[\s\S]|[^'\\])*'/
const plainSingle = /'[^']*'/

/** In this order; the first that fits names the token. A class is one of `src/content/highlight/highlight.ts`. */
function patternOf({ comment, hasPlainSingleQuotes }: TokenRules): RegExp {
  const string = [...strings, hasPlainSingleQuotes === true ? plainSingle : single]
    .map(({ source }) => source)
    .join('|')
  const parts = [
    String.raw`(?<m><\?php)`,
    `(?<c>${comment}[^\\n]*)`,
    // A backslash of the shell outside of quotes takes the next character with it.
    hasPlainSingleQuotes === true ? String.raw`(?<escaped>\\[\s\S])` : '',
    `(?<s>${string})`,
    String.raw`(?<n>\b\d[\w.]*)`,
    // An option of a command, and the key of a hash or object; `::` is none.
    String.raw`(?<p>(?<=\s)--[a-z][\w-]*|(?<![\w$@?])[A-Za-z_]\w*(?=:(?!:)))`,
    String.raw`(?<word>[A-Za-z_$@][\w$]*)`,
  ]
  return new RegExp(parts.filter((part) => part !== '').join('|'), 'gu')
}

const constants = ['true', 'false', 'null', 'True', 'False', 'None', 'nil']

/** Code as HTML: escaped text in spans with token classes; no span goes beyond its line. */
export function highlightSample(code: string, rules: TokenRules): string {
  const pattern = patternOf(rules)
  let html = ''
  let done = 0
  for (const match of code.matchAll(pattern)) {
    const [text] = match
    const end = match.index + text.length
    html += escapeText(code.slice(done, match.index))
    html += span(text, classOf(match.groups ?? {}, code.slice(end, end + 1), rules))
    done = end
  }
  return html + escapeText(code.slice(done))
}

function classOf(groups: Record<string, string | undefined>, next: string, rules: TokenRules): string {
  const { word } = groups
  if (word === undefined) return ['m', 'c', 's', 'n', 'p'].find((name) => groups[name] !== undefined) ?? ''
  if (constants.includes(word)) return 'n'
  if (rules.keywords.includes(word)) return 'k'
  if (next === '(' || rules.commands?.includes(word) === true) return 'f'
  return /^[A-Z]/.test(word) ? 't' : ''
}

/** JSON as HTML, in the same classes. What is not JSON is printed as far as it looks like it. */
export function highlightJson(text: string): string {
  const pattern = /("(?:\\[\s\S]|[^"\\])*")(\s*:)?|-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b/gu
  let html = ''
  let done = 0
  for (const match of text.matchAll(pattern)) {
    const [whole, string, colon = ''] = match
    html += escapeText(text.slice(done, match.index))
    html +=
      string === undefined ? span(whole, 'n') : span(string, colon === '' ? 's' : 'p') + escapeText(colon)
    done = match.index + whole.length
  }
  return html + escapeText(text.slice(done))
}

/** Code blocks are cut into lines, so each line of a longer token is a span of its own. */
function span(text: string, name: string): string {
  if (name === '') return escapeText(text)
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `<span class="${name}">${escapeText(line)}</span>`))
    .join('\n')
}
