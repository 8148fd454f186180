import { relative } from 'node:path'
import { Refusal } from '../../read/refusal.ts'
import { addPartial } from '../code/convert-statements.ts'
import { type LostComponent, renderStaticComponent } from '../code/render-static-component.ts'
import { convertImagePath, convertLink, isExternal } from '../links/convert-link.ts'
import type { PageConversion } from '../page-conversion.ts'
import type { ResolveAddress } from './html-element.ts'
import { describeElements, htmlToMdx, type StaticMarkup } from './html-to-mdx.ts'
import { isAlone, type PageElement } from './page-element.ts'

/**
 * Replaces a component of the site with the elements that it prints, if only clicks change them and a page can have them.
 * Returns whether the nodes in the element are still there, or why nothing was replaced.
 */
export function convertStaticComponent(
  use: PageElement,
  conversion: PageConversion,
): boolean | LostComponent {
  const { node, tag } = use
  const { edits } = conversion
  const hasContent = node.children.length > 0
  const rendered = renderStaticComponent({ name: node.name ?? '', tag, hasContent }, conversion)
  if ('reason' in rendered) return rendered
  const isBlock = isAlone(node, edits.text)
  let markup: StaticMarkup | undefined
  try {
    markup = htmlToMdx(rendered.html, { resolve: createResolver(conversion), isBlock })
  } catch (error) {
    if (error instanceof Refusal) return { reason: error.message }
    throw error
  }
  if (markup === undefined) return { reason: describeElements(rendered.html, isBlock) }
  if ((markup.before + markup.after).trim() === '') {
    if (!hasContent || /<(?:svg|canvas)\b/.test(rendered.html)) return { reason: 'prints only drawings' }
    conversion.report(
      'component',
      `The component \`<${node.name}>\` became its content: it only changes how that looks.`,
      node.start,
    )
    replaceTags(use, { before: '', after: '' }, conversion)
    return true
  }
  const indent = edits.text.slice(edits.text.lastIndexOf('\n', node.start - 1) + 1, node.start)
  const format = (text: string): string =>
    isBlock ? text.replaceAll('\n', `\n${indent}`) : text.replaceAll('\n', '')
  conversion.report(
    'component',
    rendered.hasState
      ? `The component \`<${node.name}>\` became the elements that it prints at first. It doesn't respond to clicks any more.`
      : `The component \`<${node.name}>\` became the elements that it prints.`,
    node.start,
  )
  if (!hasContent) {
    edits.replace(node, format(markup.hasBlocks ? markup.before.trim() : markup.before))
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
  edits.replace(tag, before)
  edits.replace({ start: closing, end: node.end }, after)
}

const readProps = (text: string): Record<string, unknown> =>
  JSON.parse(decodeURIComponent(text)) as Record<string, unknown>

/** Files that a component imports are addresses such as `file:///img/a.png`. */
export const createResolver = (conversion: PageConversion): ResolveAddress => {
  const resolveFile = (address: string): string => {
    const { page, context } = conversion
    const path = address.startsWith('file://')
      ? `@site/${relative(context.root, address.slice('file://'.length))}`
      : address
    return convertImagePath(path, page, context)
  }
  const resolveMedia = (list: 'frames' | 'media', address: string): string => {
    const target = isExternal(address) ? address : resolveFile(address)
    return conversion.context.origins.add(list, target) ? target : ''
  }
  return (name, address) => {
    if (name === 'partial') {
      const [file = '', props] = address.slice('file://'.length).split('#')
      return addPartial(file, conversion, props === undefined ? {} : readProps(props))
    }
    const { page, context } = conversion
    if (name === 'frames' || name === 'media') return resolveMedia(name, address)
    if (name === 'src' && /^(?:https?:)?\/\//.test(address)) context.origins.add('images', address)
    return name === 'href' && !address.startsWith('file://')
      ? convertLink(address, page, context)
      : resolveFile(address)
  }
}
