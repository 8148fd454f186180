import { type HtmlToken, readAttribute, tokenizeHtml } from '../../shared/html/tokenize-html.ts'
import type { RecordLink } from '../../shared/search/search-record.ts'

/** The text of an article between two headings. */
export interface ArticleSection {
  /** 1 for text before the first heading. */
  depth: number
  /** Undefined for a heading that can't be linked to. */
  id: string | undefined
  heading: string
  /** Set for FAQ questions and release notes, which have their own elements. */
  kind: 'faq' | 'release' | undefined
  /** Area of a release note. */
  area: string | undefined
  /** Text with inline code, but without code blocks, drawings, and controls. */
  content: string
  /** Code blocks and inline code, one per line. */
  code: string
  /** Characters of the content that are links. */
  linkedLength: number
  /** Links with their URLs as in the article. */
  links: RecordLink[]
}

const skippedElements = new Set('script style svg math template form select textarea nav search'.split(' '))
const blockElements =
  /^(?:p|div|li|ul|ol|dl|dt|dd|tr|table|thead|tbody|figure|figcaption|blockquote|section|article|details|summary|aside|hr|br|h[1-6]|caption)$/
const cellElement = /^t[dh]$/
const hiddenClasses =
  /\b(?:heading-anchor|(?:item|guide)-list|term-definition|faq-link|faq-hits|link-count|page-panel|release-meta|release-bar|release-none|visually-hidden|katex)\b/

/** Splits the HTML of an article into sections. */
export function splitArticle(html: string): ArticleSection[] {
  const reader = new ArticleReader()
  for (const token of tokenizeHtml(html)) reader.readToken(token)
  return reader.finish()
}

class ArticleReader {
  readonly #sections: ArticleSection[] = [createSection(1, undefined)]
  #content: string[] = []
  #code: string[] = []
  #heading: string[] | undefined
  /** Nesting of the skipped element, while inside one. */
  #hidden: { name: string; depth: number } | undefined
  #preDepth = 0
  #codeDepth = 0
  #linkDepth = 0
  /** The current release note. */
  #release: { id: string; area: string | undefined } | undefined

  readToken(token: HtmlToken): void {
    if (this.#hidden !== undefined) this.#skip(token, this.#hidden)
    else if (token.kind === 'text') this.#text(token.text)
    else if (token.kind === 'open') this.#open(token)
    else this.#close(token.name)
  }

  finish(): ArticleSection[] {
    this.#endSection()
    return this.#sections
  }

  #skip(token: HtmlToken, hidden: { name: string; depth: number }): void {
    if (token.kind === 'text' || token.name !== hidden.name) return
    if (token.kind === 'close') hidden.depth--
    else if (!token.isEmpty) hidden.depth++
    if (hidden.depth === 0) this.#hidden = undefined
  }

  #text(text: string): void {
    if (this.#heading !== undefined) this.#heading.push(text)
    else if (this.#preDepth > 0) this.#code.push(text)
    else {
      this.#content.push(text)
      const current = this.#sections.at(-1)
      if (this.#linkDepth > 0 && current !== undefined) this.#linkText(text, current)
      if (this.#codeDepth > 0) this.#code.push(text)
    }
  }

  #linkText(text: string, current: ArticleSection): void {
    current.linkedLength += text.length
    const link = current.links.at(-1)
    if (link !== undefined) link.text += text
  }

  #open({ name, attributes, isEmpty }: Extract<HtmlToken, { kind: 'open' }>): void {
    if (isHidden(name, attributes)) {
      if (!isEmpty) this.#hidden = { name, depth: 1 }
      return
    }
    if (/^h[1-6]$/.test(name)) {
      this.#startSection(Number(name[1]), readAttribute(attributes, 'id'))
      return
    }
    if (name === 'pre') this.#preDepth++
    if (name === 'code') this.#codeDepth++
    const current = this.#sections.at(-1)
    if (name === 'a') {
      this.#linkDepth++
      current?.links.push({ url: readAttribute(attributes, 'href') ?? '', text: '' })
    }
    this.#separate(name)
    const id = readAttribute(attributes, 'id')
    if (id === undefined) return
    if (name === 'article' && /\brelease\b/.test(attributes)) {
      this.#release = { id, area: readAttribute(attributes, 'data-area') }
    } else if (/\bfaq-answer\b/.test(attributes) && current !== undefined) {
      current.id = id
      current.kind = 'faq'
    }
  }

  #close(name: string): void {
    if (/^h[1-6]$/.test(name)) {
      this.#endHeading()
      return
    }
    if (name === 'article') this.#release = undefined
    if (name === 'pre') this.#preDepth--
    if (name === 'code') this.#codeDepth--
    if (name === 'a') this.#linkDepth--
    if (name === 'pre' || name === 'code') this.#code.push('\n')
    this.#separate(name)
  }

  /** Separates the words of adjacent blocks and cells. */
  #separate(name: string): void {
    if (this.#preDepth > 0) return
    if (cellElement.test(name)) this.#content.push(' ')
    else if (blockElements.test(name)) this.#content.push('\n')
  }

  #startSection(depth: number, id: string | undefined): void {
    this.#endSection()
    const section = createSection(depth, id)
    if (this.#release !== undefined) Object.assign(section, { kind: 'release', ...this.#release })
    this.#sections.push(section)
    this.#heading = []
  }

  #endHeading(): void {
    const current = this.#sections.at(-1)
    if (current !== undefined && this.#heading !== undefined)
      current.heading = normalizeWhitespace(this.#heading.join(''))
    this.#heading = undefined
  }

  #endSection(): void {
    const current = this.#sections.at(-1)
    if (current === undefined) return
    current.content = normalizeWhitespace(this.#content.join(''))
    current.code = this.#code
      .join('')
      .replace(/[ \t]+\n/g, '\n')
      .replace(/\n{2,}/g, '\n')
      .trim()
    this.#content = []
    this.#code = []
  }
}

const createSection = (depth: number, id: string | undefined): ArticleSection => ({
  depth,
  id,
  heading: '',
  kind: undefined,
  area: undefined,
  content: '',
  code: '',
  linkedLength: 0,
  links: [],
})

/**
 * Whether an element's text isn't content, such as the text of controls. A glossary term is a button within a sentence and
 * is kept.
 */
function isHidden(name: string, attributes: string): boolean {
  if (skippedElements.has(name)) return true
  if (name === 'button') return !/\bterm\b/.test(attributes)
  if (attributes === '') return false
  // A quick check first: nearly no element has one of these words, and most elements of an article are tokens of its
  // code.
  if (hiddenClasses.test(attributes) && hiddenClasses.test(readAttribute(attributes, 'class') ?? ''))
    return true
  return attributes.includes('aria-hidden') && /\saria-hidden="true"/.test(attributes)
}

function normalizeWhitespace(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n[ \n]*/g, '\n')
    .trim()
}
