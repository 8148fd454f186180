import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser'
import { parse as parseHtml, serialize } from 'parse5'

/** Text of a page that readers see, taken apart for a comparison. Each entry is one line. */
export interface ArticleContent {
  /** Level, text, and ID. */
  headings: string[]
  /** Target, resolved, and text. */
  links: string[]
  /** Language and code. */
  code: string[]
  /** Text alternatives of images. */
  images: string[]
  /** Texts of paragraphs, cells, list items, and other blocks. */
  text: string[]
}

/** Marks of an engine: where its articles are, and what it prints around the content of writers. */
export interface EngineMarkup {
  /** Selectors of everything that a page has between its borders. The first that matches counts. */
  articles: readonly string[]
  /** Selectors of what the engine adds. */
  additions: readonly string[]
}

export const docusaurusMarkup: EngineMarkup = {
  articles: ['.theme-doc-markdown', 'article:has(#__blog-post-container)', '[class*=mdxPageWrapper] article'],
  additions: [
    ...['.hash-link', 'button', 'svg', 'style', 'script', 'footer[class]', 'header div'],
    ...['[class*=codeBlockTitle]', '[class*=admonitionIcon]'],
  ],
}

export const docentMarkup: EngineMarkup = {
  articles: ['main h1[tabindex], main .article'],
  additions: [
    '.heading-anchor',
    'button:not([role=tab])',
    'svg',
    'style',
    'script',
    '.code-title',
    '.toc-disclosure',
    'template',
  ],
}

const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DETAILS DIV DL DT FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P SECTION SUMMARY TABLE TBODY TD TH THEAD TR UL BUTTON'.split(
    ' ',
  ),
)

/** Reads the content of a page. Undefined if it has no article. */
export function readArticle(html: string, address: string, markup: EngineMarkup): ArticleContent | undefined {
  const document = parse(closeTags(html), {
    blockTextElements: { script: true, style: true },
    comment: false,
  })
  const articles = markup.articles
    .map((selector) => document.querySelectorAll(selector))
    .find((elements) => elements.length > 0)
  if (articles === undefined) return undefined
  const find = (selector: string): HTMLElement[] =>
    articles.flatMap((article) => [
      ...(article.matches(selector) ? [article] : []),
      ...article.querySelectorAll(selector),
    ])
  for (const selector of markup.additions) for (const element of find(selector)) element.remove()
  const base = readCanonicalPath(document) ?? address
  const code = find('pre').map(readCode)
  for (const element of find('pre')) element.remove()
  return {
    headings: find('h1,h2,h3,h4,h5,h6').map(readHeading),
    links: find('a[href]:not(.zoomable)').map((link) => readLink(link, base)),
    code,
    images: find('img').map((image) => clean(image.getAttribute('alt') ?? '')),
    text: articles.flatMap(listBlocks),
  }
}

/** Writes the tags that HTML allows to leave out, as Docusaurus does, so that a simple parser sees the tree of a browser. */
const closeTags = (html: string): string => serialize(parseHtml(html))

/** Relative links start at the address that the page has for readers, which may not end with a slash. */
function readCanonicalPath(document: HTMLElement): string | undefined {
  const href = document.querySelector('link[rel=canonical]')?.getAttribute('href')
  return href !== undefined && URL.canParse(href) ? new URL(href).pathname : undefined
}

const clean = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim()

function readHeading(heading: HTMLElement): string {
  const id = heading.tagName === 'H1' ? '' : ` #${heading.getAttribute('id') ?? ''}`
  return `${heading.tagName.toLowerCase()} ${clean(heading.text)}${id}`
}

function readLink(link: HTMLElement, address: string): string {
  const href = link.getAttribute('href') ?? ''
  const base = `https://site.example${address}`
  if (!URL.canParse(href, base)) return `${href} ${clean(link.text)}`
  const { origin, pathname, search, hash } = new URL(href, base)
  const path = pathname.replace(/(?:\/index)?\.html$|\/$/, '')
  const target = `${path}${search}${decode(hash)}`
  return `${origin === 'https://site.example' ? decode(target).toLowerCase() : `${origin}${target}`} ${clean(link.text)}`
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function readCode(pre: HTMLElement): string {
  const lines = pre.querySelectorAll('.token-line')
  const text = lines.length === 0 ? pre.text : lines.map((line) => line.text.replace(/\n$/, '')).join('\n')
  const language =
    pre.closest('[data-language]')?.getAttribute('data-language') ??
    pre
      .closest('[class*=language-]')
      ?.getAttribute('class')
      ?.match(/language-([\w+#-]+)/)?.[1]
  return `${language ?? 'text'}\n${text.replace(/[ \t]+$/gm, '').trim()}`
}

const isLabel = (node: Node | undefined): boolean =>
  node !== undefined && /^(?:A|B|SMALL|SPAN|STRONG)$/.test((node as HTMLElement).tagName ?? '')

/** Lists the texts between the borders of block elements, in lower case, because style sheets change the case of labels. */
function listBlocks(root: HTMLElement): string[] {
  const texts: string[] = ['']
  const visit = (node: Node): void => {
    if (node.nodeType === NodeType.TEXT_NODE) texts.push(`${texts.pop() ?? ''}${node.text}`)
    else if (node.nodeType === NodeType.ELEMENT_NODE) {
      const { tagName } = node as HTMLElement
      const isBlock = blocks.has(tagName)
      // Styles show these apart, and the import writes a space.
      if (isLabel(node) && isLabel(node.parentNode?.childNodes[node.parentNode.childNodes.indexOf(node) - 1]))
        texts.push(`${texts.pop() ?? ''} `)
      if (isBlock || tagName === 'BR') texts.push('')
      node.childNodes.forEach(visit)
      if (isBlock) texts.push('')
    }
  }
  visit(root)
  return texts
    .map((text) =>
      clean(text)
        .replace(/ (?=[,.;:!?)])/g, '')
        .toLowerCase(),
    )
    .filter((text) => text !== '')
}
