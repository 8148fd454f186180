import GithubSlugger from 'github-slugger'
import {
  defineMdastPlugin,
  type MdastPluginDefinition,
  type MdastTarget,
  type MdastVisitorContext,
} from 'satteri'
import type { Heading } from '../../shared/site/page.ts'
import { type DocumentData, locateNode } from './document-data.ts'

/** Attributes at the end of a heading whose opening brace is escaped, but not the closing one. */
const escapedAttributes = /\\(\{[^{}]*)(?<!\\)\}\s*$/

/** Gives every heading an ID and a link to itself, and records it in document order. */
export function headings(data: DocumentData): MdastPluginDefinition {
  const slugger = new GithubSlugger()
  return defineMdastPlugin({
    name: 'headings',
    options: { position: true },
    heading(node, context) {
      const text = context.textContent(node).trim()
      // The shell prints the page's title. The first level-one heading in the text is that title.
      if (node.depth === 1 && data.title === undefined) {
        data.title = text
        context.removeNode(node)
        return
      }
      const depth = demote(node, context)
      const { hProperties: properties = {} }: { hProperties?: Record<string, unknown> } = node.data ?? {}
      if (Object.keys(properties).length > 0) checkBraces(data, node)
      const id = typeof properties.id === 'string' ? properties.id : slugger.slug(text)
      if (data.anchors.has(id)) {
        data.problems.push({
          problem: `The heading id \`${id}\` is used twice on this page.`,
          at: locateNode(data, node),
          fix: 'Give one of the headings another id: `## Heading {#other-id}`.',
        })
      }
      data.anchors.add(id)
      data.headings.push({ depth, id, text: readLabel(node, context) })
      const line = node.position?.start.line ?? 1
      data.headingLines.push(line)
      for (const [index, list] of data.contentLists.entries())
        if ((data.listLines[index] ?? 0) > line) list.headingsBefore++
      // The space separates the names of heading and link for screen readers.
      context.appendChild(node, [{ type: 'text', value: ' ' }, createAnchorNode(id, text)])
      context.setProperty(node, 'data', { hProperties: { ...properties, id } })
    },
  })
}

/** A file that the page shows may have a title, too. It becomes a heading of the second level. Returns the level of a heading. */
function demote(
  node: Extract<MdastTarget, { type: 'heading' }>,
  context: MdastVisitorContext,
): Heading['depth'] {
  if (node.depth !== 1) return node.depth
  context.setProperty(node, 'depth', 2)
  return 2
}

/** Reports a heading with attributes that the writer meant as text. */
function checkBraces(data: DocumentData, node: MdastTarget): void {
  const line = data.lines[(node.position?.end.line ?? 0) - 1] ?? ''
  const [, attributes] = escapedAttributes.exec(line) ?? []
  if (attributes === undefined) return
  data.problems.push({
    problem: `\`${attributes}}\` is read as attributes of the heading, and isn't shown.`,
    at: locateNode(data, node),
    fix: `Escape both braces: \`\\${attributes}\\}\`. An ID needs none: \`{#id}\`.`,
  })
}

/** Blocks in a heading, such as labels, are on a separate line and have no space around them. */
const blocks = new Set<unknown>(['div', 'p', 'br'])

/** Returns a heading's text for lists of headings, with spaces around the blocks in it. */
function readLabel({ children }: { children: readonly MdastTarget[] }, context: MdastVisitorContext): string {
  const texts = children.map((child) => {
    const text = context.textContent(child)
    return 'name' in child && blocks.has(child.name) ? ` ${text} ` : text
  })
  return texts.join('').replace(/\s+/g, ' ').trim()
}

function createAnchorNode(
  id: string,
  text: string,
): { type: string; children: []; data: Record<string, unknown> } {
  return {
    type: 'headingAnchor',
    children: [],
    data: {
      hName: 'a',
      hProperties: { className: ['heading-anchor'], href: `#${id}`, ariaLabel: `Direct link to ${text}` },
    },
  }
}
