import type { MdastContent } from 'satteri'
import { createLinkToken } from '../../../shared/content/link-tokens.ts'
import { type DocumentData, locateNode } from '../document-data.ts'
import { createVariableReader, type VariableSource } from './variable-reader.ts'

const shells: readonly string[] = ['bash', 'sh', 'shell', 'zsh']

interface Sample {
  code: string
  /** In lower case. */
  language: string
  title: string | undefined
  position?: { start: { line: number } } | undefined
}

interface TextNode {
  type: 'text' | 'inlineCode'
  value: string
}

interface LinkNode {
  type: 'link'
  url: string
  children: TextNode[]
}

/**
 * Returns a function that reads the samples of a page in order, and returns a paragraph to put above a sample with variables
 * that other sections set. A section whose text links to the other one needs none.
 */
export function createVariableNotes(data: DocumentData): (sample: Sample) => MdastContent[] {
  const readVariables = createVariableReader(data.headings[0]?.id)
  return (sample) => {
    const line = sample.position?.start.line ?? 1
    const index = data.headingLines.findLastIndex((headingLine) => headingLine < line)
    const section = data.headings[index]
    // A script runs later, with variables that it sets or is given.
    const isFile = /\.\w+$/.test(sample.title ?? '')
    if (section === undefined || isFile || !shells.includes(sample.language)) return []
    const textBefore = data.lines.slice(data.headingLines[index], line - 1).join('\n')
    const sources = readVariables({ code: sample.code, section }).filter(
      (source) => !textBefore.includes(`(#${source.section.id})`),
    )
    const children = sources.flatMap((source, at) => [
      ...(at === 0 ? [] : [createText(' ')]),
      ...formatSource(source, data.texts.usedVariables, (href) =>
        createLinkToken(data.links.push({ href, ...locateNode(data, sample) }) - 1),
      ),
    ])
    const properties = { hProperties: { className: ['code-note'] } }
    return children.length === 0 ? [] : [{ type: 'paragraph', children, data: properties }]
  }
}

function formatSource(
  { names, section }: VariableSource,
  message: string,
  linkTo: (href: string) => string,
): (TextNode | LinkNode)[] {
  return message.split(/(\{names\}|\{section\})/).flatMap((part): (TextNode | LinkNode)[] => {
    if (part === '{section}')
      return [{ type: 'link', url: linkTo(`#${section.id}`), children: [createText(section.text)] }]
    if (part !== '{names}') return part === '' ? [] : [createText(part)]
    return names.flatMap((value, at): TextNode[] => [
      ...(at === 0 ? [] : [createText(', ')]),
      { type: 'inlineCode', value },
    ])
  })
}

const createText = (value: string): TextNode => ({ type: 'text', value })
