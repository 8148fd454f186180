import { findNearest } from '../../shared/text/find-nearest.ts'
import { createUnsupportedError, ExpressionError } from './expression-error.ts'
import { type Expression, getStartOffset, type NodeOf, readNodeText } from './parse-expression.ts'
import { isList, isObjectValue, type Scope, type Value } from './values.ts'

/** The variables of a page, and the text in which an expression has its position. */
export interface EvaluationContext {
  scope: Scope
  text: string
}

/**
 * Evaluates an expression: a literal, a variable, or a field of a variable. Pages are content rather than code, so
 * nothing else is supported. Throws an `ExpressionError`.
 */
export function evaluate(node: Expression, context: EvaluationContext): Value {
  switch (node.type) {
    case 'Literal':
      return evaluateLiteral(node, context)
    case 'TemplateLiteral':
      return evaluateTemplate(node, context)
    case 'UnaryExpression':
      return evaluateNegativeNumber(node, context)
    case 'Identifier':
      return readVariable(node, context)
    case 'MemberExpression':
      return readMember(node, context)
    case 'ArrayExpression':
      return node.elements.map((element) => {
        if (element === null || element.type === 'SpreadElement') throw refuse(element ?? node, context)
        return evaluate(element, context)
      })
    case 'ObjectExpression':
      return new Map(node.properties.map((property) => evaluateProperty(property, context)))
    default:
      throw refuse(node, context)
  }
}

const refuse = (node: object, { text }: EvaluationContext): ExpressionError =>
  createUnsupportedError(readNodeText(node, text), getStartOffset(node))

function evaluateLiteral(node: NodeOf<'Literal'>, context: EvaluationContext): Value {
  const { value } = node
  if (value instanceof RegExp || typeof value === 'bigint' || 'regex' in node) throw refuse(node, context)
  return value
}

function evaluateTemplate(node: NodeOf<'TemplateLiteral'>, context: EvaluationContext): Value {
  const [quasi, ...others] = node.quasis
  if (others.length > 0) throw refuse(node, context)
  return quasi?.value.cooked ?? ''
}

function evaluateNegativeNumber(node: NodeOf<'UnaryExpression'>, context: EvaluationContext): Value {
  const { operator, argument } = node
  if (operator === '-' && argument.type === 'Literal' && typeof argument.value === 'number')
    return -argument.value
  throw refuse(node, context)
}

function evaluateProperty(
  property: NodeOf<'ObjectExpression'>['properties'][number],
  context: EvaluationContext,
): [string, Value] {
  if (property.type === 'SpreadElement' || property.kind !== 'init' || property.method || property.computed)
    throw refuse(property, context)
  const { key, value } = property
  const name = key.type === 'Identifier' ? key.name : evaluate(key as Expression, context)
  // The value of a property outside a pattern is an expression.
  return [String(name), evaluate(value as Expression, context)]
}

/** Finds a variable of the page. */
function readVariable(node: NodeOf<'Identifier'>, { scope }: EvaluationContext): Value {
  const { name } = node
  if (scope.has(name) || name === 'undefined') return scope.get(name)
  const similar = findNearest(name, [...scope.keys()])
  throw new ExpressionError(
    `\`${name}\` isn't a variable of this page.`,
    name === 'props'
      ? 'Write `{props.name}` in a partial, with nothing else in the braces.'
      : similar === undefined
        ? `Write the text itself, a literal brace as \`\\{\`, or define it: \`export const ${name} = …\`.`
        : `Did you mean \`${similar}\`?`,
    getStartOffset(node),
  )
}

/** Finds a field of an object or an item of a list: `.title`, `['title']`, or `[0]`. */
function readMember(node: NodeOf<'MemberExpression'>, context: EvaluationContext): Value {
  const { object, property } = node
  const key =
    property.type === 'Identifier' && !node.computed
      ? property.name
      : property.type === 'Literal'
        ? String(property.value)
        : undefined
  if (key === undefined || node.optional || object.type === 'Super') throw refuse(node, context)
  const owner = evaluate(object, context)
  // The mistake in a variable without a value was reported.
  if (owner === undefined) return undefined
  const fields = listFields(owner)
  const value = fields.get(key)
  if (value !== undefined) return value
  const similar = isList(owner) ? undefined : findNearest(key, [...fields.keys()])
  throw new ExpressionError(
    `\`${readNodeText(node, context.text)}\` has no value.`,
    similar === undefined ? 'Correct the name, or write the text itself.' : `Did you mean \`${similar}\`?`,
    getStartOffset(property),
  )
}

/** Returns the fields of an object that have a value, or the items of a list by index. */
function listFields(owner: Value): Scope {
  if (isList(owner)) return new Map(owner.map((item, index) => [String(index), item]))
  const fields = isObjectValue(owner) ? [...owner] : []
  return new Map(fields.filter(([, value]) => value !== undefined))
}
