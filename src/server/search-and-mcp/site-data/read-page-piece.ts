import { decodeEntities } from '../../../shared/html/decode-entities.ts'
import { type FoundPage, findPage, type MissingPage } from './find-page.ts'
import {
  findMarkdownHeading,
  findPieceEnd,
  findSectionEnd,
  listMarkdownHeadings,
  type MarkdownHeading,
} from './markdown-sections.ts'
import type { SiteData } from './site-data.ts'

/** Maximum bytes of Markdown in a piece. */
const maxPieceBytes = 12_000

/** Headings to name in advice. */
const maxNamedHeadings = 25

interface PieceRequest {
  /** URL or path, with or without a hash. */
  address: string
  /** ID or title of a heading. Without one, the hash of the address counts. */
  section: string | undefined
  /** Where to continue: the offset that the previous piece named. */
  offset: number
}

/** A piece of a page that is small enough for one result. */
export interface PagePiece {
  url: string
  /** Markdown, with a note on how to continue if there is more. */
  text: string
  /** Where the next piece starts. Undefined at the end. */
  nextOffset: number | undefined
}

/** Reads a page, a section of it, or the next piece of one that is too large for one result. */
export async function readPagePiece(
  data: SiteData,
  { address, section, offset }: PieceRequest,
): Promise<PagePiece | MissingPage> {
  const page = await findPage(data, address)
  if ('problem' in page) return page
  const headings = listMarkdownHeadings(page.markdown)
  const name = section ?? page.section
  const heading = name === undefined ? undefined : await findHeading(data, { page, headings, name })
  // An unknown hash leads to the top of a page, as in browsers. An unknown section is a mistake.
  if (section !== undefined && heading === undefined) return describeMissingSection(page, headings, section)
  const end = heading === undefined ? page.markdown.length : findSectionEnd(page.markdown, headings, heading)
  const start = Math.max(offset, heading?.start ?? 0)
  if (start >= end && offset > 0)
    return { problem: `${page.url} ends before offset ${offset}. Read it without an offset.` }
  const pieceEnd = Math.min(end, findPieceEnd(page.markdown.slice(0, end), start, maxPieceBytes))
  const url = heading === undefined ? page.url : `${page.url}#${heading.id}`
  const nextOffset = pieceEnd < end ? pieceEnd : undefined
  const origin = start === 0 ? '' : `> From ${url}\n\n`
  const rest = nextOffset === undefined ? '' : describeRest(nextOffset, headings, end)
  return { url, text: `${origin}${page.markdown.slice(start, pieceEnd).trim()}\n${rest}`, nextOffset }
}

interface HeadingSearch {
  page: FoundPage
  headings: readonly MarkdownHeading[]
  name: string
}

/** Finds a heading in Markdown. Pages of an API have their IDs only in the HTML. */
async function findHeading(
  data: SiteData,
  { page, headings, name }: HeadingSearch,
): Promise<MarkdownHeading | undefined> {
  const direct = findMarkdownHeading(headings, name)
  if (direct !== undefined) return direct
  const html = await data.readText(`${page.path}index.html`)
  const text = html === undefined ? undefined : findHeadingText(html, name.replace(/^#/, ''))
  const match = text === undefined ? undefined : findMarkdownHeading(headings, text)
  return match === undefined ? undefined : { ...match, id: name.replace(/^#/, '') }
}

function findHeadingText(html: string, id: string): string | undefined {
  const at = html.indexOf(` id="${id}"`)
  if (at === -1 || !/<h[1-6][^<>]*$/.test(html.slice(Math.max(0, at - 200), at))) return undefined
  const start = html.indexOf('>', at) + 1
  const end = html.slice(start, start + 2000).search(/<\/h[1-6]>/)
  if (end === -1) return undefined
  const text = html
    .slice(start, start + end)
    .replace(/<a\b[^>]*aria-label[\s\S]*$/, '')
    .replace(/<[^>]*>/g, '')
  return decodeEntities(text).trim()
}

function describeMissingSection(
  { url }: FoundPage,
  headings: readonly MarkdownHeading[],
  section: string,
): MissingPage {
  const names = nameHeadings(headings)
  const list = names === '' ? 'It has no sections.' : `Its sections: ${names}.`
  return {
    problem: `${url} has no section “${section.slice(0, 100)}”. ${list} Or read the page without a section.`,
  }
}

function describeRest(nextOffset: number, headings: readonly MarkdownHeading[], end: number): string {
  const names = nameHeadings(headings.filter(({ start }) => start >= nextOffset && start < end))
  const sections = names === '' ? '' : ` Sections that follow: ${names}.`
  return `\n---\n\nThere is more: read this page again with offset ${nextOffset}, or with a section.${sections}\n`
}

function nameHeadings(headings: readonly MarkdownHeading[]): string {
  const named = headings.filter(({ depth }) => depth === 2 || depth === 3).slice(0, maxNamedHeadings)
  return named.map(({ text }) => `“${text.slice(0, 60)}”`).join(', ')
}
