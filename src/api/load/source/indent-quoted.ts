/** A line that ends inside of quotes, after the key and its colon or the dash of a list. */
const openLine = /^(\s*)(?:- +)*(?:[^\s'"#&*!|>%@`-][^'"#]*:\s+|- +)(["'])(.*)$/

/** A text in quotes has no more lines than this. */
const maxLines = 400

/**
 * Indents the lines of texts in quotes, where spaces at the start mean nothing. Often they are no deeper than their key,
 * which YAML forbids and most parsers accept. Undefined if there are none.
 */
export function indentQuoted(text: string): string | undefined {
  const lines = text.split('\n')
  let hasChanged = false
  for (let index = 0; index < lines.length; index += 1) {
    const [, indent = '', quote, rest = ''] = openLine.exec(lines[index] ?? '') ?? []
    if (quote === undefined || isClosed(rest, quote)) continue
    const nextLines = lines.slice(index + 1, index + 1 + maxLines)
    const closing = nextLines.findIndex((line) => isClosed(line, quote))
    if (closing === -1) continue
    const end = index + 1 + closing
    for (let inner = index + 1; inner <= end; inner += 1) {
      const line = lines[inner] ?? ''
      if (line.trim() === '' || line.search(/\S/) > indent.length) continue
      lines[inner] = `${indent}  ${line.trimStart()}`
      hasChanged = true
    }
    index = end
  }
  return hasChanged ? lines.join('\n') : undefined
}

/** Whether the quotes end in this part of a line. A quote is written in itself as two, or after a backslash. */
const isClosed = (part: string, quote: string): boolean =>
  quote === "'" ? part.replaceAll("''", '').includes("'") : part.replace(/\\./g, '').includes('"')
