import { markdownToMdast, mdxToMdast } from 'satteri'
import { parseSyntaxError } from '../../shared/content/parse-syntax-error.ts'
import { createFileError, type DocsError, type SourceLocation } from '../../shared/docs-error.ts'
import type { StagedText } from '../../shared/stages/site-stages.ts'
import {
  type AnyMarkdownRule,
  type SourceNode,
  type SourcePage,
  stagesFileName,
} from '../../shared/stages/stage-functions.ts'
import type { TreeNode } from '../../shared/tree-node.ts'
import { runStageFunction } from './run-stage-function.ts'

/** Kinds of nodes that rules can replace. */
export const nodeKinds = [
  ...['codeBlock', 'inlineCode', 'heading', 'blockquote', 'link', 'image', 'text', 'directive'],
] as const satisfies readonly string[]

const features = { gfm: true, math: true, directive: true, headingAttributes: true }

/** A part of the text, and the Markdown that replaces it. `line` is its first line, from 1. */
interface Replacement {
  start: number
  end: number
  line: number
  text: string
}

interface RuleInput {
  page: SourcePage
  rules: readonly AnyMarkdownRule[]
}

/**
 * Applies the rules of a site. Lines keep their origins, and new lines get the origin of the replaced node. Text with a
 * syntax error is left unchanged, because the compiler reports it.
 */
export function applyMarkdownRules<Source extends StagedText>(
  source: Source,
  { page, rules }: RuleInput,
): Source {
  const { text } = source
  const tree = parseText(text, page.file.endsWith('.mdx'))
  if (tree === undefined) return source
  const replacements: Replacement[] = []
  visitNode(tree as TreeNode, { page, rules, text, replacements })
  return replacements.length === 0 ? source : replaceParts(source, replacements, page.file)
}

function parseText(text: string, isMdx: boolean): unknown {
  try {
    return (isMdx ? mdxToMdast : markdownToMdast)(text, { features })
  } catch (error) {
    if (parseSyntaxError(error) === undefined) throw error
    return undefined
  }
}

interface VisitState extends RuleInput {
  text: string
  replacements: Replacement[]
}

function visitNode(tree: TreeNode, state: VisitState): void {
  const replacement = createReplacement(tree, state)
  if (replacement !== undefined) {
    state.replacements.push(replacement)
    return
  }
  for (const child of tree.children ?? []) {
    // A rule that links words must not put links into links.
    if (tree.type !== 'link' || child.type !== 'text') visitNode(child, state)
  }
}

/** Creates the replacement of a node by the first rule that returns one. */
function createReplacement(tree: TreeNode, { page, rules, text }: VisitState): Replacement | undefined {
  const { start: { offset: start, line = 1 } = {}, end: { offset: end } = {} } = tree.position ?? {}
  if (start === undefined || end === undefined) return undefined
  const node = readNode(tree, text.slice(start, end), text)
  for (const rule of rules) {
    if (rule.node !== node?.kind) continue
    // The kinds were compared, which the types of a list of rules can't say.
    const replace = rule.replace as (node: SourceNode, page: SourcePage) => unknown
    const replaced = runStageFunction('markdown', page.file, () => replace(node, page))
    if (replaced === undefined) continue
    if (typeof replaced !== 'string') throw createResultError(rule.node, page, replaced)
    return { start, end, line, text: replaced }
  }
  return undefined
}

const createResultError = (node: string, { file }: SourcePage, result: unknown): DocsError =>
  createFileError(
    stagesFileName,
    `A rule for \`${node}\` returns ${result === null ? 'null' : typeof result} for ${file}.`,
    'Return Markdown, or undefined to leave the node unchanged.',
  )

function readNode(node: TreeNode, source: string, text: string): SourceNode | undefined {
  switch (node.type) {
    case 'code':
      return {
        ...{ kind: 'codeBlock', language: node.lang ?? '', meta: node.meta ?? '' },
        ...{ code: node.value ?? '', source },
      }
    case 'inlineCode':
      return { kind: 'inlineCode', code: node.value ?? '', source }
    case 'heading':
      return { kind: 'heading', depth: node.depth ?? 1, text: readText(node), source }
    case 'blockquote':
      return { kind: 'blockquote', text: source.replace(/^ {0,3}> ?/gm, ''), source }
    case 'link':
      return { kind: 'link', url: node.url ?? '', title: node.title ?? '', text: readText(node), source }
    case 'image':
      return { kind: 'image', url: node.url ?? '', title: node.title ?? '', alt: node.alt ?? '', source }
    case 'text':
      return { kind: 'text', text: node.value ?? '', source }
    case 'containerDirective':
    case 'leafDirective':
    case 'textDirective':
      return {
        ...{ kind: 'directive', name: node.name ?? '' },
        ...{
          attributes: { ...(node.attributes as Record<string, string>) },
          text: readContent(node, text),
          source,
        },
      }
    default:
      return undefined
  }
}

const readText = ({ value, alt, children = [] }: TreeNode): string =>
  value ?? alt ?? children.map(readText).join('')

/** Returns the Markdown between the first line of a directive and its last one. */
function readContent({ type, position }: TreeNode, text: string): string {
  if (type !== 'containerDirective') return ''
  const lines = text.slice(position?.start.offset, position?.end.offset).split('\n')
  const last = /^\s*:{3,}\s*$/.test(lines.at(-1) ?? '') ? -1 : undefined
  return lines.slice(1, last).join('\n')
}

function replaceParts<Source extends StagedText>(
  source: Source,
  replacements: readonly Replacement[],
  file: string,
): Source {
  const locate = (line: number): SourceLocation => source.origins?.[line - 1] ?? { file, line }
  let text = ''
  let position = 0
  const origins: SourceLocation[] = [locate(1)]
  let line = 1
  const keep = (end: number): void => {
    const part = source.text.slice(position, end)
    text += part
    for (let count = part.split('\n').length - 1; count > 0; count--) origins.push(locate(++line))
    position = end
  }
  for (const part of replacements) {
    keep(part.start)
    text += part.text
    for (let count = part.text.split('\n').length - 1; count > 0; count--) origins.push(locate(part.line))
    line += source.text.slice(part.start, part.end).split('\n').length - 1
    position = part.end
  }
  keep(source.text.length)
  return { ...source, text, origins }
}
