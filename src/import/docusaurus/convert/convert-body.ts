import { convertCode } from './code/convert-code.ts'
import { convertTextExpression } from './code/convert-expression.ts'
import { convertStatements, writePartialImports } from './code/convert-statements.ts'
import { convertTabBlocks } from './code/convert-tab-blocks.ts'
import { convertElement } from './elements/convert-element.ts'
import { convertMarkdownLink } from './links/convert-markdown-link.ts'
import { listNodes, type MdxNode } from './mdx-tree.ts'
import type { PageConversion } from './page-conversion.ts'
import { convertAdmonition } from './prose/convert-admonition.ts'
import { convertAlert } from './prose/convert-alert.ts'
import { convertHeadings } from './prose/convert-headings.ts'
import { convertShortcodes } from './prose/convert-shortcodes.ts'

/** Converts the text of a page. The changes are added to the conversion. */
export function convertBody(tree: MdxNode, conversion: PageConversion): void {
  const nodes = listNodes(tree)
  convertStatements(
    nodes.filter(({ type }) => type === 'mdxjsEsm'),
    conversion,
  )
  convertHeadings(tree, conversion)
  convertNodes(tree.children, tree, conversion)
  writePartialImports(conversion)
}

function convertNodes(nodes: readonly MdxNode[], parent: MdxNode, conversion: PageConversion): void {
  for (const node of convertTabBlocks(nodes, conversion))
    if (convertNode(node, parent, conversion)) convertNodes(node.children, node, conversion)
}

/** Converts a node. Returns whether the nodes in it are still there. */
export function convertNode(node: MdxNode, parent: MdxNode, conversion: PageConversion): boolean {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return convertElement(node, parent, conversion)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      convertTextExpression(node, conversion)
      return false
    case 'blockquote':
      convertAlert(node, conversion)
      return true
    case 'text':
      convertShortcodes(node, conversion)
      return false
    case 'code':
      convertCode(node, conversion)
      return false
    case 'containerDirective':
      convertAdmonition(node, conversion)
      return true
    case 'link':
    case 'definition':
    case 'image':
      return convertMarkdownLink(node, parent, conversion)
    default:
      return true
  }
}
