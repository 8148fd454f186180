import type { MdxNode } from '../mdx-tree.ts'
import type { PageConversion } from '../page-conversion.ts'

/**
 * Removes an image for the dark mode (`a.png#gh-dark-mode-only`) from a page that has one for the light mode, as the
 * style sheets of both sites would show both. Returns whether it did.
 */
export function dropDarkImage(
  { node, parent, address }: { node: MdxNode; parent: MdxNode; address: string },
  conversion: PageConversion,
): boolean {
  const { edits } = conversion
  const isLink = parent.type === 'link' || parent.name === 'a'
  if (isLink || !address.endsWith('#gh-dark-mode-only') || !edits.text.includes('#gh-light-mode-only'))
    return false
  conversion.report('component', `The image \`${address}\` of the dark mode isn't carried over.`, node.start)
  edits.replace(node, '')
  return true
}
