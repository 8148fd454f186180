/** Formats values as readable JSON. */
export const formatJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

/**
 * Formats JSON values as YAML in block style. A general library takes many times as long for documents of 20 MB; this
 * one doesn't have to handle anchors, tags, or comments.
 */
export function formatYaml(value: unknown): string {
  const parts: string[] = []
  writeValue(value, '', parts)
  return `${parts.join('').replace(/^[ \n]/, '')}\n`
}

const partsAtMost = 2000

/** Writes the value after a key or a dash: on the same line after a space, or on separate lines. */
function writeValue(value: unknown, indent: string, parts: string[]): void {
  if (typeof value === 'string') parts.push(' ', scalarText(value, indent))
  else if (typeof value !== 'object' || value === null) parts.push(' ', JSON.stringify(value) ?? 'null')
  else if (Array.isArray(value)) writeList(value, indent, parts)
  else writeMap(value as Record<string, unknown>, indent, parts)
}

function writeMap(map: Record<string, unknown>, indent: string, parts: string[]): void {
  const keys = Object.keys(map).filter((key) => map[key] !== undefined)
  if (keys.length === 0) parts.push(' {}')
  for (const key of keys) {
    const from = parts.length
    parts.push(`\n${indent}`, keyText(key), ':')
    writeValue(map[key], `${indent}  `, parts)
    // A large document has a million parts, so finished ones are joined.
    if (parts.length - from > partsAtMost) parts.push(parts.splice(from).join(''))
  }
}

function writeList(list: readonly unknown[], indent: string, parts: string[]): void {
  if (list.length === 0) parts.push(' []')
  const inner = `${indent}  `
  for (const item of list) {
    parts.push(`\n${indent}`, '-')
    const from = parts.length
    writeValue(item, inner, parts)
    // `- key: value`: the first line of a map follows the dash of its list item.
    const first = parts[from]
    if (first?.startsWith('\n') && !Array.isArray(item)) parts[from] = ` ${first.slice(1 + inner.length)}`
  }
}

/** Matches a string that no YAML parser, including YAML 1.1, reads as anything else. */
const plain = /^[A-Za-z_/$](?:[\w/$.,()+=*@{}%;'"`~^|&!?<>[\]-]|:(?=[^\s])| (?![ #]))*(?<! )$/
const words = /^(?:true|false|yes|no|on|off|null|y|n|e[+-]?\d+)$/i

/** True if a string needs no quotes. Long lines aren't folded, so that diffs between versions stay small. */
const isPlain = (text: string): boolean => plain.test(text) && !words.test(text)

const keyText = (key: string): string => (isPlain(key) && key.length < 1000 ? key : quoted(key))

function scalarText(text: string, indent: string): string {
  if (isPlain(text)) return text
  return isBlock(text) ? blockText(text, indent === '' ? '  ' : indent) : quoted(text)
}

/** True for several lines without anything that would need escaping or be trimmed by a parser. */
const isBlock = (text: string): boolean =>
  text.includes('\n') &&
  !/^[\s]|[^\n\x20-\x7e\u00a1-\u2027\u2030-\ud7ff\ue000-\ufefe]/.test(text) &&
  !/^\n*$/.test(text)

/** Writes a block string: `|-` without a final line break, `|` with one, `|+` with more. */
function blockText(text: string, indent: string): string {
  const end = text.endsWith('\n\n') ? '+' : text.endsWith('\n') ? '' : '-'
  const lines = text.replace(/\n$/, '').split('\n')
  return `|${end}\n${lines.map((line) => (line === '' ? '' : indent + line)).join('\n')}`
}

/** Quotes a string. YAML reads JSON strings, but some characters need additional escaping. */
const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
