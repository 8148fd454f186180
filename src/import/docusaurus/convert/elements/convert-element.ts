import { formatCodeFence } from '../../../../shared/text/escape-markdown.ts'
import { commonComponents } from '../code/convert-statements.ts'
import { evaluateExpression } from '../code/evaluate-expression.ts'
import type { LostComponent } from '../code/render-static-component.ts'
import { escapeMdx } from '../format-notice.ts'
import { convertImagePath, convertLink, isExternal } from '../links/convert-link.ts'
import { dropDarkImage } from '../links/drop-dark-image.ts'
import type { MdxNode } from '../mdx-tree.ts'
import type { PageConversion } from '../page-conversion.ts'
import { convertAttributes } from './convert-attributes.ts'
import { convertCodeBlock } from './convert-code-block.ts'
import { convertDocusaurusComponent } from './convert-docusaurus-component.ts'
import { convertHead } from './convert-head.ts'
import { convertMedia } from './convert-media.ts'
import { convertPartialUse } from './convert-partial-use.ts'
import { convertStaticComponent } from './convert-static-component.ts'
import { isMedia } from './format-media.ts'
import {
  isAlone,
  type PageElement,
  readTextAttribute,
  replaceElement,
  unwrapElement,
} from './page-element.ts'
import { findAttribute, scanTag } from './scan-tag.ts'

const documentComponents = new Set(['Head', 'details', 'head'])
/** Elements that break the page or that its policy blocks, and whose content isn't text for readers. */
const blockedElements = new Set(
  'script style object embed applet portal link meta base template noscript form'.split(' '),
)

/** Converts an element. Returns whether the nodes in it are still there. */
export function convertElement(node: MdxNode, parent: MdxNode, conversion: PageConversion): boolean {
  const use = { node, parent, tag: scanTag(conversion.edits.text, node.start, conversion.context.isMdx1) }
  const name = node.name ?? ''
  if (name === '') return true
  if (/^[a-z][^.:]*$/.test(name)) return convertHtmlElement(use, conversion)
  const binding = conversion.bindings.get(name)
  if (binding?.kind === 'component' || (binding === undefined && commonComponents.has(name))) {
    const component = binding?.kind === 'component' ? binding.name : name
    if (component === 'CodeBlock' && convertCodeBlock(use, conversion)) return false
    return convertAttributes(use, conversion, component)
  }
  if (binding?.kind === 'partial') return convertPartialUse(use, binding.partial, conversion)
  if (binding?.kind === 'image') return replaceImage(use, binding.path, conversion)
  if (documentComponents.has(name)) return convertHead(use, conversion)
  const component = binding?.kind === 'docusaurus' ? binding.name : name
  const result =
    convertDocusaurusComponent(component, use, conversion) ?? convertStaticComponent(use, conversion)
  return typeof result === 'boolean' ? result : convertUnknown(use, conversion, result)
}

function convertHtmlElement(use: PageElement, conversion: PageConversion): boolean {
  const { node, parent, tag } = use
  const name = (node.name ?? '').toLowerCase()
  const address = name === 'img' ? (findAttribute(tag, 'src')?.text ?? '') : ''
  if (dropDarkImage({ node, parent, address }, conversion)) return false
  if (name === 'head') return convertHead(use, conversion)
  if (isMedia(name)) return convertMedia(use, conversion)
  if (!blockedElements.has(name)) return convertAttributes(use, conversion, name)
  replaceElement(use, `the element \`<${name}>\`, which the policy of the site blocks.`, conversion)
  conversion.report('component', `The element \`<${name}>\` can't be part of a page.`, node.start)
  return false
}

function replaceImage({ node, tag }: PageElement, path: string, { edits }: PageConversion): boolean {
  const alt = findAttribute(tag, 'alt', 'title', 'aria-label')?.text ?? ''
  edits.replace(node, `<img src="${path}" alt="${alt}" />`)
  return false
}

/** A component of the site itself: its content stays, and a notice names the component. */
function convertUnknown(use: PageElement, conversion: PageConversion, { reason }: LostComponent): boolean {
  const { node } = use
  const { edits } = conversion
  const name = node.name ?? ''
  const hasContent = node.children.some(
    ({ type, value }) => !(type === 'text' && value.trim() === '') && type !== 'mdxFlowExpression',
  )
  conversion.report(
    'component',
    `The component \`<${name}>\` isn't carried over${hasContent ? ', only its content' : ''}: it ${reason}.`,
    node.start,
  )
  if (!hasContent) {
    const texts = formatTexts(use)
    const text = `the component \`<${name}>\`${texts === '' ? '' : ` ("${texts}")`}, which isn't carried over.`
    replaceElement(use, text, conversion)
    edits.insert(
      node.end,
      formatAddress(use, conversion) + formatPartials(use, conversion) + formatCodeValues(use, conversion),
    )
    return false
  }
  const notice = conversion.noticed.has(name)
    ? ''
    : `The component \`<${name}>\` around this content isn't carried over.`
  unwrapElement(use, conversion, { notice, texts: formatTexts(use) })
  conversion.noticed.add(name)
  return true
}

