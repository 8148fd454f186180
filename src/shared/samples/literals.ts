/** Syntax of a language's literals. */
export interface LiteralSyntax {
  quote(text: string): string
  /** Keywords for `null`, `true`, and `false`. */
  constants: { null: string; true: string; false: string }
  list: [open: string, close: string]
  object: [open: string, close: string]
  /** Padding inside the brackets of a one-line object. */
  padding: '' | ' '
  /** Wraps an object whose names the brackets can't express. */
  wrap?(object: string, names: string[]): string
  /** Formats the name of a member with its separator: `"name": `. */
  key(name: string): string
  indent: string
  hasTrailingComma: boolean
}

/** Maximum length of a list of plain values, or of an object with one member, on one line. */
const lineLength = 60
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

/** Formats a JSON value as a literal of the language. `margin` is the indentation of the line it starts on. */
export function writeLiteral(value: unknown, syntax: LiteralSyntax, margin = ''): string {
  if (typeof value === 'string') return syntax.quote(value)
  if (typeof value === 'number') return JSON.stringify(value)
  if (typeof value === 'boolean') return syntax.constants[value ? 'true' : 'false']
  if (typeof value !== 'object' || value === null) return syntax.constants.null
  const inner = margin + syntax.indent
  if (Array.isArray(value)) {
    const items = value.map((item) => writeLiteral(item, syntax, inner))
    const line = syntax.list.join(items.join(', '))
    return line.length <= lineLength && value.every(isPlain)
      ? line
      : writeLines(items, syntax.list, { syntax, margin })
  }
  const members = Object.entries(value)
  const lines = members.map(([name, member]) => syntax.key(name) + writeLiteral(member, syntax, inner))
  const [only = ''] = lines
  const isShort =
    lines.length === 1 && only.length <= lineLength && members.every(([, member]) => isPlain(member))
  const object = isShort
    ? syntax.object.join(syntax.padding + only + syntax.padding)
    : writeLines(lines, syntax.object, { syntax, margin })
  const names = members.map(([name]) => name)
  return syntax.wrap?.(object, names) ?? object
}

function writeLines(
  lines: string[],
  brackets: [string, string],
  { syntax, margin }: { syntax: LiteralSyntax; margin: string },
): string {
  if (lines.length === 0) return brackets.join('')
  const inner = `\n${margin}${syntax.indent}`
  const end = `${syntax.hasTrailingComma ? ',' : ''}\n${margin}`
  return brackets.join(inner + lines.join(`,${inner}`) + end)
}

/**
 * Quotes text with JSON escapes, which most languages share. Characters that editors don't show and some compilers
 * reject are escaped too. Lone surrogates, which no request can carry, are replaced.
 */
export function quoteLikeJson(text: string, mark: '"' | "'" = '"'): string {
  const escaped = JSON.stringify(text.toWellFormed()).slice(1, -1)
  const quoted = mark === '"' ? escaped : escaped.replaceAll('\\"', '"').replaceAll("'", "\\'")
  return mark + escapeInvisible(quoted) + mark
}

/**
 * Quotes text in single quotes for PHP and Ruby. Control characters need double quotes, where `special` starts
 * interpolated code.
 */
export function quoteSingle(text: string, special: string): string {
  const wellFormed = text.toWellFormed()
  if (!invisibleCharacter.test(wellFormed)) return `'${wellFormed.replace(/[\\']/g, '\\$&')}'`
  const escapedText = wellFormed.replace(/[\\"$#]/g, (mark) =>
    '\\"'.includes(mark) || mark === special ? `\\${mark}` : mark,
  )
  return `"${escapedText.replace(new RegExp(invisibleCharacter, 'g'), escapeInBraces)}"`
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern is meant to match them.
const invisibleCharacter = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/
const namedEscapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const escapeInBraces = (character: string): string =>
  namedEscapes[character] ?? `\\u{${character.charCodeAt(0).toString(16)}}`

/**
 * True for lines of text that a literal of several lines contains as they are, such as XML: no language reads anything
 * in them.
 */
export const isPlainBlock = (text: string): boolean =>
  /^[\x21-\x7e][\x20-\x7e\n]*$/.test(text) && text.includes('\n') && !/[\\`$#]|"""| \n|\n\n|"$/.test(text)

/** Formats JSON for use in code. */
export const writeJson = (value: unknown): string => escapeInvisible(JSON.stringify(value, null, 2))

const escapeInvisible = (text: string): string =>
  text.replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
