import type { MdxNode } from '../mdx-tree.ts'
import type { PageConversion } from '../page-conversion.ts'
import { convertImagePath, convertLink, isExternal } from './convert-link.ts'
import { dropDarkImage } from './drop-dark-image.ts'

/** Converts the address of a link, a definition, or an image. Returns whether the nodes in it are still there. */
export function convertMarkdownLink(node: MdxNode, parent: MdxNode, conversion: PageConversion): boolean {
  const { edits, page, context } = conversion
  if (node.type === 'image' && dropDarkImage({ node, parent, address: node.url }, conversion)) return false
  if (node.type === 'image' && isExternal(node.url)) {
    if (context.origins.add('images', node.url)) return true
    linkToImage(node, parent, conversion)
    return false
  }
  const converted =
    node.type === 'image' ? convertImagePath(node.url, page, context) : convertLink(node.url, page, context)
  if (converted === node.url) return true
  const range = findAddress(node, edits.text)
  if (range === undefined)
    conversion.report(
      'link',
      `The address \`${node.url}\` couldn't be changed to \`${converted}\`.`,
      node.start,
    )
  else edits.replace(range, converted)
  return true
}

/** A policy can't allow images without encryption, so readers get a link. */
function linkToImage(node: MdxNode, parent: MdxNode, conversion: PageConversion): void {
  const { edits } = conversion
  const [, alt = ''] = edits.text.slice(node.start, node.end).match(/^!\[([^\]]*)\]/) ?? []
  const text = alt.trim() || 'Image'
  const range = findAddress(node, edits.text)
  const address = range === undefined ? node.url : edits.text.slice(range.start, range.end)
  conversion.report(
    'media',
    `The image \`${node.url}\` can't be allowed by a policy. It became a link.`,
    node.start,
  )
  edits.replace(node, parent.type === 'link' || parent.name === 'a' ? text : `[${text}](${address})`)
}

/** Finds the address in the text of a link, an image, or a definition. */
function findAddress(node: MdxNode, text: string): { start: number; end: number } | undefined {
  const source = text.slice(node.start, node.end)
  if (node.type === 'link' && !source.startsWith('[')) return undefined
  const from = node.type === 'definition' ? source.indexOf(']:') + 2 : findLabelEnd(node, source)
  if (from < 2) return undefined
  const rest = source.slice(from)
  const space = rest.match(/^\s*/)?.[0].length ?? 0
  const address = rest.slice(space)
  const length = address.startsWith('<') ? address.indexOf('>') + 1 : measureAddress(address)
  const start = node.start + from + space
  return { start, end: start + length }
}

/** Returns the offset after `](`. */
function findLabelEnd(node: MdxNode, source: string): number {
  const last = node.children.at(-1)
  const after = last === undefined ? 0 : last.end - node.start
  return source.indexOf('](', Math.max(0, after - 1)) + 2
}

/** Returns the length of an address, in which brackets are balanced. */
function measureAddress(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    if (character === '\\') at += 1
    else if (/\s/.test(character)) return at
    else if (character === '(') depth += 1
    else if (character === ')') {
      if (depth === 0) return at
      depth -= 1
    }
  }
  return text.length
}
