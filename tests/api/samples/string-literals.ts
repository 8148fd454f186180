/** Readers of string literals, by the languages' specifications, independent of the code under test. */

const simple: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '0': '\0' }

/** `"…"` and `'…'` of Python, JavaScript, Go and Java, and raw strings of Go. */
export function decodeDouble(literal: string): string {
  if (literal.startsWith('`')) return literal.slice(1, -1)
  return decodeEscapes(literal.slice(1, -1))
}

function decodeEscapes(text: string): string {
  return text.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, code: string | undefined, mark: string) =>
    code === undefined ? (simple[mark] ?? mark) : String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** A text block of Java: the common margin goes, then the escapes are read (JLS 3.10.6). */
export function decodeTextBlock(literal: string): string {
  const lines = literal.slice(3, -3).split('\n').slice(1)
  const margins = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length)
  const margin = Math.min(...margins)
  return decodeEscapes(lines.map((line) => line.slice(margin).trimEnd()).join('\n'))
}

/** `'…'` knows two escapes, `"…"` more. */
export function decodePhp(literal: string): string {
  const inner = literal.slice(1, -1)
  if (literal.startsWith("'")) return inner.replace(/\\([\\'])/g, '$1')
  return inner.replace(
    /\\(?:u\{([0-9a-fA-F]+)\}|([nrt\\$"]))/g,
    (_, code: string | undefined, mark: string) =>
      code === undefined ? (simple[mark] ?? mark) : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

/** `'…'` has no escapes, `$'…'` has C's, and outside of quotes a backslash keeps the next character. */
function decodeShellPart(part: string): string {
  if (part.startsWith("$'")) return decodeEscapes(part.slice(2, -1))
  return part.startsWith("'") ? part.slice(1, -1) : part.replace(/^\\/, '')
}

/** Splits one shell command into words. Quotes join adjacent text, and a backslash escapes the next character. */
export function readShellWords(command: string): string[] {
  const words: string[] = []
  let word: string | undefined
  for (const [part] of command.matchAll(/\$'(?:\\[\s\S]|[^'\\])*'|'[^']*'|\\[\s\S]|\s+|[^\s'\\$]+|\$/g)) {
    if (/^\s/.test(part) || part === '\\\n') {
      if (word !== undefined) words.push(word)
      word = undefined
    } else word = (word ?? '') + decodeShellPart(part)
  }
  return word === undefined ? words : [...words, word]
}
