import { type Argument, applyCall, isBuiltInFunction } from './calls.ts'
import { ExpressionError } from './expression-error.ts'
import { evaluateJsx } from './jsx.ts'
import { readMember, readVariable } from './members.ts'
import { applyBinary, applyUnary, isMissing, isTruthy, toText } from './operators.ts'
import { bindParameters } from './parameters.ts'
import { type Expression, getStartOffset, type NodeOf } from './parse-expression.ts'
import { createUnsupportedError } from './unsupported-error.ts'
import { describeKind, isList, isObjectValue, type Scope, type Value } from './values.ts'

/**
 * Maximum steps, and maximum characters and items that they create, for all expressions of a page. Far more than any
 * page needs.
 */
const limits = { steps: 100_000, size: 2_000_000 }

/** Evaluates a call that only generated code contains. Returns `undefined` for any other. */
export type CallGenerated = (node: NodeOf<'CallExpression'>, evaluate: (part: Expression) => Value) => Value

/**
 * Evaluates the expressions of one page. Pages are content rather than code: an expression sees the variables of its
 * scope, nothing of the JavaScript runtime, and supports only the syntax handled below.
 */
export class Evaluator {
  readonly #callGenerated: CallGenerated | undefined
  #steps = 0
  #size = 0

  /** `callGenerated` is for code from the MDX compiler, which has no limits. */
  constructor(callGenerated?: CallGenerated) {
    this.#callGenerated = callGenerated
  }

  /** Evaluates an expression. Throws an `ExpressionError` for unsupported syntax. */
  evaluate(node: Expression, scope: Scope): Value {
    try {
      return this.#evaluatePart(node, scope)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      throw new ExpressionError('The expression is nested too deeply.', 'Simplify it.', getStartOffset(node))
    }
  }

