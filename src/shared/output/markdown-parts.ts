/** Maximum size of a Markdown file in bytes, without what is added to each file. Assistants cut longer texts. */
export const maxMarkdownBytes = 48_000

const headerPattern = /^# .*\n\n> This page starts in \[.*\n\n/
const footerPattern = /\n---\n\nThis page continues in \[part \d+ of \d+\]\(\S*\/(index-\d+\.md)\)\.\n$/

/** Returns the name of a part's file, which is in the folder of the page. Parts are counted from 1. */
const getPartName = (part: number): string => (part === 1 ? 'index.md' : `index-${part}.md`)

/** A part of a page in Markdown. */
export interface MarkdownPart {
  /** Name of its file in the folder of the page. */
  name: string
  content: string
}

/**
 * Adds to each part of a page where the page starts and where it continues. All texts but the last end with a line
 * break. `title` is Markdown, and `url` the page's absolute URL.
 */
export function linkMarkdownParts(
  texts: readonly string[],
  { title, url }: { title: string; url: string },
): MarkdownPart[] {
  const link = (part: number): string => `[part ${part} of ${texts.length}](${url}${getPartName(part)})`
  return texts.map((text, index) => {
    const header =
      index === 0 ? '' : `# ${title} (part ${index + 1})\n\n> This page starts in ${link(1)}.\n\n`
    const footer = index === texts.length - 1 ? '' : `\n---\n\nThis page continues in ${link(index + 2)}.\n`
    return { name: getPartName(index + 1), content: header + text + footer }
  })
}

/** Returns the name of the file that a part of a page continues in. */
export const findNextPart = (part: string): string | undefined => part.match(footerPattern)?.[1]

/** Joins the parts of a page. The inverse of `linkMarkdownParts`. */
export const joinMarkdownParts = (parts: readonly string[]): string =>
  parts
    .map((part, index) => (index === 0 ? part : part.replace(headerPattern, '')).replace(footerPattern, ''))
    .join('\n')

const findNextPath = (path: string, part: string): string | undefined => {
  const name = findNextPart(part)
  return name === undefined ? undefined : path.replace(/[^/]*$/, name)
}

/** Reads the Markdown of a page with all of its parts. `path` is the path of the first part. */
export function readMarkdownParts(path: string, read: (path: string) => string): string {
  const parts: string[] = []
  for (let next: string | undefined = path; next !== undefined; ) {
    const part = read(next)
    parts.push(part)
    next = findNextPath(path, part)
  }
  return joinMarkdownParts(parts)
}

/** Loads the Markdown of a page with all of its parts. `path` belongs to the first part. Undefined if a file is missing. */
export async function loadMarkdownParts(
  path: string,
  load: (path: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const parts: string[] = []
  for (let next: string | undefined = path; next !== undefined; ) {
    const part = await load(next)
    if (part === undefined) return undefined
    parts.push(part)
    next = findNextPath(path, part)
  }
  return joinMarkdownParts(parts)
}

/** Finds the path of the first part that passes a test. `path` is the path of the first part. Undefined if none does. */
export async function findMarkdownPart(
  path: string,
  load: (path: string) => Promise<string | undefined>,
  test: (part: string) => boolean,
): Promise<string | undefined> {
  for (let next: string | undefined = path; next !== undefined; ) {
    const part = await load(next)
    if (part === undefined) return undefined
    if (test(part)) return next
    next = findNextPath(next, part)
  }
  return undefined
}
