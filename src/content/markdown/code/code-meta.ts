/** Settings after the language of a fenced code block. */
export interface CodeMeta {
  title: string | undefined
  /** Highlighted lines, starting at 1. */
  highlightedLines: ReadonlySet<number>
  /** Number of the first line. Undefined without line numbers. */
  firstLineNumber: number | undefined
  wraps: boolean
  /** Text alternative of a diagram. */
  alt: string | undefined
}

/** Parses `title="a.js" {1,3-5} showLineNumbers=10 wrap alt="…"`. Unknown words are ignored, as in other engines. */
export function parseCodeMeta(meta: string): CodeMeta {
  const numbers = meta.match(/(?:^|\s)showLineNumbers(?:=\{?(\d+)\}?)?(?=\s|$)/)
  return {
    title: readQuotedValue(meta, 'title'),
    highlightedLines: parseLineRanges(meta.match(/(?:^|\s)\{([\d,\s-]+)\}/)?.[1] ?? ''),
    firstLineNumber: numbers === null ? undefined : Number(numbers[1] ?? 1),
    wraps: /(?:^|\s)wrap(?=\s|$)/.test(meta),
    alt: readQuotedValue(meta, 'alt'),
  }
}

function readQuotedValue(meta: string, name: string): string | undefined {
  const match = meta.match(new RegExp(`(?:^|\\s)${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|'((?:[^'\\\\]|\\\\.)*)')`))
  return (match?.[1] ?? match?.[2])?.replace(/\\(["'\\])/g, '$1')
}

/** Parses `1,3-5` to 1, 3, 4, 5. */
export function parseLineRanges(ranges: string): Set<number> {
  const lines = new Set<number>()
  for (const range of ranges.split(',')) {
    const [from, to = from] = range.split('-').map((part) => Number.parseInt(part, 10))
    if (from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to)) continue
    for (let line = from; line <= Math.min(to, from + 10_000); line++) lines.add(line)
  }
  return lines
}
