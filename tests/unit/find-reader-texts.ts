import { parseSync } from 'vite'

/** A text in the code of a component, written out. */
export interface ReaderText {
  line: number
  text: string
}

/** Attributes, properties, and functions whose texts reach the reader. */
const textAttributes =
  /^(?:aria-(?:label|description|valuetext)|title|placeholder|alt|label|legend|hint|summary)$/
const textProperties = /^(?:textContent|innerText|ariaLabel|title|placeholder|alt)$/
const textFunctions = new Set(['announce'])

interface Node {
  type: string
  start: number
  [field: string]: unknown
}

/** Finds the texts that readers see or hear and no language can replace: in JSX, in attributes, in announcements. */
export function findReaderTexts(file: string, code: string): ReaderText[] {
  const texts: ReaderText[] = []
  const add = ({ start }: Node, text: string): void => {
    const words = text.replace(/\s+/g, ' ').trim()
    if (/\p{L}{2}/u.test(words)) texts.push({ line: code.slice(0, start).split('\n').length, text: words })
  }
  const visit = (node: Node): void => {
    if (node.type === 'JSXText') add(node, String(node.value))
    for (const shown of listShown(node)) collectTexts(shown, add)
    for (const child of listChildren(node)) visit(child)
  }
  visit(parseSync(file, code).program as unknown as Node)
  return texts
}

/** The values in a node that become text on the screen, or in the speech of a screen reader. */
function listShown(node: Node): Node[] {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return listChildren(node).filter(({ type }) => type === 'JSXExpressionContainer')
    case 'JSXAttribute':
      return textAttributes.test(String((node.name as Node).name)) && isNode(node.value) ? [node.value] : []
    case 'AssignmentExpression': {
      const { type, property } = node.left as Node
      const isText = type === 'MemberExpression' && textProperties.test(String((property as Node).name))
      return isText ? [node.right as Node] : []
    }
    case 'CallExpression':
      return textFunctions.has(String((node.callee as Node).name)) ? (node.arguments as Node[]) : []
    default:
      return []
  }
}

/** Literals that a value can be: of a condition, not the condition itself. */
function collectTexts(node: Node, add: (node: Node, text: string) => void): void {
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'string') add(node, node.value)
      return
    case 'TemplateLiteral':
      for (const part of node.quasis as Node[]) add(part, (part.value as { cooked: string }).cooked)
      return
    case 'ConditionalExpression':
      collectTexts(node.consequent as Node, add)
      collectTexts(node.alternate as Node, add)
      return
    case 'LogicalExpression':
      collectTexts(node.right as Node, add)
      return
    case 'JSXExpressionContainer':
      collectTexts(node.expression as Node, add)
      return
    default:
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const listChildren = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
