import { parse, tokenizer } from 'acorn'
import type { EstreeProgram } from 'satteri'
import { createUnsupportedError } from './expression-error.ts'

export type Statement = EstreeProgram['body'][number]
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']
export type NodeOf<Type extends Expression['type']> = Extract<Expression, { type: Type }>

const options = { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true } as const

/** Parses code that the MDX compiler generated. */
export const parseGeneratedCode = (code: string): Statement[] =>
  // Acorn's nodes are ESTree nodes.
  (parse(code, options) as unknown as EstreeProgram).body

/** Parses the statements of a page. The compiler has checked their syntax, so what acorn can't read is JSX. */
export function parseStatements(text: string): Statement[] {
  try {
    return parseGeneratedCode(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw createUnsupportedError(text, 0)
    throw error
  }
}

/**
 * Parses the text between the braces of an expression. Offsets of its nodes count from the opening brace. A comment
 * isn't an expression.
 */
export function parseExpression(text: string): Expression | undefined {
  try {
    if (tokenizer(text, options).getToken().type.label === 'eof') return undefined
    const [statement] = parseGeneratedCode(`(${text}\n)`)
    return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
  } catch (error) {
    if (error instanceof SyntaxError) throw createUnsupportedError(text, 1)
    throw error
  }
}

/** Returns the position of a node in the parsed text. */
export const getStartOffset = (node: object): number =>
  'start' in node && typeof node.start === 'number' ? node.start : 0

/** Returns the text of a node. */
export const readNodeText = (node: object, text: string): string =>
  text.slice(getStartOffset(node), 'end' in node && typeof node.end === 'number' ? node.end : undefined)
