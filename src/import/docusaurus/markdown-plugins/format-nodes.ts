import { defaultHandlers, type Handle, type State, toMarkdown } from 'mdast-util-to-markdown'
import { toObject } from '../../../shared/read-unknown.ts'
import { describeFields, isUnchanged, type MdastNode, type TreeSource } from './tree-record.ts'

interface FormatOptions extends TreeSource {
  parent: MdastNode
  /** Whether the nodes are part of a line of text. */
  isText: boolean
  /** Whether the nodes are in a link. Links in a link become text. */
  isInLink: boolean
}

/** Formats nodes as Markdown. Those that a plugin left alone are printed as they were written. */
export function formatNodes(nodes: readonly MdastNode[], options: FormatOptions): string {
  const type = options.isText ? 'paragraph' : 'root'
  const markdown = toMarkdown({ type, children: nodes } as never, {
    handlers: createHandlers(options) as never,
    bullet: '-',
    rule: '-',
    unsafe: createUnsafePatterns(options) as never,
  }).replace(/\n$/, '')
  return options.isText ? markdown.replace(/^&#x20;|&#x20;$/g, ' ') : markdown
}

/** In MDX, tags and braces are code. */
function createUnsafePatterns({ hasMath, parent }: FormatOptions): object[] {
  return ['{', '<', ...(hasMath ? ['$'] : []), ...(parent.type === 'tableCell' ? ['|'] : [])].map(
    (character) => ({
      character,
      inConstruct: 'phrasing',
    }),
  )
}

function createHandlers(options: FormatOptions): Record<string, Handle> {
  const handlers: Record<string, Handle> = {
    ...(defaultHandlers as unknown as Record<string, Handle>),
    delete: (...args) => `~~${formatText(args, '~')}~~`,
    ...(options.isInLink ? { link: (...args) => formatText(args, '') } : {}),
    mdxJsxFlowElement: (...args) =>
      formatElement(args[0], () => `\n\n${args[2].containerFlow(args[0], args[3])}\n\n`),
    mdxJsxTextElement: (...args) => formatElement(args[0], () => formatText(args, '>')),
    mdxFlowExpression: formatExpression,
    mdxTextExpression: formatExpression,
    mdxjsEsm: (node) => requireText(node.value),
    html: refuse,
  }
  const types = new Set([...Object.keys(handlers), ...[...options.record.keys()].map(({ type }) => type)])
  return Object.fromEntries(
    [...types].map((type): [string, Handle] => [
      type,
      (...args) => {
        const source = readSource(args[0], args[2], options)
        return source ?? (hasStyle(args[0], options) ? refuse : (handlers[type] ?? refuse))(...args)
      },
    ]),
  )
}

/** Whether a plugin gave a node another element or attributes, which Markdown can't express. */
function hasStyle(node: MdastNode, { record }: FormatOptions): boolean {
  const { hName, hProperties } = toObject(toObject(node).data)
  return (hName ?? hProperties) !== undefined && record.get(node)?.fields !== describeFields(node)
}

const formatText = ([node, , state, info]: Parameters<Handle>, mark: string): string =>
  state.containerPhrasing(node, { ...info, before: mark, after: mark === '>' ? '<' : mark })

const refuse = (): never => requireText(undefined)

/** A change that only exists as a syntax tree, or as raw HTML, has no text. */
function requireText(text: unknown): never
function requireText(text: string): string
function requireText(text: unknown): string {
  if (typeof text === 'string' && text !== '') return text
  throw new Error('The node has no form in Markdown.')
}

const formatExpression: Handle = (node) => `{${requireText(node.value)}}`

/** Returns the source of a node that stayed as it was. The lines of a block in a list have an indent that is removed. */
function readSource(
  node: MdastNode,
  state: State,
  { record, text, isText }: FormatOptions,
): string | undefined {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined || !isUnchanged(node, record)) return undefined
  if (state.stack.length > 1 && !isText && node.type === 'text') return undefined
  const source = text.slice(start.offset, end.offset)
  const indent = text.slice(text.lastIndexOf('\n', start.offset - 1) + 1, start.offset)
  if (!source.includes('\n') || indent === '') return source
  return /\S/.test(indent) ? undefined : source.replaceAll(`\n${indent}`, '\n')
}

interface Attribute {
  type: string
  name?: string
  value?: string | { value: string } | null
}

function formatElement(
  node: MdastNode & { name?: string; attributes?: Attribute[] },
  formatContent: () => string,
): string {
  const name = node.name ?? ''
  const attributes = (node.attributes ?? []).map((attribute) => ` ${formatAttribute(attribute)}`).join('')
  return node.children === undefined || node.children.length === 0
    ? `<${name}${attributes} />`
    : `<${name}${attributes}>${formatContent()}</${name}>`
}

function formatAttribute({ type, name, value }: Attribute): string {
  if (type !== 'mdxJsxAttribute') return `{${requireText(value)}}`
  if (value === null || value === undefined) return requireText(name)
  if (typeof value === 'object') return `${name}={${requireText(value.value)}}`
  return value.includes('"') ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`
}
