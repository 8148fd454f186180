/** Matches a code fence, which may be in a quote or list item. */
const openingFence = /^([ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}(?=[^`]*$)|~{3,})/
const closingFence = /^[ \t>]*(`{3,}|~{3,})\s*$/
const itemMarks = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)+/

interface OpenFence {
  marker: string
  /** Column where the content of its list item starts, 0 outside of lists. */
  itemColumn: number
  isQuoted: boolean
}

/**
 * Creates a function that takes the lines of a text in order, and returns whether each belongs to a code fence. As in
 * CommonMark, a fence ends with the same marker, at least as long, with nothing after it, and with the list item or the
 * quote that it's in.
 */
export function createFenceReader(): (line: string) => boolean {
  let open: OpenFence | undefined
  /** Columns where the contents of the open list items start. */
  let items: number[] = []
  return (line) => {
    if (open !== undefined && !leavesContainer(line, open)) {
      if (line.match(closingFence)?.[1]?.startsWith(open.marker) === true) open = undefined
      return true
    }
    if (line.trim() !== '') items = items.filter((column) => column <= countIndent(line))
    const [marks] = line.match(itemMarks) ?? []
    if (marks !== undefined) items.push(measureColumns(marks))
    const [, prefix = '', marker] = line.match(openingFence) ?? []
    open =
      marker === undefined
        ? undefined
        : { marker, itemColumn: findItemColumn(items, prefix), isQuoted: prefix.includes('>') }
    return open !== undefined
  }
}

function leavesContainer(line: string, { isQuoted, itemColumn }: OpenFence): boolean {
  if (isQuoted) return !/^[ \t]*>/.test(line)
  return line.trim() !== '' && countIndent(line) < itemColumn
}

const findItemColumn = (items: readonly number[], prefix: string): number =>
  items.findLast((column) => column <= measureColumns(prefix)) ?? 0

const countIndent = (line: string): number => measureColumns(line.match(/^[ \t]*/)?.[0] ?? '')

/** Returns the width of a text. A tab ends at the next multiple of 4. */
function measureColumns(text: string): number {
  let column = 0
  for (const character of text) column += character === '\t' ? 4 - (column % 4) : 1
  return column
}

interface FencedPart {
  text: string
  isFence: boolean
}

/** Splits Markdown at the start and end of code fences. Joined with line breaks, the parts are the original text. */
export function splitAtFences(text: string): FencedPart[] {
  const parts: { lines: string[]; isFence: boolean }[] = []
  const readFence = createFenceReader()
  for (const line of text.split('\n')) {
    const isFence = readFence(line)
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
