import type { ArticleElement, ArticleNode } from '../../shared/content/article-tree.ts'
import { Evaluator } from './evaluate.ts'
import { type Expression, type NodeOf, parseStatements } from './parse-expression.ts'
import { isList, isObjectValue, JsxElement, type Scope, type Value } from './values.ts'

/** Component that the compiler wraps static HTML in. */
export const staticComponent = { component: 'Static', prop: 'html' }

interface TreeOptions {
  /** Variables of the page. */
  scope: Scope
  /** Component names by the names that the page imports them under. */
  aliases: ReadonlyMap<string, string>
  /** Changes an attribute of an element: addresses that only an expression knows become tokens. */
  resolveAttribute(element: string, name: string, value: string): string
}

/** Creates an article from the code that the MDX compiler generated, by evaluating it as an expression of the page. */
export function createArticleTree(code: string, options: TreeOptions): ArticleNode {
  return toArticleNode(
    new Evaluator(callGenerated).evaluate(findContentExpression(code), options.scope),
    options,
  )
}

/** Returns the expression that the generated function `_createMdxContent` returns. */
function findContentExpression(code: string): Expression {
  const content = parseStatements(code).find(
    (statement) => statement.type === 'FunctionDeclaration' && statement.id.name === '_createMdxContent',
  )
  const last = content?.type === 'FunctionDeclaration' ? content.body.body.at(-1) : undefined
  if (last?.type !== 'ReturnStatement' || !last.argument)
    throw new Error('The MDX compiler returned unexpected code.')
  return last.argument
}

/** Evaluates calls that create elements, and those that merge attributes. */
function callGenerated(
  { callee, arguments: [first, second, ...more] }: NodeOf<'CallExpression'>,
  evaluate: (part: Expression) => Value,
): Value {
  const evaluateObject = (part: typeof first): ReadonlyMap<string, Value> => {
    const value = part === undefined || part.type === 'SpreadElement' ? undefined : evaluate(part)
    return isObjectValue(value) ? value : new Map()
  }
  if (callee.type === 'Identifier' && (callee.name === '_jsx' || callee.name === '_jsxs')) {
    const attributes = new Map(evaluateObject(second))
    const children = attributes.get('children')
    attributes.delete('children')
    return new JsxElement(readElementName(first), attributes, isList(children) ? children : [children])
  }
  const isAssign =
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'Object' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'assign'
  if (!isAssign) return undefined
  return new Map([first, second, ...more].flatMap((part) => [...evaluateObject(part)]))
}

/**
 * Returns the name of an element: `_components.p` is an element, `_Fragment` a fragment, any other name a component.
 */
function readElementName(
  type: NodeOf<'CallExpression'>['arguments'][number] | undefined,
): string | undefined {
  if (type?.type === 'Literal' && typeof type.value === 'string') return type.value
  if (type?.type === 'Identifier') return type.name === '_Fragment' ? undefined : type.name
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

function toArticleNode(value: Value, options: TreeOptions): ArticleNode {
  if (value === undefined || value === null) return null
  if (typeof value !== 'object') return value
  if (isList(value)) return value.map((item) => toArticleNode(item, options))
  if (isObjectValue(value)) return { object: toRecord(value, (field) => toArticleNode(field, options)) }
  const { name = '', attributes, children } = value
  const html = attributes.get(staticComponent.prop)
  if (name === staticComponent.component && typeof html === 'string') return { html }
  return {
    element: options.aliases.get(name) ?? name,
    attributes: toRecord(attributes, (attribute, key) =>
      typeof attribute === 'string'
        ? options.resolveAttribute(name, key, attribute)
        : toArticleNode(attribute, options),
    ),
    children: children.flatMap((child) => (child === undefined ? [] : [toArticleNode(child, options)])),
  } satisfies ArticleElement
}

function toRecord(
  fields: ReadonlyMap<string, Value>,
  convert: (value: Value, name: string) => ArticleNode,
): Record<string, ArticleNode> {
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      value === undefined || name === '__proto__' ? [] : [[name, convert(value, name)]],
    ),
  )
}
