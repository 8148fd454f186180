import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { admonitionKinds, findAdmonitionKind } from '../../shared/content/admonition-kinds.ts'
import { type DocumentData, locateNode } from './document-data.ts'

/** `:::note[Title] … :::`, also with the title after a space, as in Docusaurus. */
export function admonitions(data: DocumentData): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'admonitions',
    options: { position: true },
    containerDirective(node, context) {
      const kind = findAdmonitionKind(node.name)
      if (kind === undefined) {
        data.problems.push({
          problem: `\`:::${node.name}\` isn't an admonition.`,
          at: locateNode(data, node),
          fix: `Use one of ${admonitionKinds.join(', ')}.`,
        })
        return
      }
      const label = node.children[0]
      const hasLabel = label?.type === 'paragraph' && label.data?.directiveLabel === true
      const titleData = { hProperties: { className: ['admonition-title'] } }
      if (hasLabel) {
        context.setProperty(label, 'data', titleData)
      } else {
        const value = readInlineTitle(context.source, node.position?.start.offset) ?? data.texts[kind]
        context.prependChild(node, {
          type: 'paragraph',
          data: titleData,
          children: [{ type: 'text', value }],
        })
      }
      context.setProperty(node, 'data', { hName: 'div', hProperties: { className: ['admonition', kind] } })
    },
    // A colon before a word (`10:30am`, `std::vector`) is text rather than a directive.
    textDirective(node, context) {
      context.replaceNode(node, { type: 'text', value: getNodeSource(context.source, node) })
    },
    leafDirective(node, context) {
      const value = getNodeSource(context.source, node)
      context.replaceNode(node, { type: 'paragraph', children: [{ type: 'text', value }] })
    },
  })
}

function readInlineTitle(source: string, offset: number | undefined): string | undefined {
  if (offset === undefined) return undefined
  const end = source.indexOf('\n', offset)
  const line = source.slice(offset, end === -1 ? undefined : end)
  return line.match(/^:{3,}\s*[\w-]+[ \t]+(\S.*?)\s*$/)?.[1]
}

interface NodeSpan {
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined
}

function getNodeSource(source: string, node: NodeSpan): string {
  return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
}
