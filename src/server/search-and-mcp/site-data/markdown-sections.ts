import GithubSlugger from 'github-slugger'
import { createFenceReader } from '../../../shared/content/fences.ts'

/** A heading of a Markdown text. */
export interface MarkdownHeading {
  depth: number
  text: string
  /** ID in the HTML of the page. */
  id: string
  /** Where its line starts. */
  start: number
}

const headingPattern = /^(#{1,6})[ \t]+(\S.*)$/

/** Lists the headings of a Markdown text. Lines in code blocks aren't headings. */
export function listMarkdownHeadings(markdown: string): MarkdownHeading[] {
  const slugger = new GithubSlugger()
  const headings: MarkdownHeading[] = []
  forEachLine(markdown, (line, start) => {
    const [, marks = '', title = ''] = line.match(headingPattern) ?? []
    if (marks === '') return
    const [, anchor, plain = title] = title.match(/^<a id="([^"]*)"><\/a>(.*)$/) ?? []
    const text = plain.replace(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1').trim()
    const derivedId = slugger.slug(text)
    headings.push({ depth: marks.length, text, id: anchor ?? derivedId, start })
  })
  return headings
}

/** Calls back for each line that isn't in a code block. */
function forEachLine(markdown: string, visit: (line: string, start: number) => void): void {
  const readFence = createFenceReader()
  let start = 0
  for (const line of markdown.split('\n')) {
    if (!readFence(line)) visit(line, start)
    start += line.length + 1
  }
}

/** Finds a heading by its ID or text, in any case. */
export function findMarkdownHeading(
  headings: readonly MarkdownHeading[],
  name: string,
): MarkdownHeading | undefined {
  const wanted = name
    .trim()
    .replace(/^#+\s*/, '')
    .toLowerCase()
  return (
    headings.find(({ id }) => id.toLowerCase() === wanted) ??
    headings.find(({ text }) => text.toLowerCase() === wanted)
  )
}

/** Returns where a section ends: at the next heading of the same or a higher level. */
export function findSectionEnd(
  markdown: string,
  headings: readonly MarkdownHeading[],
  heading: MarkdownHeading,
): number {
  const next = headings.find(({ start, depth }) => start > heading.start && depth <= heading.depth)
  return next?.start ?? markdown.length
}

/**
 * Returns the end of a piece that starts at `start` and has at most `maxBytes`: before a heading, else after a paragraph,
 * else after a line, if that doesn't cost more than half of the piece.
 */
export function findPieceEnd(markdown: string, start: number, maxBytes: number): number {
  const piece = cutBytes(markdown.slice(start, start + maxBytes), maxBytes)
  const limit = start + piece.length
  if (limit >= markdown.length) return markdown.length
  const least = start + piece.length / 2
  const breaks: { heading?: number; paragraph?: number } = {}
  forEachLine(markdown.slice(start, limit), (line, offset) => {
    const at = start + offset
    if (at <= least) return
    if (headingPattern.test(line)) breaks.heading = at
    else if (line.trim() === '') breaks.paragraph = at
  })
  const newline = markdown.lastIndexOf('\n', limit - 1) + 1
  return breaks.heading ?? breaks.paragraph ?? (newline > least ? newline : limit)
}

/** Returns the beginning of a text that has at most `maxBytes`, without splitting a character. */
function cutBytes(text: string, maxBytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxBytes))
  return text.slice(0, read)
}