/** Formats a link to the place that a component shows, such as the video of a player. */
function formatAddress({ node, tag }: PageElement, conversion: PageConversion): string {
  const { edits, page, context } = conversion
  const address = readTextAttribute(tag, ['url', 'src', 'href', 'to'], conversion)
  if (address === undefined || !/^(?:https?:\/\/|\.{0,2}\/|@site\/)./.test(address)) return ''
  const isFile = /\.\w+$/.test(address) && !isExternal(address)
  const target = isFile ? convertImagePath(address, page, context) : convertLink(address, page, context)
  const isVideo = /\.(?:mp4|webm|mov|m4v)$|\/\/(?:\w+\.)?(?:youtube|you\w\w\.be|vimeo)\b/i.test(address)
  const text = formatTexts({ tag }) || (isVideo ? 'Watch the video' : 'Open the linked page')
  const link = `<a href="${target.replaceAll('"', '%22')}">${escapeMdx(text)}</a>`
  return isAlone(node, edits.text) ? `\n\n${link}` : ` ${link}`
}

/** Markdown files that a component gets in its attributes stay on the page, with their names. */
function formatPartials({ node, tag }: PageElement, { bindings, edits, context }: PageConversion): string {
  const code = tag.attributes.map((attribute) => attribute.code ?? '').join('\n')
  const indent = edits.text.slice(edits.text.lastIndexOf('\n', node.start - 1) + 1, node.start)
  if (indent.trim() !== '') return ''
  return [...bindings]
    .flatMap(([name, binding]) => {
      if (binding.kind !== 'partial' || !new RegExp(`(?<![\\w$.'"/-])${name}(?![\\w$'"/-])`).test(code))
        return []
      binding.partial.isUsed = true
      context.partials.use(binding.partial.target)
      return [`\n\n${indent}**${name}**\n\n${indent}<${binding.partial.alias} />`]
    })
    .join('')
}

const titleAttributes = new Set(
  'title label heading header summary caption question name description'.split(' '),
)

const hiddenAttributes = new Set(['className', 'class', 'style', 'id', 'metastring'])

/** Texts in the attributes of a component are content, too: titles, and all that have several words. */
function formatTexts({ tag }: Pick<PageElement, 'tag'>): string {
  const texts = tag.attributes.flatMap(({ name = '', text }) => {
    const isContent =
      titleAttributes.has(name) || (!hiddenAttributes.has(name) && /\p{L}\s+\p{L}/u.test(text ?? ''))
    return isContent && text !== undefined && !text.includes('\n') ? [text.trim()] : []
  })
  return texts.filter((text) => text !== '').join(': ')
}

/** Formats the attributes of a lost component that have several lines, such as the query of an editor, as code with their names. */
function formatCodeValues({ node, tag }: PageElement, conversion: PageConversion): string {
  const { text } = conversion.edits
  const indent = text.slice(text.lastIndexOf('\n', node.start - 1) + 1, node.start)
  if (indent.trim() !== '') return ''
  const language = readTextAttribute(tag, ['language', 'lang'], conversion)
  return tag.attributes
    .flatMap(({ name = '', text: plain, code }) => {
      const value = plain ?? (code === undefined ? undefined : evaluateExpression(code, conversion))
      if (typeof value !== 'string' || !value.trim().includes('\n')) return []
      const fence = formatCodeFence({ code: removeIndent(value), language: language ?? guessLanguage(value) })
      return [
        `\n\n${fence.replace('\n', ` title=${JSON.stringify(name)}\n`)}`.replaceAll('\n', `\n${indent}`),
      ]
    })
    .join('')
}

function guessLanguage(code: string): string {
  try {
    JSON.parse(code)
    return 'json'
  } catch {
    if (/^\s*(?:(?:query|mutation|subscription|fragment)\b|\{\s*\w+\s*[({])/.test(code)) return 'graphql'
    return /^\s*[[{][\s\S]*"\s*:/.test(code) ? 'json' : 'text'
  }
}

/** Removes what all lines start with, and empty lines around them. */
function removeIndent(code: string): string {
  const lines = code.replace(/^(?:[ \t]*\n)+|\s+$/g, '').split('\n')
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n')
}
