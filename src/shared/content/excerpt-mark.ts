/** A private character that stands in a compiled post where its excerpt ends. */
export const excerptMark = '\uE010'

/** The mark may be in a paragraph of its own, or at an end or in the middle of one. */
function isolateMark(html: string): string {
  const alone = `<p>${excerptMark}</p>`
  if (html.includes(alone)) return html.replace(alone, excerptMark)
  return html
    .replace(`<p>${excerptMark}\n`, `${excerptMark}<p>`)
    .replace(`\n${excerptMark}</p>`, `</p>${excerptMark}`)
    .replace(`\n${excerptMark}\n`, `</p>${excerptMark}<p>`)
}

/** The beginning of a post, up to the mark. Ids are left out: a list shows several beginnings. */
export function cutExcerpt(html: string): string {
  const [beginning = ''] = isolateMark(html).split(excerptMark)
  return beginning.replace(/(<(?!input|label)[a-z][\w-]*(?:\s[^<>]*?)?)\sid="[^"]*"/g, '$1')
}

/** The whole post. */
export function removeExcerptMark(html: string): string {
  return html.includes(excerptMark) ? isolateMark(html).replace(excerptMark, '') : html
}
