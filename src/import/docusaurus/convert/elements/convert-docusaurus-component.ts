import { evaluateExpression } from '../code/evaluate-expression.ts'
import { convertImagePath, convertLink, isExternal } from '../links/convert-link.ts'
import type { PageConversion } from '../page-conversion.ts'
import { convertHead } from './convert-head.ts'
import { convertTableOfContents } from './convert-table-of-contents.ts'
import { formatCards } from './format-cards.ts'
import { type PageElement, readTextAttribute, unwrapElement } from './page-element.ts'
import { findAttribute } from './scan-tag.ts'

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
      unwrapElement(use, conversion)
      return true
    case 'DocCardList':
      return convertCardList(use, conversion)
    case 'TOCInline':
      return convertTableOfContents(use, conversion)
    case 'ThemedImage':
      return convertThemedImage(use, conversion)
    case 'IdealImage':
      return replaceWithImage(use, readTextAttribute(use.tag, ['img', 'src'], conversion), conversion)
    default:
      return undefined
  }
}

function convertLinkComponent({ node, tag }: PageElement, conversion: PageConversion): boolean {
  const { edits, page, context } = conversion
  const href = readTextAttribute(tag, ['to', 'href'], conversion)
  const id = readTextAttribute(tag, ['id'], conversion)
  const target = [
    id === undefined ? '' : ` id="${id}"`,
    href === undefined ? '' : ` href="${convertLink(href, page, context).replaceAll('"', '%22')}"`,
  ].join('')
  // Without an address, it's the target of links to its ID.
  if (href === undefined && (id === undefined || findAttribute(tag, 'to', 'href') !== undefined))
    conversion.report('component', "The address of a `<Link>` can't be computed.", node.start)
  edits.replace(tag, tag.isSelfClosing ? `<a${target}>${href ?? ''}</a>` : `<a${target}>`)
  const closing = edits.text.lastIndexOf('</', node.end)
  if (!tag.isSelfClosing && closing > node.start) edits.replace({ start: closing, end: node.end }, '</a>')
  return true
}

/** The cards of a category become our cards, fixed at the time of the import. */
function convertCardList({ node }: PageElement, conversion: PageConversion): boolean {
  const pages = conversion.context.listCategoryPages(conversion.page)
  conversion.report('component', '`<DocCardList>` became cards that list the pages of today.', node.start)
  conversion.edits.replace(node, formatCards(pages))
  return false
}

function convertThemedImage(use: PageElement, conversion: PageConversion): boolean {
  const { node, tag } = use
  const code = findAttribute(tag, 'sources')?.code
  const sources = code === undefined ? undefined : evaluateExpression(replaceBaseUrls(code), conversion)
  const light =
    typeof sources === 'object' && sources !== null && 'light' in sources ? sources.light : undefined
  conversion.report('component', '`<ThemedImage>` became the image of the light mode.', node.start)
  return replaceWithImage(use, typeof light === 'string' ? light : undefined, conversion)
}

function replaceWithImage(
  { node, tag }: PageElement,
  source: string | undefined,
  conversion: PageConversion,
): boolean {
  const { page, context } = conversion
  const alt = readTextAttribute(tag, ['alt'], conversion) ?? ''
  const isAllowed = source !== undefined && (!isExternal(source) || context.origins.add('images', source))
  conversion.edits.replace(
    node,
    !isAllowed
      ? `*(${alt || 'Image'})*`
      : `<img src="${convertImagePath(source, page, context)}" alt="${alt.replaceAll('"', '&quot;')}" />`,
  )
  return false
}

const replaceBaseUrls = (code: string): string => code.replace(/useBaseUrl\(([^()]*)\)/g, '($1)')
