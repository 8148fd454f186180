import type { Expression, NodeOf } from './parse-expression.ts'
import { createUnsupportedError } from './unsupported-error.ts'
import { isObjectValue, JsxElement, type Value } from './values.ts'

type Node = NodeOf<'JSXElement'> | NodeOf<'JSXFragment'>
type Child = Node['children'][number]

/** Creates an element from JSX inside an expression. */
export function evaluateJsx(node: Node, evaluate: (part: Expression) => Value): JsxElement {
  const children = node.children.flatMap((child) => evaluateChild(child, evaluate))
  if (node.type === 'JSXFragment') return new JsxElement(undefined, new Map(), children)
  const { name, attributes } = node.openingElement
  if (name.type !== 'JSXIdentifier') throw createUnsupportedError(name)
  const values = new Map<string, Value>()
  for (const attribute of attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      const spread = evaluate(attribute.argument)
      if (!isObjectValue(spread)) throw createUnsupportedError(attribute)
      for (const [key, value] of spread) values.set(key, value)
      continue
    }
    // Only React's own lists need keys.
    const key = formatAttributeName(attribute.name)
    if (key !== 'key') values.set(key, evaluateAttribute(attribute.value, evaluate))
  }
  return new JsxElement(name.name, values, children)
}

type Attribute = Exclude<
  NodeOf<'JSXElement'>['openingElement']['attributes'][number],
  { type: 'JSXSpreadAttribute' }
>

const formatAttributeName = (name: Attribute['name']): string =>
  name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`

function evaluateAttribute(value: Attribute['value'], evaluate: (part: Expression) => Value): Value {
  if (value === null || value === undefined) return true
  if (value.type !== 'JSXExpressionContainer') return evaluate(value)
  return value.expression.type === 'JSXEmptyExpression' ? undefined : evaluate(value.expression)
}

function evaluateChild(child: Child, evaluate: (part: Expression) => Value): Value[] {
  switch (child.type) {
    case 'JSXText': {
      const text = joinLines(child.value)
      return text === '' ? [] : [text]
    }
    case 'JSXExpressionContainer':
      return child.expression.type === 'JSXEmptyExpression' ? [] : [evaluate(child.expression)]
    case 'JSXElement':
    case 'JSXFragment':
      return [evaluate(child)]
    default:
      throw createUnsupportedError(child)
  }
}

/** Joins lines of text with single spaces, as JSX does. Line breaks between elements are dropped. */
function joinLines(text: string): string {
  const lines = text.split(/\r?\n/)
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.replace(/^[ \t]+/, '')
      return index === lines.length - 1 ? start : start.replace(/[ \t]+$/, '')
    })
    .filter((line) => line !== '')
    .join(' ')
}
