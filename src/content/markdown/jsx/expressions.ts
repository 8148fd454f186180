import {
  defineMdastPlugin,
  type MdastPluginDefinition,
  type MdastVisitorContext,
  type MdxFlowExpression,
  type MdxTextExpression,
} from 'satteri'
import { ExpressionError } from '../../expressions/expression-error.ts'
import { describeKind, type Value } from '../../expressions/values.ts'
import type { DocumentData } from '../document-data.ts'
import { evaluateInPage } from './evaluate-in-page.ts'
import { reportExpressionError } from './report-expression-error.ts'

/** Replaces the expressions in the text of a page with their values. */
export function expressions(data: DocumentData): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'expressions',
    options: { position: true },
    mdxFlowExpression: (node, context) => replaceExpression(node, context, data),
    mdxTextExpression: (node, context) => replaceExpression(node, context, data),
  })
}

function replaceExpression(
  node: Readonly<MdxFlowExpression | MdxTextExpression>,
  context: MdastVisitorContext,
  data: DocumentData,
): void {
  const { line = 1, column = 1 } = node.position?.start ?? {}
  const text = reportExpressionError(data, { line, column, text: `{${node.value}` }, () =>
    formatText(evaluateInPage(node.value, data)),
  )
  if (text === undefined) context.removeNode(node)
  else context.replaceNode(node, { type: 'text', value: text })
}

/** Formats a value as text. As in JSX, `null` and booleans print nothing. A comment is `undefined`. */
function formatText(value: Value): string | undefined {
  if (value === undefined || value === null || typeof value === 'boolean') return undefined
  if (typeof value !== 'object') return String(value)
  throw new ExpressionError(
    `${describeKind(value)} can't be printed.`.replace(/^a/, 'A'),
    'Name one of its values, or write the text itself.',
    1,
  )
}
