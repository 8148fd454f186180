import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri'
import { isEventHandler } from '../../../shared/text/html.ts'
import { parseExpression } from '../../expressions/parse-expression.ts'
import { isObjectValue, type Value } from '../../expressions/values.ts'
import { type DocumentData, locateNode } from '../document.ts'
import { type ExpressionPosition, reportExpressionError } from './report-expression-error.ts'

export type JsxNode = Readonly<MdxJsxFlowElement | MdxJsxTextElement>

/** An element of a page with the values of its attributes. */
export interface ElementUse {
  name: string
  attributes: ReadonlyMap<string, Value>
  /** Names of attributes whose values come from expressions. */
  computed: ReadonlySet<string>
  /** Whether all attributes were read. False if an expression has an error. */
  isComplete: boolean
  at: { file: string; line: number }
}

/** Reads the attributes of an element in the text of a page. Errors in expressions are reported. */
export function readElement(node: JsxNode, name: string, data: DocumentData): ElementUse {
  const attributes = new Map<string, Value>()
  const computed = new Set<string>()
  let isComplete = true
  const set = (key: string, value: Value): void => {
    computed.add(key)
    if (value === undefined) attributes.delete(key)
    else attributes.set(key, value)
  }
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      const { column, ...position } = locateAttribute(node, { name: '', value: attribute.value }, data)
      // An object's braces are inside the attribute's braces.
      const spread = evaluateExpression(`{${attribute.value}}`, { ...position, column: column - 1 }, data)
      if (isObjectValue(spread)) for (const [key, value] of spread) set(key, value)
      else isComplete = false
    } else if (
      attribute.value === null ||
      attribute.value === undefined ||
      typeof attribute.value === 'string'
    ) {
      attributes.set(attribute.name, attribute.value ?? true)
    } else {
      const { value } = attribute.value
      const problems = data.problems.length
      const isRefused = isPolicyViolation(name, attribute.name)
      set(
        attribute.name,
        isRefused ||
          evaluateExpression(value, locateAttribute(node, { name: attribute.name, value }, data), data),
      )
      isComplete &&= data.problems.length === problems
    }
  }
  return { name, attributes, computed, isComplete, at: locateNode(data, node) }
}

/** Whether an HTML element has an attribute that the Content-Security-Policy blocks, whatever its value. */
export const isPolicyViolation = (element: string, attribute: string): boolean =>
  /^[a-z]/.test(element) && (attribute === 'style' || isEventHandler(attribute))

function evaluateExpression(text: string, position: ExpressionPosition, data: DocumentData): Value {
  return reportExpressionError(data, position, () => {
    const expression = parseExpression(text)
    return expression === undefined ? undefined : data.evaluator.evaluate(expression, data.scope)
  })
}

/** Finds the brace before an attribute's expression, because the tree has positions of elements only. */
function locateAttribute(
  node: JsxNode,
  { name, value }: { name: string; value: string },
  { lines }: DocumentData,
): ExpressionPosition {
  const { start, end } = node.position ?? { start: { line: 1, column: 1 }, end: { line: 1 } }
  const first = value.split('\n', 1)[0] ?? ''
  for (let line = start.line; line <= end.line; line++) {
    const text = lines[line - 1] ?? ''
    const from = text.indexOf(name, line === start.line ? start.column : 0)
    const brace = from === -1 ? -1 : text.indexOf(`{${first}`, from)
    if (brace !== -1) return { line, column: brace + 1, text: `{${value}` }
  }
  return { line: start.line, column: start.column, text: `{${value}` }
}
