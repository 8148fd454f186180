import { isEventHandler } from '../../../../shared/text/escape-html.ts'
import type { ReactUse } from '../../read/site-modules.ts'
import { evaluateExpression, type PlainValue } from '../code/evaluate-expression.ts'
import { convertImagePath, convertLink, isExternal } from '../links/convert-link.ts'
import type { PageConversion } from '../page-conversion.ts'
import type { PageElement } from './page-element.ts'
import { findAttribute, type TagAttribute } from './scan-tag.ts'

const attributesByComponent: Record<string, ReadonlySet<string>> = {
  Tabs: new Set(['groupId', 'defaultValue', 'values', 'className', 'queryString', 'lazy']),
  TabItem: new Set(['value', 'label', 'default', 'className', 'attributes']),
  Details: new Set(['summary', 'open', 'className']),
  Admonition: new Set(['type', 'title', 'icon']),
  CodeBlock: new Set(['language', 'title', 'showLineNumbers', 'children']),
}
const ignoredAttributes = new Set(['key', 'ref'])

/** Converts the attributes of an element. Returns whether the nodes in it are still there. */
export function convertAttributes(
  { node, tag, parent }: PageElement,
  conversion: PageConversion,
  element: string,
): boolean {
  const { edits } = conversion
  const source = findAttribute(tag, 'src')
  const address = source === undefined ? undefined : readValue(source, conversion)
  if (
    element === 'img' &&
    typeof address === 'string' &&
    isExternal(address) &&
    !address.startsWith('data:') &&
    !conversion.context.origins.add('images', address)
  ) {
    const alt = findAttribute(tag, 'alt')?.text?.trim() || 'Image'
    conversion.report(
      'media',
      `The image \`${address}\` can't be allowed by a policy. It became a link.`,
      node.start,
    )
    const isLinked = parent.type === 'link' || parent.name === 'a'
    edits.replace(node, isLinked ? alt : `<a href="${address}">${alt.replace(/[<{]/g, '')}</a>`)
    return false
  }
  for (const attribute of tag.attributes) {
    const { name, text, start, end } = attribute
    // For Docusaurus, a text is as good as `true`.
    if (element === 'TabItem' && name === 'default' && text !== undefined) edits.replace({ start, end }, name)
    else convertAttribute(attribute, element, conversion)
  }
  if (element === 'TabItem' && findAttribute(tag, 'value') === undefined) {
    const label = findAttribute(tag, 'label')?.text?.replaceAll('"', '') ?? 'tab'
    edits.insert(node.start + 1 + (node.name?.length ?? 0), ` value="${label}"`)
  }
  return true
}

function convertAttribute(attribute: TagAttribute, element: string, conversion: PageConversion): void {
  const { edits } = conversion
  const { name, start, end, code } = attribute
  if (name === 'style') {
    convertStyle(attribute, element, conversion)
    return
  }
  const loss = describeLoss(attribute, element)
  const use = element in attributesByComponent ? 'page' : 'static'
  const value = name === undefined || loss !== undefined ? undefined : readValue(attribute, conversion, use)
  const isLost = value === undefined && code !== undefined && !conversion.isSupportedExpression(code)
  if (loss !== undefined || isLost) {
    edits.replace({ start: edits.text[start - 1] === ' ' ? start - 1 : start, end }, '')
    const text = loss ?? `The value of \`${name}\` of \`<${element}>\` is code, which isn't carried over.`
    if (text !== '') conversion.report('component', text, start)
  } else if (value !== undefined && name !== undefined) {
    const converted = convertValue({ name, element, value }, conversion)
    const isCode = code !== undefined && !conversion.isSupportedExpression(code)
    if (converted !== value || isCode) edits.replace({ start, end }, `${name}=${formatValue(converted)}`)
  }
}

/** Describes why an attribute is left out, whatever its value. An empty text isn't worth a line in the report. */
function describeLoss({ name, code }: TagAttribute, element: string): string | undefined {
  if (name === undefined) return `\`{${code?.trim()}}\` of \`<${element}>\` isn't carried over.`
  if (isEventHandler(name)) return `\`${name}\` of \`<${element}>\` is code, which isn't carried over.`
  if (ignoredAttributes.has(name)) return ''
  const allowed = attributesByComponent[element]
  return allowed === undefined || allowed.has(name)
    ? undefined
    : `\`${name}\` of \`<${element}>\` isn't carried over.`
}

/** Reads a value that is written out, or that can be computed. */
function readValue(
  { text, code }: TagAttribute,
  conversion: PageConversion,
  use: ReactUse = 'static',
): PlainValue | undefined {
  if (text !== undefined) return text
  if (code === undefined) return undefined
  const isLiteral = conversion.isSupportedExpression(code) && !/^\s*['"`]/.test(code)
  return isLiteral ? undefined : evaluateExpression(code, conversion, use)
}

function convertValue(
  { name, element, value }: { name: string; element: string; value: PlainValue },
  { page, context }: PageConversion,
): PlainValue {
  if (typeof value !== 'string') return value
  if (name === 'href') return convertLink(value, page, context)
  const isFile = name === 'src' && ['img', 'source', 'video', 'audio', 'track'].includes(element)
  return isFile ? convertImagePath(value, page, context) : value
}

const formatValue = (value: PlainValue): string =>
  typeof value === 'string' && !/["\n\\&]/.test(value) ? `"${value}"` : `{${JSON.stringify(value)}}`

/** Widths and heights stay. The policy of the site blocks all other styles in attributes. */
function convertStyle(
  { start, end, text, code }: TagAttribute,
  element: string,
  conversion: PageConversion,
): void {
  const { edits } = conversion
  const style = text ?? code ?? ''
  const sizes = element === 'img' ? ['width', 'height'].flatMap((name) => readSize(name, style)) : []
  const first = sizes.length === 0 && edits.text[start - 1] === ' ' ? start - 1 : start
  edits.replace({ start: first, end }, sizes.join(' '))
  conversion.report('component', `\`style\` of \`<${element}>\` isn't carried over.`, start)
}

function readSize(name: string, style: string): string[] {
  const size = style.match(
    new RegExp(`(?<![\\w-])${name}['"]?\\s*:\\s*['"]?(\\d+)(?:px)?['"]?\\s*(?:[,;}]|$)`),
  )?.[1]
  return size === undefined ? [] : [`${name}="${size}"`]
}
