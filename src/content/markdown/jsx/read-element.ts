import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri'
import { isEventHandler } from '../../../shared/text/escape-html.ts'
import { createUnsupportedError } from '../../expressions/expression-error.ts'
import type { Value } from '../../expressions/values.ts'
import { type DocumentData, locateNode } from '../document-data.ts'
import { evaluateInPage } from './evaluate-in-page.ts'
import { type ExpressionPosition, reportExpressionError } from './report-expression-error.ts'

export type JsxNode = Readonly<MdxJsxFlowElement | MdxJsxTextElement>

/** An element of a page with the values of its attributes. */
export interface ElementUse {
  name: string
  attributes: ReadonlyMap<string, Value>
  /** Whether all attributes have a value. False if an expression has an error. */
  isComplete: boolean
  at: { file: string; line: number }
}

/** Reads the attributes of an element in the text of a page. Errors in expressions are reported. */
export function readElement(node: JsxNode, name: string, data: DocumentData): ElementUse {
  const attributes = new Map<string, Value>()
  let isComplete = true
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      const { value } = attribute
      isComplete = false
      reportExpressionError(data, locateAttribute(node, { name: '', value }, data), () => {
        throw createUnsupportedError(value, 1)
      })
    } else if (typeof attribute.value !== 'object' || attribute.value === null) {
      attributes.set(attribute.name, attribute.value ?? true)
    } else {
      const { value } = attribute.value
      const isRefused = isPolicyViolation(name, attribute.name)
      const evaluated = isRefused || evaluateAttribute(node, { name: attribute.name, value }, data)
      if (typeof evaluated === 'string') data.attributeTexts.set(value, evaluated)
      if (evaluated === undefined) isComplete = false
      else attributes.set(attribute.name, evaluated)
    }
  }
  return { name, attributes, isComplete, at: locateNode(data, node) }
}

/** Whether an HTML element has an attribute that the Content-Security-Policy blocks, whatever its value. */
export const isPolicyViolation = (element: string, attribute: string): boolean =>
  /^[a-z]/.test(element) && (attribute === 'style' || isEventHandler(attribute))

interface AttributeExpression {
  name: string
  /** The text between the braces. */
  value: string
}

const evaluateAttribute = (node: JsxNode, attribute: AttributeExpression, data: DocumentData): Value =>
  reportExpressionError(data, locateAttribute(node, attribute, data), () =>
    evaluateInPage(attribute.value, data),
  )

/** Finds the brace before an attribute's expression, because the tree has positions of elements only. */
function locateAttribute(
  node: JsxNode,
  { name, value }: AttributeExpression,
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
