import { YAMLException } from 'js-yaml'
import { LineCounter, parseDocument } from 'yaml'
import type { Problem } from '../../../shared/docs-error.ts'

/** A file up to this size is read again for all of its mistakes; of a larger one, only the first is told. */
const sizeForAll = 2_000_000

/** What keeps a file from being read. */
export function syntaxProblems(text: string, file: string, error: unknown): Problem[] {
  if (error instanceof SyntaxError) return [jsonProblem(text, file, error)]
  const first = yamlProblem(file, error)
  if (text.length > sizeForAll) return [first]
  const lines = new LineCounter()
  const { errors } = parseDocument(text, { lineCounter: lines, schema: 'core', uniqueKeys: false })
  const all = errors.map(({ message, pos }) => ({
    problem: `The file is not valid YAML: ${sentence(message)}`,
    at: { file, line: lines.linePos(pos[0]).line },
    fix: 'Put texts with a colon, a hash or braces in quotes, and check the indentation.',
  }))
  return all.length > 0 ? all : [first]
}

function yamlProblem(file: string, error: unknown): Problem {
  if (!(error instanceof YAMLException)) throw error
  return {
    problem: `The file is not valid YAML: ${sentence(error.reason)}`,
    at: { file, line: error.mark === undefined ? undefined : error.mark.line + 1 },
    fix: 'Put texts with a colon, a hash or braces in quotes, and check the indentation.',
  }
}

function jsonProblem(text: string, file: string, error: SyntaxError): Problem {
  const offset = error.message.match(/at position (\d+)/)?.[1]
  // Without a position, the text ends too early.
  const before = text.slice(0, offset === undefined ? text.length : Number(offset))
  return {
    problem: `The file is not valid JSON: ${sentence(error.message.replace(/ in JSON at position.*$/s, ''))}`,
    at: { file, line: before.split('\n').length },
    fix: 'Check commas, quotes and brackets; comments are not allowed.',
  }
}

const sentence = (message: string): string =>
  `${message
    .split('\n')[0]
    ?.replace(/ at line \d+, column \d+:?$/, '')
    .replace(/\.$/, '')}.`