  #evaluatePart(node: Expression, scope: Scope): Value {
    const value = this.#evaluateNode(node, scope)
    if (this.#callGenerated !== undefined) return value
    this.#steps += 1
    // Strings and lists can double in size with each step.
    const hasSize = node.type !== 'Identifier' && (typeof value === 'string' || isList(value))
    this.#size += hasSize ? value.length : 0
    if (this.#steps <= limits.steps && this.#size <= limits.size) return value
    throw new ExpressionError(
      'The expressions of this page take too many steps.',
      'Write the result itself.',
      getStartOffset(node),
    )
  }

  #evaluateNode(node: Expression, scope: Scope): Value {
    switch (node.type) {
      case 'Literal':
        return this.#evaluateLiteral(node)
      case 'TemplateLiteral':
        return this.#evaluateTemplate(node, scope)
      case 'Identifier':
        return readVariable(node.name, { scope, offset: getStartOffset(node) })
      case 'ArrayExpression':
        return this.#evaluateList(node, scope)
      case 'ObjectExpression':
        return this.#evaluateObject(node, scope)
      case 'UnaryExpression':
        return applyUnary(locateOperator(node), this.#evaluatePart(node.argument, scope))
      case 'BinaryExpression':
        if (node.left.type === 'PrivateIdentifier') throw createUnsupportedError(node)
        return applyBinary(
          locateOperator(node),
          this.#evaluatePart(node.left, scope),
          this.#evaluatePart(node.right, scope),
        )
      case 'LogicalExpression':
        return this.#evaluateLogical(node, scope)
      case 'ConditionalExpression':
        return this.#evaluatePart(
          isTruthy(this.#evaluatePart(node.test, scope)) ? node.consequent : node.alternate,
          scope,
        )
      case 'ChainExpression':
        return this.#evaluatePart(node.expression, scope)
      case 'MemberExpression':
        return this.#evaluateMember(node, scope)
      case 'CallExpression':
        return this.#evaluateCall(node, scope)
      case 'JSXElement':
      case 'JSXFragment':
        return evaluateJsx(node, (part) => this.#evaluatePart(part, scope))
      default:
        throw createUnsupportedError(node)
    }
  }

  #evaluateLiteral(node: NodeOf<'Literal'>): Value {
    const { value } = node
    if (value === null && 'regex' in node) throw createUnsupportedError(node)
    if (value instanceof RegExp || typeof value === 'bigint') throw createUnsupportedError(node)
    return value
  }

  #evaluateTemplate({ quasis, expressions }: NodeOf<'TemplateLiteral'>, scope: Scope): string {
    return quasis
      .map(({ value: { cooked } }, index) => {
        const part = expressions[index]
        const text =
          part === undefined ? '' : toText(this.#evaluatePart(part, scope), '${…}', getStartOffset(part))
        return (cooked ?? '') + text
      })
      .join('')
  }

  #evaluateList({ elements }: NodeOf<'ArrayExpression'>, scope: Scope): Value[] {
    return elements.flatMap((element): Value[] => {
      if (element === null) return [undefined]
      if (element.type !== 'SpreadElement') return [this.#evaluatePart(element, scope)]
      const spread = this.#evaluatePart(element.argument, scope)
      if (isList(spread)) return [...spread]
      throw new ExpressionError(
        `\`...\` needs a list, but has ${describeKind(spread)}.`,
        'Write the items.',
        getStartOffset(element),
      )
    })
  }

  #evaluateObject(node: NodeOf<'ObjectExpression'>, scope: Scope): ReadonlyMap<string, Value> {
    return new Map(node.properties.flatMap((property) => this.#evaluateProperty(property, scope)))
  }

  #evaluateProperty(
    property: NodeOf<'ObjectExpression'>['properties'][number],
    scope: Scope,
  ): [string, Value][] {
    if (property.type === 'SpreadElement') {
      const spread = this.#evaluatePart(property.argument, scope)
      if (isObjectValue(spread)) return [...spread]
      if (isMissing(spread)) return []
      throw new ExpressionError(
        `\`...\` needs an object, but has ${describeKind(spread)}.`,
        'Write the keys and their values.',
        getStartOffset(property),
      )
    }
    const { key, value } = property
    if (property.kind !== 'init' || property.method)
      throw createUnsupportedError({ ...property, type: 'FunctionExpression' })
    const name = property.computed || key.type !== 'Identifier' ? this.#evaluatePart(key, scope) : key.name
    // The value of a property outside a pattern is an expression.
    return [[toText(name, '[…]', getStartOffset(key)), this.#evaluatePart(value as Expression, scope)]]
  }

  #evaluateLogical({ operator, left, right }: NodeOf<'LogicalExpression'>, scope: Scope): Value {
    const value = this.#evaluatePart(left, scope)
    const isDecided =
      operator === '??' ? !isMissing(value) : operator === '||' ? isTruthy(value) : !isTruthy(value)
    return isDecided ? value : this.#evaluatePart(right, scope)
  }

  #evaluateMember(node: NodeOf<'MemberExpression'>, scope: Scope): Value {
    const { object, property, optional } = node
    if (object.type === 'Super' || property.type === 'PrivateIdentifier') throw createUnsupportedError(node)
    const owner = this.#evaluatePart(object, scope)
    const key =
      node.computed || property.type !== 'Identifier' ? this.#evaluatePart(property, scope) : property.name
    if (isMissing(owner) && optional) return undefined
    return readMember(owner, { key, offset: getStartOffset(property) })
  }

  #evaluateCall(node: NodeOf<'CallExpression'>, scope: Scope): Value {
    const generated = this.#callGenerated?.(node, (part) => this.#evaluatePart(part, scope))
    if (generated !== undefined) return generated
    const { callee } = node
    if (callee.type === 'Super') throw createUnsupportedError(node)
    const offset = getStartOffset(node)
    const name = readCalleeName(callee)
    const isPageVariable = name === undefined || scope.has(name.split('.')[0] ?? '')
    const values = (): Argument[] => node.arguments.map((argument) => this.#evaluateArgument(argument, scope))
    if (name !== undefined && !isPageVariable && (isBuiltInFunction(name) || !name.includes('.')))
      return applyCall({ name, target: undefined, arguments: values(), offset })
    if (
      callee.type !== 'MemberExpression' ||
      callee.computed ||
      callee.property.type !== 'Identifier' ||
      callee.object.type === 'Super'
    )
      throw createUnsupportedError(node)
    const target = this.#evaluatePart(callee.object, scope)
    if (isMissing(target) && callee.optional) return undefined
    return applyCall({ name: callee.property.name, target: target ?? null, arguments: values(), offset })
  }

  #evaluateArgument(argument: NodeOf<'CallExpression'>['arguments'][number], scope: Scope): Argument {
    if (argument.type === 'SpreadElement') throw createUnsupportedError(argument)
    if (argument.type !== 'ArrowFunctionExpression') return { value: this.#evaluatePart(argument, scope) }
    const { body, params } = argument
    if (body.type === 'BlockStatement')
      throw new ExpressionError(
        'A function of a page has one expression and no `return`.',
        'Write `(item) => …`.',
        getStartOffset(body),
      )
    return { call: (values) => this.#evaluatePart(body, bindParameters(params, values, scope)) }
  }
}

const locateOperator = (node: { operator: string }): { operator: string; offset: number } => ({
  operator: node.operator,
  offset: getStartOffset(node),
})

/** Formats `f` or `a.b` as written. */
function readCalleeName(callee: Expression): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined
  const { object, property } = callee
  return object.type === 'Identifier' && property.type === 'Identifier'
    ? `${object.name}.${property.name}`
    : undefined
}
