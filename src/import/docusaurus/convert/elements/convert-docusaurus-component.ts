import { evaluateExpression } from '../code/evaluate-expression.ts'
import { convertLink } from '../links/convert-link.ts'
import type { MdxNode } from '../mdx-tree.ts'
import type { PageConversion } from '../page-conversion.ts'
import { convertHead } from './convert-head.ts'
import { formatCards } from './format-cards.ts'
import { type PageElement, unwrapElement } from './page-element.ts'
import type { TagAttribute } from './scan-tag.ts'

/** Converts a component of Docusaurus. Undefined for a component of the site. Otherwise whether its nodes are still there. */
export function convertDocusaurusComponent(
  name: string,
  use: PageElement,
  conversion: PageConversion,
): boolean | undefined {
  switch (name) {
    case 'Link':
      return convertLinkComponent(use, conversion)
    case 'Head':
      return convertHead(use, conversion)
    case 'Translate':
    case 'BrowserOnly':
      return name === 'Translate' ? unwrap(use, conversion) : undefined
    case 'DocCardList':
      return convertCardList(use, conversion)
    case 'TOCInline':
      return convertContents(use, conversion)
    case 'ThemedImage':
      return convertThemedImage(use, conversion)
    case 'IdealImage':
      return convertIdealImage(use, conversion)
    default:
      return undefined
  }
}

function unwrap(use: PageElement, conversion: PageConversion): boolean {
  unwrapElement(use, conversion)
  return true
}

function asText(
  attributes: readonly TagAttribute[],
  names: readonly string[],
  conversion: PageConversion,
): string | undefined {
  const attribute = attributes.find(({ name }) => name !== undefined && names.includes(name))
  if (attribute?.text !== undefined) return attribute.text
  const value = attribute?.code === undefined ? undefined : evaluateExpression(attribute.code, conversion)
  return typeof value === 'string' ? value : undefined
}

function convertLinkComponent({ node, tag }: PageElement, conversion: PageConversion): boolean {
  const { edits, page, context } = conversion
  const href = asText(tag.attributes, ['to', 'href'], conversion)
  const target =
    href === undefined ? '' : ` href="${convertLink(href, page, context).replaceAll('"', '%22')}"`
  if (href === undefined)
    conversion.report('component', "The address of a `<Link>` can't be computed.", node.start)
  edits.replace(node.start, tag.end, tag.isSelfClosing ? `<a${target}>${href ?? ''}</a>` : `<a${target}>`)
  const closing = edits.text.lastIndexOf('</', node.end)
  if (!tag.isSelfClosing && closing > node.start) edits.replace(closing, node.end, '</a>')
  return true
}

/** The cards of a category become our cards, fixed at the time of the import. */
function convertCardList({ node }: PageElement, conversion: PageConversion): boolean {
  const pages = conversion.context.listCategoryPages(conversion.page)
  conversion.report('component', '`<DocCardList>` became cards that list the pages of today.', node.start)
  conversion.edits.replace(node.start, node.end, formatCards(pages))
  return false
}

/** A table of contents in the text becomes a list of links. */
function convertContents({ node }: PageElement, conversion: PageConversion): boolean {
  conversion.report('component', '`<TOCInline>` became a list of the headings of today.', node.start)
  const links = conversion.headings.filter(({ depth }) => depth === 2 || depth === 3)
  const items = links.map(
    ({ depth, text, id }) => `${'  '.repeat(depth - 2)}- [${text.replace(/[[\]<{]/g, '\\$&')}](#${id})`,
  )
  conversion.edits.replace(node.start, node.end, `\n${items.join('\n')}\n`)
  return false
}

function convertThemedImage({ node, tag }: PageElement, conversion: PageConversion): boolean {
  const code = tag.attributes.find(({ name }) => name === 'sources')?.code
  const sources = code === undefined ? undefined : evaluateExpression(replaceBaseUrls(code), conversion)
  const light =
    typeof sources === 'object' && sources !== null && 'light' in sources ? sources.light : undefined
  conversion.report('component', '`<ThemedImage>` became the image of the light mode.', node.start)
  replaceWithImage(
    node,
    {
      source: typeof light === 'string' ? light : undefined,
      alt: asText(tag.attributes, ['alt'], conversion),
    },
    conversion,
  )
  return false
}

function convertIdealImage({ node, tag }: PageElement, conversion: PageConversion): boolean {
  replaceWithImage(
    node,
    {
      source: asText(tag.attributes, ['img', 'src'], conversion),
      alt: asText(tag.attributes, ['alt'], conversion),
    },
    conversion,
  )
  return false
}

function replaceWithImage(
  node: MdxNode,
  { source, alt = '' }: { source: string | undefined; alt: string | undefined },
  { edits }: PageConversion,
): void {
  edits.replace(
    node.start,
    node.end,
    source === undefined
      ? `*(${alt || 'Image'})*`
      : `<img src="${source}" alt="${alt.replaceAll('"', '&quot;')}" />`,
  )
}

const replaceBaseUrls = (code: string): string => code.replace(/useBaseUrl\(([^()]*)\)/g, '($1)')
