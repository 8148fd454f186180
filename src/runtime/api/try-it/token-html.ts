/** A piece of code; without a class where nothing is special. */
export interface CodeToken {
  className: string | undefined
  text: string
}

const pieces = /<span class="(\w+)">([^<]*)<\/span>|([^<]+)/g
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/**
 * The tokens in highlighted code. Code with values of the reader or of a server is put into the page as text in
 * elements and never as HTML.
 */
export function readTokens(html: string): CodeToken[] {
  return [...html.matchAll(pieces)].map(([, className, inner, plain = '']) => ({
    className,
    text: (inner ?? plain).replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity),
  }))
}
