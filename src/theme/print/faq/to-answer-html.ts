/** The elements of an answer that search engines display. Source: Google's reference of FAQPage, `acceptedAnswer.text`. */
const displayedTags = new Set('h1 h2 h3 h4 h5 h6 br ol ul li a p div b strong i em'.split(' '))

const tag = /<\/?([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/gi
const link = /\shref="[^"]*"/

/** Returns an answer's HTML without the elements and attributes that search engines ignore. Its text stays complete. */
export function toAnswerHtml(html: string): string {
  return html.replace(tag, (markup: string, name: string) => {
    if (!displayedTags.has(name.toLowerCase())) return ''
    if (markup.startsWith('</')) return markup
    return `<${name}${name === 'a' ? (link.exec(markup)?.[0] ?? '') : ''}>`
  })
}
