import { parseAccept } from 'hono/utils/accept'

/** More characters than any client sends. The rest of a longer header is ignored. */
const maxLength = 400

/** Returns the qualities of `Accept` or `Accept-Encoding` by name. 0 means not accepted. */
const readQualities = (header: string): Map<string, number> =>
  new Map(parseAccept(header.slice(0, maxLength)).map(({ type, q }) => [type.toLowerCase(), q]))

/** Lists the encodings that a client accepts, by name. */
export function listAcceptedEncodings(header: string | null): string[] {
  if (header === null) return []
  return [...readQualities(header)].flatMap(([name, quality]) => (quality > 0 ? [name] : []))
}

/**
 * Whether a client prefers Markdown to HTML. It must name Markdown explicitly, because browsers accept any type. With
 * equal qualities, Markdown wins, because a client that names it can use it.
 */
export function prefersMarkdown(header: string | null): boolean {
  if (header === null || !/text\/markdown/i.test(header)) return false
  const qualities = readQualities(header)
  const markdown = qualities.get('text/markdown') ?? 0
  const html = qualities.get('text/html') ?? qualities.get('text/*') ?? qualities.get('*/*') ?? 0
  return markdown > 0 && markdown >= html
}
