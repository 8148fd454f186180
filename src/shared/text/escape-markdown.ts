const special = /[\\`*_~[\]<&$]/g
const wordCharacter = /[\p{L}\p{N}]/u
/** Whether a character between two words has spaces on both sides, so that it marks nothing. */
const isSpaced = (start: string, rest: string): boolean => /\S\s+$/.test(start) && /^\s+\S/.test(rest)

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
    const start = text.slice(Math.max(0, index - 8), index)
    const rest = text.slice(index + 1, index + 34)
    return isMarkup(character, { last, start, rest, options }) ? `\\${character}` : character
  })
}

interface CharacterPlace {
  /** The character before it. */
  last: string
  /** The text before it. */
  start: string
  rest: string
  options: EscapeOptions
}

function isMarkup(character: string, { last, start, rest, options }: CharacterPlace): boolean {
  const next = rest[0] ?? ''
  switch (character) {
    case '\\':
      return /^[!-/:-@[-`{-~]/.test(rest)
    case '*':
      return !isSpaced(start, rest)
    case '_':
      return !isSpaced(start, rest) && !(wordCharacter.test(last) && wordCharacter.test(next))
    case '~':
      return /\S/.test(last)
    case '[':
      return options.isLabel === true || next === '^'
    case ']':
      return options.isLabel === true || next === '('
    case '<':
      return /^(?:$|[a-zA-Z/!?])/.test(rest)
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
  /** Settings after the language, such as `title`. */
  settings?: Readonly<Record<string, string | undefined>>
}

/** Formats a code block. */
export function formatCodeFence({ code, language, settings = {} }: CodeFence): string {
  const longest = Math.max(2, ...(code.match(/^\s*`{3,}/gm) ?? []).map((marks) => marks.trim().length))
  const marks = '`'.repeat(longest + 1)
  const info = [language, ...Object.entries(settings).flatMap(formatSetting)].filter((part) => part !== '')
  return `${marks}${info.join(' ')}\n${code}\n${marks}`
}

/** Formats `title="a.js"`. The line can't contain a backtick, and a value can't contain its own quotation marks. */
function formatSetting([name, value]: [string, string | undefined]): string[] {
  if (value === undefined) return []
  const text = value.replaceAll('`', "'")
  const isDouble = !text.includes('"') || text.includes("'")
  return [isDouble ? `${name}="${text.replaceAll('"', "'")}"` : `${name}='${text}'`]
}
