/** A fence of code may stand in a quote or in an item of a list. */
const openingFence = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/
const closingFence = /^[ \t>]*(`{3,}|~{3,})\s*$/

/**
 * The marks of the code fence that is open after a line, undefined outside of one. As in CommonMark, a fence ends with
 * the same marks, at least as many, and nothing behind them.
 */
export function findOpenFence(line: string, open: string | undefined): string | undefined {
  if (open === undefined) return line.match(openingFence)?.[1]
  return line.match(closingFence)?.[1]?.startsWith(open) === true ? undefined : open
}

interface FencedPart {
  text: string
  isFence: boolean
}

/** Cuts a Markdown text where its fences begin and end. Joined by line breaks, the parts are the text again. */
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

/** Changes a Markdown text but for the code in fences. */
export function changeOutsideFences(text: string, change: (text: string) => string): string {
  return splitAtFences(text)
    .map((part) => (part.isFence ? part.text : change(part.text)))
    .join('\n')
}

/** A Markdown text without the code in fences. */
export function removeFences(text: string): string {
  return splitAtFences(text)
    .flatMap((part) => (part.isFence ? [] : part.text))
    .join('\n')
}
