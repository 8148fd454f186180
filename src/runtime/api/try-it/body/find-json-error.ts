import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { getTryItMessages } from '../get-try-it-messages.ts'

/** Position and reason of a JSON syntax error. Lines and columns start at 1. */
export interface JsonError {
  line: number
  column: number
  message: string
}

class JsonSyntaxError {
  readonly at: number
  readonly message: string

  constructor(at: number, message: string) {
    this.at = at
    this.message = message
  }
}

const literalPattern = /true|false|null/y
const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these in strings
const textPattern = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y

/**
 * Finds the first syntax error in a JSON text. Returns undefined for valid JSON. `JSON.parse` reports errors in
 * different words in each browser, some without a position.
 */
export function findJsonError(text: string): JsonError | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch {
    const { at, message } = findSyntaxError(text)
    const before = text.slice(0, at).split('\n')
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message }
  }
}

function findSyntaxError(text: string): JsonSyntaxError {
  try {
    const end = skipSpace(text, readValue(text, skipSpace(text, 0)))
    return new JsonSyntaxError(end, getTryItMessages().jsonTrailing)
  } catch (error) {
    if (error instanceof JsonSyntaxError) return error
    // Nested deeper than the browser's stack.
    return new JsonSyntaxError(0, getTryItMessages().jsonInvalid)
  }
}

/** Reads a value. Returns the position after it. */
function readValue(text: string, at: number): number {
  const character = text[at]
  if (character === undefined) throw new JsonSyntaxError(at, getTryItMessages().jsonValueMissing)
  if (character === '{') return readObject(text, at)
  if (character === '[') return readList(text, at)
  if (character === '"') return readText(text, at)
  const end = matchAt(text, at, literalPattern) ?? matchAt(text, at, numberPattern)
  if (end !== undefined) return end
  throw new JsonSyntaxError(at, explainCharacter(text, at))
}

function readObject(text: string, start: number): number {
  let at = skipSpace(text, start + 1)
  if (text[at] === '}') return at + 1
  for (;;) {
    if (text[at] === '}') throw new JsonSyntaxError(at, withEnd('jsonTrailingComma', '}'))
    if (text[at] === undefined) throw new JsonSyntaxError(at, withEnd('jsonEndMissing', '}'))
    if (text[at] !== '"') throw new JsonSyntaxError(at, getTryItMessages().jsonNameQuotes)
    at = skipSpace(text, readText(text, at))
    if (text[at] !== ':') throw new JsonSyntaxError(at, getTryItMessages().jsonColonMissing)
    at = skipSpace(text, readValue(text, skipSpace(text, at + 1)))
    if (text[at] === '}') return at + 1
    if (text[at] !== ',') throw createMissingError(text, at, '}')
    at = skipSpace(text, at + 1)
  }
}

function readList(text: string, start: number): number {
  let at = skipSpace(text, start + 1)
  if (text[at] === ']') return at + 1
  for (;;) {
    if (text[at] === ']') throw new JsonSyntaxError(at, withEnd('jsonTrailingComma', ']'))
    at = skipSpace(text, readValue(text, at))
    if (text[at] === ']') return at + 1
    if (text[at] !== ',') throw createMissingError(text, at, ']')
    at = skipSpace(text, at + 1)
  }
}

function readText(text: string, at: number): number {
  const end = matchAt(text, at, textPattern)
  if (end !== undefined) return end
  const line = text.slice(at).split('\n', 1)[0] ?? ''
  const hasEnd = /^"(?:[^"\\]|\\.)*"/.test(line)
  throw new JsonSyntaxError(at, hasEnd ? getTryItMessages().jsonEscape : getTryItMessages().jsonQuoteMissing)
}

const createMissingError = (text: string, at: number, end: string): JsonSyntaxError =>
  text[at] === undefined
    ? new JsonSyntaxError(at, withEnd('jsonEndMissing', end))
    : new JsonSyntaxError(at, withEnd('jsonSeparatorMissing', end))

const withEnd = (key: 'jsonEndMissing' | 'jsonSeparatorMissing' | 'jsonTrailingComma', end: string): string =>
  fillMessage(getTryItMessages()[key], { end })

function explainCharacter(text: string, at: number): string {
  const messages = getTryItMessages()
  const rest = text.slice(at, at + 12)
  if (rest.startsWith("'")) return messages.jsonSingleQuotes
  if (/^\/[/*]|^#/.test(rest)) return messages.jsonComment
  if (/^(True|False|None)\b/.test(rest)) return messages.jsonLiteral
  if (/^[+.\d-]/.test(rest)) return messages.jsonNumber
  if (rest.startsWith(',')) return messages.jsonValueBeforeComma
  return messages.jsonValueOrQuotes
}

function skipSpace(text: string, at: number): number {
  let next = at
  while (' \t\n\r'.includes(text[next] ?? '.')) next += 1
  return next
}

function matchAt(text: string, at: number, pattern: RegExp): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}
