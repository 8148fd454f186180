/** A piece of code, without classes if it isn't highlighted. */
export interface CodeToken {
  className: string | undefined
  text: string
}

const piecePattern = /<span class="([\w ]+)">([^<]*)<\/span>|([^<]+)/g
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/**
 * Reads the tokens of highlighted code. Code with values from the reader or a server is inserted as text, never as
 * HTML.
 */
export function readCodeTokens(html: string): CodeToken[] {
  return [...html.matchAll(piecePattern)].map(([, className, inner, plain = '']) => ({
    className,
    text: (inner ?? plain).replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity),
  }))
}
