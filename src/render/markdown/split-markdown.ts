import { createFenceReader } from '../../shared/content/fences.ts'

/**
 * Splits Markdown into texts of at most `maxBytes`: before a heading, or between two blocks of a section that is longer.
 * A single block, such as a table, stays whole. Joined with line breaks, the texts are the original.
 */
export function splitMarkdown(markdown: string, maxBytes: number): string[] {
  const fits = (text: string): boolean => Buffer.byteLength(text) <= maxBytes
  if (fits(markdown)) return [markdown]
  const pieces = splitBefore(markdown, /^#{1,6} /).flatMap((section) =>
    fits(section) ? [section] : splitBefore(section, /\S/),
  )
  const texts: string[] = []
  for (const piece of pieces) {
    const last = texts.at(-1)
    const joined = last === undefined ? piece : `${last}\n${piece}`
    if (last !== undefined && fits(joined)) texts[texts.length - 1] = joined
    else texts.push(piece)
  }
  return texts
}

/** Splits Markdown before lines that a pattern matches, after an empty line and outside code fences. */
function splitBefore(markdown: string, pattern: RegExp): string[] {
  const pieces: string[][] = [[]]
  const readFence = createFenceReader()
  let previous: string | undefined
  for (const line of markdown.split('\n')) {
    if (!readFence(line) && previous === '' && pattern.test(line)) pieces.push([])
    pieces.at(-1)?.push(line)
    previous = line
  }
  return pieces.map((lines) => lines.join('\n'))
}
