import type { ArticleElement, ArticleNode } from '../../shared/content/article-tree.ts'
import { evaluate } from './evaluate.ts'
import { type Expression, type NodeOf, parseGeneratedCode } from './parse-expression.ts'
import { isList, type Scope, type Value } from './values.ts'

/** Component that the compiler wraps static HTML in. */
export const staticComponent = { component: 'Static', prop: 'html' }

interface TreeOptions {
  /** Variables of the page. */
  scope: Scope
  /** Component names by the names that the page imports them under. */
  aliases: ReadonlyMap<string, string>
}

/** Creates an article from the code that the MDX compiler generated, without running it. */
export function createArticleTree(code: string, options: TreeOptions): ArticleNode {
  return readNode(findContentExpression(code), { ...options, text: code })
}

/** Returns the expression that the generated function `_createMdxContent` returns. */
function findContentExpression(code: string): Expression {
  const content = parseGeneratedCode(code).find(
    (statement) => statement.type === 'FunctionDeclaration' && statement.id.name === '_createMdxContent',
  )
  const last = content?.type === 'FunctionDeclaration' ? content.body.body.at(-1) : undefined
  if (last?.type !== 'ReturnStatement' || !last.argument)
    throw new Error('The MDX compiler returned unexpected code.')
  return last.argument
}

type TreeContext = TreeOptions & { text: string }

/** Reads an element, or text. Pages can't contain calls, so a call creates an element. */
function readNode(node: Expression, context: TreeContext): ArticleNode {
  return node.type === 'CallExpression'
    ? readElement(node, context)
    : (toArticleNode(evaluate(node, context)) ?? null)
}

/** Reads `_jsx(name, { attribute: value, children: … })`. */
function readElement(
  { arguments: [type, props] }: NodeOf<'CallExpression'>,
  context: TreeContext,
): ArticleNode {
  const attributes: Record<string, ArticleNode> = {}
  let children: ArticleNode[] = []
  for (const property of props?.type === 'ObjectExpression' ? props.properties : []) {
    if (property.type === 'SpreadElement') throw new Error('The MDX compiler returned a spread attribute.')
    const key = property.key.type === 'Identifier' ? property.key.name : undefined
    const name = key ?? String(evaluate(property.key as Expression, context))
    const value = property.value as Expression
    if (name === 'children') children = readChildren(value, context)
    else {
      const attribute = toArticleNode(evaluate(value, context))
      if (attribute !== undefined && name !== '__proto__') attributes[name] = attribute
    }
  }
  const name = readElementName(type)
  const html = attributes[staticComponent.prop]
  if (name === staticComponent.component && typeof html === 'string') return { html }
  return { element: context.aliases.get(name) ?? name, attributes, children } satisfies ArticleElement
}

function readChildren(node: Expression, context: TreeContext): ArticleNode[] {
  if (node.type !== 'ArrayExpression') return [readNode(node, context)]
  return node.elements.flatMap((child) =>
    child === null || child.type === 'SpreadElement' ? [] : [readNode(child, context)],
  )
}

/**
 * Returns the name of an element: `_components.p` is an element, `_Fragment` a fragment, any other name a component.
 */
function readElementName(type: NodeOf<'CallExpression'>['arguments'][number] | undefined): string {
  if (type?.type === 'Literal' && typeof type.value === 'string') return type.value
  if (type?.type === 'Identifier') return type.name === '_Fragment' ? '' : type.name
  if (
    type?.type === 'MemberExpression' &&
    type.object.type === 'Identifier' &&
    type.object.name === '_components'
  ) {
    if (type.property.type === 'Identifier' && !type.computed) return type.property.name
    if (type.property.type === 'Literal') return String(type.property.value)
  }
  throw new Error(`The MDX compiler returned an element of type ${type?.type}.`)
}

/** Converts a value to data of an article. `undefined` is no value. */
function toArticleNode(value: Value): ArticleNode | undefined {
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map((item) => toArticleNode(item) ?? null)
  return {
    object: Object.fromEntries(
      [...value].flatMap(([name, field]) => {
        const node = name === '__proto__' ? undefined : toArticleNode(field)
        return node === undefined ? [] : [[name, node]]
      }),
    ),
  }
}
