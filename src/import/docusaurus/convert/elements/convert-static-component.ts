import { relative } from 'node:path'
import { addPartial } from '../code/convert-statements.ts'
import { renderStaticComponent } from '../code/render-static-component.ts'
import { convertImagePath, convertLink } from '../links/convert-link.ts'
import type { PageConversion } from '../page-conversion.ts'
import { htmlToMdx, type ResolveAddress, type StaticMarkup } from './html-to-mdx.ts'
import { isAlone, type PageElement } from './page-element.ts'

/**
 * Replaces a component of the site with the elements that it prints, if it's static: it has no state, and only elements that
 * a page can have. Undefined if it isn't. Otherwise whether the nodes in the element are still there.
 */
export function convertStaticComponent(use: PageElement, conversion: PageConversion): boolean | undefined {
  const { node, tag } = use
  const { edits } = conversion
  const hasContent = node.children.length > 0
  const html = renderStaticComponent({ name: node.name ?? '', tag, hasContent }, conversion)
  const isBlock = isAlone(node, edits.text)
  const resolve = createResolver(conversion)
  const markup = html === undefined ? undefined : htmlToMdx(html, { resolve, isBlock })
  if (markup === undefined || (markup.before + markup.after).trim() === '') return undefined
  const indent = edits.text.slice(edits.text.lastIndexOf('\n', node.start - 1) + 1, node.start)
  const format = (text: string): string =>
    isBlock ? text.replaceAll('\n', `\n${indent}`) : text.replaceAll('\n', '')
  conversion.report(
    'component',
    `The component \`<${node.name}>\` became the elements that it prints.`,
    node.start,
  )
  if (!hasContent) {
    edits.replace(node.start, node.end, format(markup.hasBlocks ? markup.before.trim() : markup.before))
    return false
  }
  replaceTags(use, { before: format(markup.before), after: format(markup.after) }, conversion)
  return true
}

function replaceTags(
  { node, tag }: PageElement,
  { before, after }: Pick<StaticMarkup, 'before' | 'after'>,
  { edits }: PageConversion,
): void {
  const closing = edits.text.lastIndexOf('</', node.end)
  edits.replace(node.start, tag.end, before)
  edits.replace(closing, node.end, after)
}

const readProps = (text: string): Record<string, unknown> =>
  JSON.parse(decodeURIComponent(text)) as Record<string, unknown>

/** Files that a component imports are addresses such as `file:///img/a.png`. */
export const createResolver =
  (conversion: PageConversion): ResolveAddress =>
  (name, address) => {
    if (name === 'partial') {
      const [file = '', props] = address.slice('file://'.length).split('#')
      return addPartial(file, conversion, props === undefined ? {} : readProps(props))
    }
    const { page, context } = conversion
    if (name === 'src' && /^(?:https?:)?\/\//.test(address)) context.origins.add('images', address)
    if (!address.startsWith('file://'))
      return name === 'href' ? convertLink(address, page, context) : convertImagePath(address, page, context)
    const path = relative(context.root, address.slice('file://'.length))
    return convertImagePath(`@site/${path}`, page, context)
  }
