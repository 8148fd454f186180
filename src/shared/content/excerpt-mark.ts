/** Private character that ends the excerpt in a compiled post. */
export const excerptMark = '\uE010'

/** Matches the mark in a separate paragraph, or inside one. */
function isolateMark(html: string): string {
  const alone = `<p>${excerptMark}</p>`
  if (html.includes(alone)) return html.replace(alone, excerptMark)
  return html
    .replace(`<p>${excerptMark}\n`, `${excerptMark}<p>`)
    .replace(`\n${excerptMark}</p>`, `</p>${excerptMark}`)
    .replace(`\n${excerptMark}\n`, `</p>${excerptMark}<p>`)
}

/** Returns the beginning of a post up to the mark, without IDs, because a list shows several excerpts. */
export function cutExcerpt(html: string): string {
  const [beginning = ''] = isolateMark(html).split(excerptMark)
  return beginning.replace(/(<(?!input|label)[a-z][\w-]*(?:\s[^<>]*?)?)\sid="[^"]*"/g, '$1')
}

/** Returns the Markdown of a post up to the mark, which is a separate paragraph or inside one. */
export const cutMarkdownExcerpt = (markdown: string): string => (markdown.split(excerptMark)[0] ?? '').trim()

/** Returns the Markdown of a whole post without the mark. */
export const removeMarkdownExcerptMark = (markdown: string): string =>
  markdown.replace(/\uE010\n\n| ?\uE010/, '')

/** Returns the whole post without the mark. */
export function removeExcerptMark(html: string): string {
  return html.includes(excerptMark) ? isolateMark(html).replace(excerptMark, '') : html
}
