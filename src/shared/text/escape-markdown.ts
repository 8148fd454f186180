const special = /[\\`*_~[\]<&$]/g
const wordCharacter = /[\p{L}\p{N}]/u
const isSpace = (character: string): boolean => character === '' || /\s/.test(character)

export interface EscapeOptions {
  /** The character before the text. Empty at the start of a block. */
  before?: string
  /** Whether the text is the label of a link or image. */
  isLabel?: boolean
  /** Whether readers may take `$…$` for a formula. */
  escapesDollars?: boolean
}

/** Escapes the characters of a text that Markdown would take for markup there, and no others. */
export function escapeMarkdown(text: string, options: EscapeOptions = {}): string {
  return text.replace(special, (character: string, index: number) => {
    const last = index === 0 ? (options.before ?? '') : (text[index - 1] ?? '')
    const rest = text.slice(index + 1, index + 34)
    return isMarkup(character, { last, rest, options }) ? `\\${character}` : character
  })
}

interface CharacterPlace {
  last: string
  rest: string
  options: EscapeOptions
}

function isMarkup(character: string, { last, rest, options }: CharacterPlace): boolean {
  const next = rest[0] ?? ''
  switch (character) {
    case '\\':
      return /^[!-/:-@[-`{-~]/.test(rest)
    case '*':
      return !(isSpace(last) && isSpace(next))
    case '_':
      return !(isSpace(last) && isSpace(next)) && !(wordCharacter.test(last) && wordCharacter.test(next))
    case '~':
      return !isSpace(last)
    case '[':
      return options.isLabel === true || next === '^'
    case ']':
      return options.isLabel === true || next === '('
    case '<':
      return /^[a-zA-Z/!?]/.test(rest)
    case '&':
      return /^(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z]\w{1,31});/.test(rest)
    case '$':
      return options.escapesDollars === true
    default:
      return true
  }
}

/** Escapes the start of a paragraph that would make it a heading, quote, list, rule, or definition. */
export function escapeBlockStart(text: string): string {
  if (/^(?:#{1,6}(?=\s|$)|>|[-+*](?=\s|$)|(?:-\s*){3,}$|={2,}\s*$|~{3}|\[[^\]]+\]:)/.test(text))
    return `\\${text}`
  return text.replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}

/** Formats code in a line of text. */
export function formatCodeSpan(code: string): string {
  const text = code.replace(/\s+/g, ' ')
  if (text.trim() === '') return ''
  const runs: string[] = text.match(/`+/g) ?? []
  let marks = '`'
  while (runs.includes(marks)) marks += '`'
  const gap = /^`|`$|^ .* $/.test(text) ? ' ' : ''
  return `${marks}${gap}${text}${gap}${marks}`
}

export interface CodeFence {
  code: string
  language: string
  /** Settings after the language, such as `title="a.js"`. */
  meta?: string
}

/** Formats a code block. */
export function formatCodeFence({ code, language, meta = '' }: CodeFence): string {
  const longest = Math.max(2, ...(code.match(/^\s*`{3,}/gm) ?? []).map((marks) => marks.trim().length))
  const marks = '`'.repeat(longest + 1)
  return `${marks}${[language, meta].filter((part) => part !== '').join(' ')}\n${code}\n${marks}`
}
