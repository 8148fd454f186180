import { markdownToMdast, mdxToMdast } from 'satteri'
import { parseSyntaxError } from '../shared/content/parse-syntax-error.ts'
import type { SourceLocation } from '../shared/docs-error.ts'
import { getLine, type TreeNode } from '../shared/tree-node.ts'
import type { ComponentBlock, LintBlock, ProseBlock } from './blocks.ts'
import { readInline } from './read-inline.ts'

/** A Markdown text that can map its lines (from 1) to source locations. */
export interface LintText {
  text: string
  isMdx: boolean
  locateLine(line: number): SourceLocation
}

const markdownFeatures = { gfm: true, math: true, directive: true, headingAttributes: true }

/** Attributes of components that readers see. */
const visibleAttributes = new Set(['title', 'summary', 'lead'])

/** Reads the headings, prose, code, and tables of a page in order. Undefined if its syntax is wrong. */
export function readBlocks({ text, isMdx, locateLine }: LintText): LintBlock[] | undefined {
  const tree = parseText(text, isMdx)
  if (tree === undefined) return undefined
  const blocks: LintBlock[] = []
  // The tree's own type has a member for each kind of node; only a few common fields are needed here.
  readNode(tree as TreeNode, { locateLine, blocks })
  return blocks
}

function parseText(text: string, isMdx: boolean): ReturnType<typeof mdxToMdast> | undefined {
  const parse = isMdx ? mdxToMdast : markdownToMdast
  try {
    return parse(text, { features: markdownFeatures })
  } catch (error) {
    if (parseSyntaxError(error) === undefined) throw error
    return undefined
  }
}

interface ReadState {
  locateLine(line: number): SourceLocation
  blocks: LintBlock[]
}

function readNode(node: TreeNode, state: ReadState): void {
  const { locateLine, blocks } = state
  switch (node.type) {
    case 'heading':
      blocks.push({
        kind: 'heading',
        depth: node.depth ?? 1,
        text: readInline(node, locateLine).withCode.trim(),
        at: locateLine(getLine(node)),
      })
      return
    case 'paragraph':
      blocks.push(readInline(node, locateLine))
      return
    case 'code':
      blocks.push({
        kind: 'code',
        language: node.lang ?? '',
        meta: node.meta ?? '',
        code: node.value ?? '',
        locateLine: (line) => locateLine(getLine(node) + 1 + line),
      })
      return
    case 'table':
      readTable(node, state)
      return
    case 'list':
      blocks.push({ kind: 'list', isOrdered: node.ordered === true, at: locateLine(getLine(node)) })
      break
    case 'mdxJsxFlowElement':
    case 'containerDirective':
      readComponent(node, state)
      return
  }
  for (const child of node.children ?? []) readNode(child, state)
}

/** Reads a component or an admonition: what its attributes show, then its content. */
function readComponent(node: TreeNode, state: ReadState): void {
  const { locateLine, blocks } = state
  const component: ComponentBlock = {
    kind: 'component',
    name: node.name ?? '',
    attributes: new Map(listTextAttributes(node)),
    content: [],
    at: locateLine(getLine(node)),
  }
  blocks.push(component, ...readAttributes(node, state))
  const start = blocks.length
  for (const child of node.children ?? []) readNode(child, state)
  component.content = blocks.slice(start)
}

function readTable(node: TreeNode, state: ReadState): void {
  const [head, ...rows] = node.children ?? []
  const columns = (head?.children ?? []).map((cell) => readInline(cell, state.locateLine).withCode.trim())
  state.blocks.push({ kind: 'table', columns, at: state.locateLine(getLine(node)) })
  for (const row of rows)
    for (const cell of row.children ?? [])
      state.blocks.push({ ...readInline(cell, state.locateLine), role: 'cell' })
}

function readAttributes(node: TreeNode, { locateLine }: ReadState): ProseBlock[] {
  return listTextAttributes(node)
    .filter(([name]) => visibleAttributes.has(name))
    .map(([, value]) => ({
      kind: 'prose',
      role: 'attribute',
      text: value,
      withCode: value,
      bold: [],
      links: [],
      locateOffset: () => locateLine(getLine(node)),
    }))
}

/** Lists the attributes of a component whose value is text. */
const listTextAttributes = ({ attributes }: TreeNode): [string, string][] =>
  (Array.isArray(attributes) ? attributes : []).flatMap(
    ({ name, value }: { name?: string; value?: unknown }) =>
      name !== undefined && typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
