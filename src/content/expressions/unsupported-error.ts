import { ExpressionError } from './expression-error.ts'
import { getStartOffset } from './parse-expression.ts'

/** Unsupported syntax by ESTree type: its name, and what to write instead. */
const unsupportedConstructs: Record<string, [name: string, fix: string]> = {
  ArrowFunctionExpression: [
    'a function',
    'Write what it returns; functions are only allowed in `.map(…)` and `.filter(…)`.',
  ],
  AssignmentExpression: ['an assignment', 'Define a variable with `export const`.'],
  AwaitExpression: ['`await`', 'Write the result itself.'],
  CallExpression: ['a call of this kind', 'Write the result itself.'],
  ClassExpression: ['a class', 'Use one of the components.'],
  FunctionExpression: [
    'a function',
    'Write what it returns; functions are only allowed in `.map(…)` and `.filter(…)`.',
  ],
  ImportExpression: ['`import()`', 'Import at the top of the page.'],
  JSXMemberExpression: ['a component with a dot in its name', 'Use one of the components.'],
  JSXNamespacedName: ['a name with a colon', 'Use one of the components.'],
  Literal: ['a regular expression or a big integer', 'Write a string or a number.'],
  NewExpression: ['`new`', 'Write the result itself.'],
  TaggedTemplateExpression: ['a tagged template', 'Write the text itself.'],
  UpdateExpression: ['`++` or `--`', 'Write the result itself.'],
}

/** Creates the error for a node that expressions don't support. */
export function createUnsupportedError(node: { type: string }): ExpressionError {
  const [name, fix] = unsupportedConstructs[node.type] ?? [
    'this kind of expression',
    'Write the result itself.',
  ]
  return new ExpressionError(`A page can't have ${name}.`, fix, getStartOffset(node))
}
