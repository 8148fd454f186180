import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** A node of the syntax tree in ESTree form. */
export interface SyntaxNode {
  type: string
  /** Offsets in the text. */
  start: number
  end: number
  [key: string]: unknown
}

export interface Script {
  text: string
  program: SyntaxNode
  comments: readonly { value: string; start: number; end: number }[]
}

/** Parses a TypeScript or JavaScript file. Throws if its syntax is wrong. */
export function parseScript(file: string): Script {
  const text = readFileSync(file, 'utf8')
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  return { text, program: program as unknown as SyntaxNode, comments }
}

/** Calls `visit` for each node of a tree, parents first. */
export function walkSyntax(node: SyntaxNode, visit: (node: SyntaxNode, parent?: SyntaxNode) => void): void {
  const step = (current: SyntaxNode, parent?: SyntaxNode): void => {
    visit(current, parent)
    for (const value of Object.values(current).flat()) if (isNode(value)) step(value, current)
  }
  step(node)
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
