import { relative } from 'node:path'
import { addPartial } from '../code/convert-statements.ts'
import { renderStaticComponent } from '../code/render-static-component.ts'
import { convertImagePath, convertLink } from '../links/convert-link.ts'
import type { PageConversion } from '../page-conversion.ts'
import { htmlToMdx, type StaticMarkup } from './html-to-mdx.ts'
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
  const markup = html === undefined ? undefined : htmlToMdx(html, createResolver(conversion))
  if (markup === undefined || (markup.before + markup.after).trim() === '') return undefined
  const indent = edits.text.slice(edits.text.lastIndexOf('\n', node.start - 1) + 1, node.start)
  const isBlock = isAlone(node, edits.text)
  const format = (text: string): string =>
    isBlock ? text.replaceAll('\n', `\n${indent}`) : text.replaceAll('\n', '')
  conversion.report(
    'component',
    `The component \`<${node.name}>\` became the elements that it prints.`,
    node.start,
  )
  if (!hasContent) {
    edits.replace(node.start, node.end, format(markup.before))
    return false
  }
  replaceTags(use, { before: format(markup.before), after: format(markup.after) }, conversion)
  return true
}

function replaceTags(
  { node, tag }: PageElement,
  { before, after }: StaticMarkup,
  { edits }: PageConversion,
): void {
  const closing = edits.text.lastIndexOf('</', node.end)
  edits.replace(node.start, tag.end, before)
  edits.replace(closing, node.end, after)
}

/** Files that a component imports are addresses such as `file:///img/a.png`. */
const createResolver =
  (conversion: PageConversion) =>
  (name: 'href' | 'src' | 'partial', address: string): string => {
    if (name === 'partial') return addPartial(address.slice('file://'.length), conversion)
    const { page, context } = conversion
    if (!address.startsWith('file://'))
      return name === 'href' ? convertLink(address, page, context) : convertImagePath(address, page, context)
    const path = relative(context.root, address.slice('file://'.length))
    return convertImagePath(`@site/${path}`, page, context)
  }
