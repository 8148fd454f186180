import { isCollection, parseDocument, visit } from 'yaml'
import { maxSizeForAllProblems } from './list-syntax-problems.ts'

/**
 * Indents the lines inside of brackets, where spaces mean nothing. Often the closing bracket is no deeper than the key,
 * which YAML forbids and most parsers accept. Undefined if there are none, or the file is invalid otherwise or too large
 * for the parser that finds them.
 */
export function indentFlow(text: string): string | undefined {
  if (text.length > maxSizeForAllProblems) return undefined
  const document = parseDocument(text, { schema: 'core', uniqueKeys: false })
  if (document.errors.length > 0) return undefined
  const parts: string[] = []
  let done = 0
  visit(document, (_, node) => {
    if (!isCollection(node) || node.flow !== true || !node.range) return undefined
    const [start, end] = node.range
    const indent = ' '.repeat(start - text.lastIndexOf('\n', start))
    parts.push(text.slice(done, start), text.slice(start, end).replaceAll('\n', `\n${indent}`))
    done = end
    return visit.SKIP
  })
  return parts.length === 0 ? undefined : [...parts, text.slice(done)].join('')
}
