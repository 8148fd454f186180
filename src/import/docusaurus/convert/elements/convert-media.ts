import { convertImagePath, isExternal } from '../links/convert-link.ts'
import { listNodes } from '../mdx-tree.ts'
import type { PageConversion } from '../page-conversion.ts'
import { convertAttributes } from './convert-attributes.ts'
import { mediaLinkTexts } from './format-media.ts'
import { isAlone, type PageElement, readTextAttribute } from './page-element.ts'
import { findAttribute, scanTag } from './scan-tag.ts'

/** Converts a frame, a video, or a recording. If no policy can allow its address, readers get a link instead. */
export function convertMedia(use: PageElement, conversion: PageConversion): boolean {
  const { node, tag } = use
  const { edits, page, context } = conversion
  const name = (node.name ?? '').toLowerCase()
  const sources = [
    tag,
    ...listNodes(node)
      .filter((child) => child.name === 'source')
      .map((child) => scanTag(edits.text, child.start)),
  ]
  const address = sources
    .map((source) => readTextAttribute(source, ['src'], conversion))
    .find((text) => text !== undefined)
  const target =
    address === undefined || isExternal(address) ? address : convertImagePath(address, page, context)
  if (target !== undefined && context.origins.add(name === 'iframe' ? 'frames' : 'media', target))
    return convertAttributes(use, conversion, name)
  linkToMedia(use, target, conversion)
  return false
}

function linkToMedia(
  { node, tag }: PageElement,
  target: string | undefined,
  conversion: PageConversion,
): void {
  const { edits } = conversion
  const name = (node.name ?? '').toLowerCase()
  const title = findAttribute(tag, 'title')?.text
  const text = (title ?? mediaLinkTexts[name] ?? 'Open').replace(/[<{]/g, '')
  const hasAddress = target !== undefined && !target.startsWith('data:')
  const address = hasAddress ? ` to \`${target}\`` : ' without an address'
  conversion.report('media', `\`<${name}>\` became a link${address}.`, node.start)
  const link = hasAddress ? `<a href="${target.replaceAll('"', '%22')}">${text}</a>` : `*(${text})*`
  const isBlock = isAlone(node, edits.text) && node.type === 'mdxJsxFlowElement'
  edits.replace(node, isBlock ? `\n${link}\n` : link)
}
