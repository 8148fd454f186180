import { type HtmlToken, readAttribute, tokenizeHtml } from '../../src/shared/html/tokenize-html.ts'

/** Content of an article that every form of it has. */
export interface ArticleFacts {
  /** `## Text`, in order. */
  headings: string[]
  /** Texts of the cells of tables that aren't empty, in order. */
  cells: string[]
  /** Code blocks, in order. */
  code: string[]
  /** Sources or drawings of diagrams. */
  diagrams: number
  /** Targets of links, as written. */
  links: string[]
}

const controls = new Set('script style svg nav fieldset template search math'.split(' '))

/** Parts of the HTML that lead around on the page, or that the Markdown version has in another place. */
const guides =
  /(?:^|\s)(?:visually-hidden|sr-only|heading-anchor|zoomable|faq-link|faq-filter|release-date|release-filter|term-definition|link-count|card-count|tab-list|hero-title|data-footnote-backref|post-foot|byline)(?:\s|$)/

/** Reads the facts of an article in HTML. */
export function readArticleFacts(html: string): ArticleFacts {
  const reader = new FactReader()
  for (const token of tokenizeHtml(html)) reader.readToken(token)
  return reader.facts
}

class FactReader {
  readonly facts: ArticleFacts = { headings: [], cells: [], code: [], diagrams: 0, links: [] }
  /** Open elements whose text is collected. */
  readonly #texts: { name: string; text: string }[] = []
  #skipped: { name: string; depth: number } | undefined

  readToken(token: HtmlToken): void {
    if (this.#skipped !== undefined) this.#skip(token, this.#skipped)
    else if (token.kind === 'text') for (const element of this.#texts) element.text += token.text
    else if (token.kind === 'open') this.#open(token)
    else this.#close(token.name)
  }

  #skip(token: HtmlToken, skipped: { name: string; depth: number }): void {
    if (token.kind === 'text' || token.name !== skipped.name) return
    if (token.kind === 'close') skipped.depth--
    else if (!token.isEmpty) skipped.depth++
    if (skipped.depth === 0) this.#skipped = undefined
  }

  #open({ name, attributes, isEmpty }: Extract<HtmlToken, { kind: 'open' }>): void {
    const classes = readAttribute(attributes, 'class') ?? ''
    if (name === 'figure' && classes === 'diagram') this.facts.diagrams++
    const isNote = /data-footnote-(?:ref|backref)/.test(attributes)
    // Old IDs of sections lead to new ones, which only a browser follows.
    const isMoved = /\bdata-moved\b/.test(attributes)
    if (controls.has(name) || guides.test(classes) || isNote || isMoved) {
      // A picture that opens in full is a link to itself.
      if (!isEmpty && !(name === 'a' && classes === 'zoomable')) this.#skipped = { name, depth: 1 }
      return
    }
    const href = name === 'a' ? readAttribute(attributes, 'href') : undefined
    if (href !== undefined) this.facts.links.push(href)
    if (/^(?:h[2-6]|t[dh]|pre)$/.test(name)) this.#texts.push({ name, text: '' })
    const block = name === 'code' ? classes.match(/\b(?:language-mermaid|math-display)\b/)?.[0] : undefined
    if (block !== undefined && this.#texts.at(-1)?.name === 'pre') {
      if (block === 'language-mermaid') this.facts.diagrams++
      this.#texts.pop()
    }
  }

  #close(name: string): void {
    if (this.#texts.at(-1)?.name !== name) return
    const text = this.#texts.pop()?.text ?? ''
    if (name === 'pre') this.facts.code.push(text.replace(/\n+$/, ''))
    else if (name.startsWith('h')) this.facts.headings.push(`${'#'.repeat(Number(name[1]))} ${trim(text)}`)
    else if (trim(text) !== '') this.facts.cells.push(foldCell(text))
  }
}

const trim = (text: string): string => text.replace(/\s+/g, ' ').trim().normalize('NFKC')

/** Markdown has a cell on one line: its blocks are separated by semicolons, and raised digits are characters. */
const foldCell = (text: string): string => text.normalize('NFKC').replace(/[\s;^]+/g, '')

/** Returns the content of the article in a page's HTML. */
export function cutArticle(html: string): string {
  const start = html.match(/<div class="article[ "][^>]*>/)
  if (start?.index === undefined) throw new Error('The page has no article.')
  const from = start.index + start[0].length
  let depth = 1
  for (const { 0: tag, index } of html.slice(from).matchAll(/<\/?div\b/g)) {
    depth += tag.startsWith('</') ? -1 : 1
    if (depth === 0) return html.slice(from, from + index)
  }
  throw new Error('The article has no end.')
}
