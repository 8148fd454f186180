import type { Problem } from '../../../shared/docs-error.ts'
import { ExpressionError } from '../../expressions/expression-error.ts'
import type { DocumentData } from '../document-data.ts'

/** Position of an expression's text in the document. */
export interface ExpressionPosition {
  line: number
  column: number
  /** The text that offsets refer to. Its lines after the first may have less indentation than in the document. */
  text: string
}

/** Runs `work` and reports an error in an expression. */
export function reportExpressionError<T>(
  data: DocumentData,
  position: ExpressionPosition,
  work: () => T,
): T | undefined {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    data.problems.push(toProblem(error, position, data))
    return undefined
  }
}

function toProblem(
  { message, fix, offset }: ExpressionError,
  { line, column, text }: ExpressionPosition,
  { lines, origin }: DocumentData,
): Problem {
  const before = text.slice(0, offset).split('\n')
  const [row, inRow] = [before.length - 1, before.at(-1)?.length ?? 0]
  const stripped = (lines[line - 1 + row]?.length ?? 0) - (text.split('\n')[row]?.length ?? 0)
  const at = origin(line + row)
  return {
    problem: message,
    at: { ...at, column: row === 0 ? column + inRow : Math.max(0, stripped) + inRow + 1 },
    fix,
  }
}
