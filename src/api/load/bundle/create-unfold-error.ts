import { DocsError } from '../../../shared/docs-error.ts'
import type { Origin } from '../report-problem.ts'

export function createUnfoldError({ source, node }: Origin): DocsError {
  const problem = 'The YAML aliases in the file expand to too much data or contain themselves.'
  const at = { file: source.file, line: source.positions.getLine(node) }
  return new DocsError([{ problem, at, fix: 'Use `$ref` instead of `*`.' }])
}
