import { evaluate } from '../../expressions/evaluate.ts'
import { ExpressionError } from '../../expressions/expression-error.ts'
import { type Expression, getStartOffset, parseExpression } from '../../expressions/parse-expression.ts'
import { measureValue, type Value } from '../../expressions/values.ts'
import { maxPageSize } from '../../source/page-size.ts'
import type { DocumentData } from '../document-data.ts'

/** Evaluates the text between the braces of an expression. */
export function evaluateInPage(text: string, data: DocumentData): Value {
  const expression = parseExpression(text)
  return expression === undefined ? undefined : evaluateNode(expression, `(${text}`, data)
}

/** Evaluates an expression in a text. Values of a page are limited, because a long constant can be used often. */
export function evaluateNode(node: Expression, text: string, data: DocumentData): Value {
  const value = evaluate(node, { scope: data.scope, text })
  data.valueSize += measureValue(value, maxPageSize)
  if (data.valueSize <= maxPageSize) return value
  throw new ExpressionError(
    `With this value, the expressions of the page have more than ${maxPageSize / 1024 / 1024} MB.`,
    'Shorten the value, or use it less often.',
    getStartOffset(node),
  )
}
