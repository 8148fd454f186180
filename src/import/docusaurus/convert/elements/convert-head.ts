import { listNodes, type MdxNode, readPlainText } from '../mdx-tree.ts'
import type { PageConversion } from '../page-conversion.ts'
import type { PageElement } from './page-element.ts'
import { findAttribute, scanTag } from './scan-tag.ts'

/** Converts `<head>`: title and description go to the front matter. The build creates all other tags itself. */
export function convertHead({ node }: PageElement, conversion: PageConversion): boolean {
  const { edits, page, frontMatter } = conversion
  for (const child of listNodes(node).slice(1)) {
    if (child.name !== 'title') convertHeadTag(child, conversion)
    else if (page.frontMatter.title_meta === undefined) frontMatter.title_meta = readPlainText(child).trim()
  }
  edits.replace(node, '')
  return false
}

function convertHeadTag(tag: MdxNode, conversion: PageConversion): void {
  const { edits, page, frontMatter } = conversion
  if (tag.name === undefined || !['meta', 'link', 'script'].includes(tag.name)) return
  const opening = scanTag(edits.text, tag.start)
  const read = (name: string): string | undefined => findAttribute(opening, name)?.text
  const description = read('name') === 'description' ? read('content') : undefined
  if (description !== undefined && page.frontMatter.description === undefined)
    frontMatter.description = description
  else if (!/^(?:og|twitter):/.test(read('property') ?? read('name') ?? ''))
    conversion.report('component', `\`<${tag.name}>\` in \`<head>\` isn't carried over.`, tag.start)
}
