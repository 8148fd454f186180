import { readFileSync } from 'node:fs'
import { formatCodeFence } from '../../../../shared/text/escape-markdown.ts'
import { evaluateExpression } from '../code/evaluate-expression.ts'
import { findAsset } from '../links/convert-link.ts'
import { listNodes, type MdxNode, readPlainText } from '../mdx-tree.ts'
import type { PageConversion } from '../page-conversion.ts'
import { isAlone, type PageElement } from './page-element.ts'
import { findAttribute, type OpeningTag } from './scan-tag.ts'

/** Writes `<CodeBlock>` with a text or a file in it as a fence. Returns false if it stays a component. */
export function convertCodeBlock({ node, tag }: PageElement, conversion: PageConversion): boolean {
  const { edits } = conversion
  const content = edits.text.slice(tag.end, edits.text.lastIndexOf('</', node.end))
  const code = readText(node) ?? readCode({ node, tag, content }, conversion)
  if (code === undefined || !isAlone(node, edits.text)) return false
  const read = (name: string): string | undefined => findAttribute(tag, name)?.text
  const language = read('language') ?? read('className')?.match(/language-(\S+)/)?.[1] ?? 'text'
  const title = read('title')
  const info = [
    language,
    read('metastring'),
    title === undefined ? undefined : `title="${title}"`,
    findAttribute(tag, 'showLineNumbers')?.name,
  ]
  const indent = edits.text.slice(edits.text.lastIndexOf('\n', node.start - 1) + 1, node.start)
  const text = formatCodeFence({ code: code.replace(/\n$/, ''), language: info.filter(Boolean).join(' ') })
  edits.replace(node, `\n${indent}${text.replaceAll('\n', `\n${indent}`)}\n`)
  return true
}

const isExpression = ({ type }: MdxNode): boolean => /^mdx(?:Flow|Text)Expression$/.test(type)

/** Reads content that is only text, with its escapes and entities resolved. */
function readText({ children }: MdxNode): string | undefined {
  const nodes = children.flatMap(listNodes)
  if (!nodes.every(({ type }) => ['paragraph', 'text', 'link', 'textDirective'].includes(type)))
    return undefined
  const separator = children.some(({ type }) => type === 'paragraph') ? '\n\n' : ''
  const text = children.map(readPlainText).join(separator).trim()
  return text === '' ? undefined : text
}

function readCode(
  { node, tag, content }: { node: MdxNode; tag: OpeningTag; content: string },
  conversion: PageConversion,
): string | undefined {
  const inside = content.trim().match(/^\{([\s\S]*)\}$/)?.[1]
  // MDX removes two spaces at the start of the lines of an expression. MDX 1 keeps them.
  const stripped = conversion.context.isMdx1 ? undefined : listNodes(node).find(isExpression)?.value
  const expression = inside === undefined ? findAttribute(tag, 'children')?.code : (stripped ?? inside)
  if (expression === undefined)
    return /[<{]/.test(content) || content.trim() === '' ? undefined : content.trim()
  const binding = conversion.bindings.get(expression.trim())
  if (binding?.kind === 'text') {
    const file = findAsset(binding.file, conversion.page, conversion.context)
    return file === undefined ? undefined : readFileSync(file, 'utf8')
  }
  const value = evaluateExpression(expression, conversion)
  return typeof value === 'string' ? value : undefined
}
