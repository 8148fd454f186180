import { isObject } from '../../shared/read-unknown.ts'

/** Objects up to this depth are split: the operations of an OpenAPI document, and its schemas. */
const splitDepth = 3

/** Formats a value as readable JSON, in parts. The text of a large document takes more memory than the document. */
export function* formatJson(value: unknown): Generator<string> {
  yield* listJsonParts(value, '', splitDepth)
  yield '\n'
}

function* listJsonParts(value: unknown, indent: string, depth: number): Generator<string> {
  const entries = depth > 0 && isObject(value) ? Object.entries(value) : []
  if (entries.length === 0) {
    yield (JSON.stringify(value, undefined, 2) ?? 'null').replaceAll('\n', `\n${indent}`)
    return
  }
  let separator = '{'
  for (const [key, item] of entries) {
    if (item === undefined) continue
    yield `${separator}\n${indent}  ${JSON.stringify(key)}: `
    yield* listJsonParts(item, `${indent}  `, depth - 1)
    separator = ','
  }
  yield separator === '{' ? '{}' : `\n${indent}}`
}

/**
 * Formats JSON values as YAML in block style, in parts. A general library takes many times as long for documents of 20
 * MB; this one doesn't have to handle anchors, tags, or comments.
 */
export function* formatYaml(value: unknown): Generator<string> {
  let isFirst = true
  for (const part of listYamlParts(value, '', splitDepth)) {
    yield isFirst ? part.replace(/^[ \n]/, '') : part
    isFirst = false
  }
  yield '\n'
}

function* listYamlParts(value: unknown, indent: string, depth: number): Generator<string> {
  const entries = depth > 0 && isObject(value) ? listEntries(value) : []
  if (entries.length === 0) {
    const chunks: string[] = []
    writeValue(value, indent, chunks)
    yield chunks.join('')
    return
  }
  for (const [key, item] of entries) {
    yield `\n${indent}${formatKey(key)}:`
    yield* listYamlParts(item, `${indent}  `, depth - 1)
  }
}

const listEntries = (map: Record<string, unknown>): [key: string, item: unknown][] =>
  Object.entries(map).filter(([, item]) => item !== undefined)

const maxChunks = 2000

/** Writes the value after a key or a dash: on the same line after a space, or on separate lines. */
function writeValue(value: unknown, indent: string, chunks: string[]): void {
  if (typeof value === 'string') chunks.push(' ', formatScalar(value, indent))
  else if (typeof value !== 'object' || value === null) chunks.push(' ', JSON.stringify(value) ?? 'null')
  else if (Array.isArray(value)) writeList(value, indent, chunks)
  else writeMap(value as Record<string, unknown>, indent, chunks)
}

function writeMap(map: Record<string, unknown>, indent: string, chunks: string[]): void {
  const entries = listEntries(map)
  if (entries.length === 0) chunks.push(' {}')
  for (const [key, item] of entries) {
    const from = chunks.length
    chunks.push(`\n${indent}`, formatKey(key), ':')
    writeValue(item, `${indent}  `, chunks)
    // A large document has a million parts, so finished ones are joined.
    if (chunks.length - from > maxChunks) chunks.push(chunks.splice(from).join(''))
  }
}

function writeList(list: readonly unknown[], indent: string, chunks: string[]): void {
  if (list.length === 0) chunks.push(' []')
  const inner = `${indent}  `
  for (const item of list) {
    chunks.push(`\n${indent}`, '-')
    const from = chunks.length
    writeValue(item, inner, chunks)
    // `- key: value`: the first line of a map follows the dash of its list item.
    const first = chunks[from]
    if (first?.startsWith('\n') && !Array.isArray(item)) chunks[from] = ` ${first.slice(1 + inner.length)}`
  }
}

/** Matches a string that no YAML parser, including YAML 1.1, reads as anything else. */
const plainScalar = /^[A-Za-z_/$](?:[\w/$.,()+=*@{}%;'"`~^|&!?<>[\]-]|:(?=[^\s])| (?![ #]))*(?<! )$/
const reservedWord = /^(?:true|false|yes|no|on|off|null|y|n|e[+-]?\d+)$/i

/** True if a string needs no quotes. Long lines aren't folded, so that diffs between versions stay small. */
const isPlainScalar = (text: string): boolean => plainScalar.test(text) && !reservedWord.test(text)

const formatKey = (key: string): string => (isPlainScalar(key) && key.length < 1000 ? key : quoteString(key))

function formatScalar(text: string, indent: string): string {
  if (isPlainScalar(text)) return text
  return isBlockScalar(text) ? formatBlockScalar(text, indent === '' ? '  ' : indent) : quoteString(text)
}

/** True for several lines without anything that would need escaping or be trimmed by a parser. */
const isBlockScalar = (text: string): boolean =>
  text.includes('\n') &&
  !/^[\s]|[^\n\x20-\x7e\u00a1-\u2027\u2030-\ud7ff\ue000-\ufefe]/.test(text) &&
  !/^\n*$/.test(text)

/** Writes a block string: `|-` without a final line break, `|` with one, `|+` with more. */
function formatBlockScalar(text: string, indent: string): string {
  const end = text.endsWith('\n\n') ? '+' : text.endsWith('\n') ? '' : '-'
  const lines = text.replace(/\n$/, '').split('\n')
  return `|${end}\n${lines.map((line) => (line === '' ? '' : indent + line)).join('\n')}`
}

/** Quotes a string. YAML reads JSON strings, but some characters need additional escaping. */
const quoteString = (text: string): string =>
  JSON.stringify(text).replace(
    /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
