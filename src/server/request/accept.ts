/** An entry of `Accept` or `Accept-Encoding`, such as `text/html;q=0.8`. */
interface Choice {
  name: string
  /** 0 means not accepted. */
  quality: number
}

const qualityParameter = /;\s*q\s*=\s*([\d.]+)\s*(?:;|$)/i

/** More entries, and more characters, than any client sends. The rest of a longer header is ignored. */
const maxChoices = 50
const maxChoice = 128

function parseChoices(header: string): Choice[] {
  return header
    .split(',', maxChoices)
    .map((part) => part.slice(0, maxChoice))
    .map((part) => ({
      name: (part.split(';', 1)[0] ?? '').trim().toLowerCase(),
      quality: clamp(qualityParameter.exec(part)?.[1]),
    }))
    .filter(({ name }) => name !== '')
}

/** An invalid quality counts as if none were given. */
function clamp(quality: string | undefined): number {
  const number = quality === undefined ? 1 : Number(quality)
  return Number.isNaN(number) ? 1 : Math.min(1, number)
}

/** Lists the encodings that a client accepts, by name. */
export function acceptedEncodings(header: string | null): string[] {
  if (header === null) return []
  return parseChoices(header).flatMap(({ name, quality }) => (quality > 0 ? [name] : []))
}

/**
 * Whether a client prefers Markdown to HTML. It must name Markdown explicitly, because browsers accept any type. With
 * equal qualities, Markdown wins, because a client that names it can use it.
 */
export function prefersMarkdown(header: string | null): boolean {
  if (header === null || !/text\/markdown/i.test(header)) return false
  const choices = parseChoices(header)
  const qualityOf = (...names: string[]): number | undefined =>
    names
      .map((name) => choices.find((choice) => choice.name === name)?.quality)
      .find((quality) => quality !== undefined)
  const markdown = qualityOf('text/markdown') ?? 0
  return markdown > 0 && markdown >= (qualityOf('text/html', 'text/*', '*/*') ?? 0)
}
