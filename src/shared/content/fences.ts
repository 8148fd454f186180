/** Matches a code fence, which may be in a quote or list item. */
const openingFence = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/
const closingFence = /^[ \t>]*(`{3,}|~{3,})\s*$/

/**
 * Returns the marker of the code fence that is open after a line, or undefined outside a fence. As in CommonMark, a
 * fence ends with the same marker, at least as long, with nothing after it.
 */
export function findOpenFence(line: string, open: string | undefined): string | undefined {
  if (open === undefined) return line.match(openingFence)?.[1]
  return line.match(closingFence)?.[1]?.startsWith(open) === true ? undefined : open
}

interface FencedPart {
  text: string
  isFence: boolean
}

/** Splits Markdown at the start and end of code fences. Joined with line breaks, the parts are the original text. */
export function splitAtFences(text: string): FencedPart[] {
  const parts: { lines: string[]; isFence: boolean }[] = []
  let open: string | undefined
  for (const line of text.split('\n')) {
    const before = open
    open = findOpenFence(line, open)
    const isFence = before !== undefined || open !== undefined
    const last = parts.at(-1)
    if (last?.isFence === isFence) last.lines.push(line)
    else parts.push({ lines: [line], isFence })
  }
  return parts.map(({ lines, isFence }) => ({ text: lines.join('\n'), isFence }))
}

/** Changes Markdown outside code fences. */
export function changeOutsideFences(text: string, change: (text: string) => string): string {
  return splitAtFences(text)
    .map((part) => (part.isFence ? part.text : change(part.text)))
    .join('\n')
}

/** Removes code fences from Markdown. */
export function removeFences(text: string): string {
  return splitAtFences(text)
    .flatMap((part) => (part.isFence ? [] : part.text))
    .join('\n')
}
