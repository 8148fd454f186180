import { Parser } from 'acorn'
import jsx from 'acorn-jsx'
import type { EstreeProgram } from 'satteri'
import { ExpressionError } from './expression-error.ts'

export type Statement = EstreeProgram['body'][number]
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']
export type NodeOf<Type extends Expression['type']> = Extract<Expression, { type: Type }>

const JsxParser = Parser.extend(jsx())
const options = { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true } as const

/** Parses the statements of a module or function body. */
export function parseStatements(source: string): Statement[] {
  // Acorn's nodes are ESTree nodes, with JSX from the plugin, which its types don't include.
  return withReadableErrors(() => JsxParser.parse(source, options) as unknown as EstreeProgram).body
}

/**
 * Parses the text between the braces of an expression. Offsets of its nodes count from the opening brace. A comment
 * isn't an expression.
 */
export function parseExpression(source: string): Expression | undefined {
  const isBlank = withReadableErrors(
    () => JsxParser.tokenizer(source, options).getToken().type.label === 'eof',
  )
  if (isBlank) return undefined
  const [statement] = parseStatements(`(${source}\n)`)
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

/** Returns the position of a node in the parsed text. */
export const getStartOffset = (node: object): number =>
  'start' in node && typeof node.start === 'number' ? node.start : 0

function withReadableErrors<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof SyntaxError) || !('pos' in error)) throw error
    // Acorn's own message about nesting.
    if (error.message.includes('stack space'))
      throw new ExpressionError('The expression is nested too deeply.', 'Simplify it.', 0)
    const reason = error.message.replace(/ \(\d+:\d+\)$/, '')
    throw new ExpressionError(`The expression can't be read: ${reason}.`, 'Correct it.', Number(error.pos))
  }
}
