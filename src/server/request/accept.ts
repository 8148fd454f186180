/** An entry of `Accept` or `Accept-Encoding`, such as `text/html;q=0.8`. */
interface AcceptEntry {
  name: string
  /** 0 means not accepted. */
  quality: number
}

const qualityParameter = /;\s*q\s*=\s*([\d.]+)\s*(?:;|$)/i

/** More entries, and more characters, than any client sends. The rest of a longer header is ignored. */
const maxEntries = 50
const maxEntryLength = 128

function parseAccept(header: string): AcceptEntry[] {
  return header
    .split(',', maxEntries)
    .map((part) => part.slice(0, maxEntryLength))
    .map((part) => ({
      name: (part.split(';', 1)[0] ?? '').trim().toLowerCase(),
      quality: parseQuality(qualityParameter.exec(part)?.[1]),
    }))
    .filter(({ name }) => name !== '')
}

/** An invalid quality counts as if none were given. */
function parseQuality(quality: string | undefined): number {
  const number = quality === undefined ? 1 : Number(quality)
  return Number.isNaN(number) ? 1 : Math.min(1, number)
}

/** Lists the encodings that a client accepts, by name. */
export function listAcceptedEncodings(header: string | null): string[] {
  if (header === null) return []
  return parseAccept(header).flatMap(({ name, quality }) => (quality > 0 ? [name] : []))
}

/**
 * Whether a client prefers Markdown to HTML. It must name Markdown explicitly, because browsers accept any type. With
 * equal qualities, Markdown wins, because a client that names it can use it.
 */
export function prefersMarkdown(header: string | null): boolean {
  if (header === null || !/text\/markdown/i.test(header)) return false
  const entries = parseAccept(header)
  const findQuality = (...names: string[]): number | undefined =>
    names
      .map((name) => entries.find((entry) => entry.name === name)?.quality)
      .find((quality) => quality !== undefined)
  const markdown = findQuality('text/markdown') ?? 0
  return markdown > 0 && markdown >= (findQuality('text/html', 'text/*', '*/*') ?? 0)
}
