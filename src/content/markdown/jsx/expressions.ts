import {
  defineMdastPlugin,
  type MdastPluginDefinition,
  type MdxFlowExpression,
  type MdxTextExpression,
} from 'satteri'
import { ExpressionError } from '../../expressions/expression-error.ts'
import { getStartOffset, parseExpression } from '../../expressions/parse-expression.ts'
import { describeKind, isList, isObjectValue, JsxElement, type Value } from '../../expressions/values.ts'
import { checkEvaluatedElement } from '../components.ts'
import { type DocumentData, locateNode } from '../document.ts'
import { reportExpressionError } from './report-expression-error.ts'

/** Checks the expressions in the text of a page. Their values enter the article with the generated code. */
export function expressions(data: DocumentData): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'expressions',
    options: { position: true },
    mdxFlowExpression: (node) => checkExpression(node, data),
    mdxTextExpression: (node) => checkExpression(node, data),
  })
}

function checkExpression(node: Readonly<MdxFlowExpression | MdxTextExpression>, data: DocumentData): void {
  const { line = 1, column = 1 } = node.position?.start ?? {}
  reportExpressionError(data, { line, column, text: `{${node.value}` }, () => {
    const expression = parseExpression(node.value)
    if (expression === undefined) return
    checkPrintable(data.evaluator.evaluate(expression, data.scope), getStartOffset(expression), (element) =>
      checkEvaluatedElement(element, locateNode(data, node), data),
    )
  })
}

/** Objects can't be printed. */
function checkPrintable(value: Value, offset: number, checkElement: (element: JsxElement) => void): void {
  if (isList(value)) for (const item of value) checkPrintable(item, offset, checkElement)
  else if (value instanceof JsxElement) checkElement(value)
  else if (isObjectValue(value))
    throw new ExpressionError(
      `${describeKind(value)} can't be printed.`.replace(/^a/, 'A'),
      'Name one of its values.',
      offset,
    )
}
